/** The six services of the price list (specification §9). Prices in US dollars, `days` the working time. */
export const serviceCards = [
  {
    title: 'Custom Kitchen Design',
    description: 'A measured plan, the cabinet layout and 3D renderings, before anything is ordered.',
    price: '$2,500-$5,000',
    timeline: '1-2 weeks',
  },
  {
    title: 'Cabinet Installation',
    description: 'Custom or stock boxes set level and scribed to your walls, or your own doors refaced.',
    price: '$8,000-$25,000',
    timeline: '1-2 weeks',
  },
  {
    title: 'Countertop Installation',
    description: 'Quartz, granite, marble or butcher block, templated once the cabinets are in.',
    price: '$3,000-$8,000',
    timeline: '3-5 days',
  },
  {
    title: 'Lighting & Electrical',
    description: 'Light under the cabinets, pendants over the island, outlets where the work happens.',
    price: '$2,000-$6,000',
    timeline: '2-4 days',
  },
  {
    title: 'Plumbing Services',
    description: 'Sinks, faucets, dishwashers and showers moved or replaced.',
    price: '$1,500-$4,000',
    timeline: '1-3 days',
  },
  {
    title: 'Finishing & Painting',
    description: 'Trim, paint and hardware, so the room is done on the last day.',
    price: '$1,000-$3,500',
    timeline: '2-5 days',
  },
] as const
