import { type ServiceGuide } from './guide'

export const countertopsVanities: ServiceGuide = {
  slug: 'countertops-vanities',
  heading: 'What houses in {town} ask of a counter',
  scope:
    'A new top in stone, quartz or wood for the kitchen, and vanities complete with basin and faucet for the baths. Measured by laser, cut once, set in a day.',
  price: {
    titles: ['Countertop Installation'],
    note: 'That is the countertop line of our price list. Moving a sink, gas or water falls under plumbing, and a vanity is priced as a piece.',
  },
  timeline: '3–5 days of our work in all; the top itself is set in one',
  leadTimes:
    'One to two weeks pass between template and setting. Slabs in stock can be reserved for a short time; special colors take 2 to 4 weeks.',
  steps: [
    {
      title: 'Slab and samples',
      short: '',
      text: 'You see full slabs, not squares. We talk about heat, acid and sealing, and you take two samples home to the window.',
    },
    {
      title: 'Digital template in your room',
      short: '',
      text: 'A laser reads walls, corners and cabinets in an hour. Sink and faucet are on the spot, because holes are cut from the real thing.',
    },
    {
      title: 'Cut-outs, edge and seams',
      short: '',
      text: 'You approve a drawing with every seam on it. Seams go at the sink or on a cabinet side, and veins are matched over them.',
    },
    {
      title: 'The old top comes off',
      short: '',
      text: 'Water is off for the morning. The old top is cut free from below so that the cabinets stay whole, and goes with us.',
    },
    {
      title: 'Setting and sealing',
      price: 'Countertop Installation',
      short: '',
      text: 'Pieces are dry-set, shimmed to a hair, then glued and joined with tinted resin. Natural stone is sealed the same day.',
    },
    {
      title: 'Basin, faucet and vanity',
      price: 'Plumbing Services',
      short: '',
      text: 'Sink clipped and sealed, faucet and trap connected, everything run for ten minutes with a dry towel beneath.',
    },
  ],
  drivers: [
    'Price group of the material, then the number of slabs',
    'Cut-outs: sinks, cooktop, faucets and outlets',
    'Edge: eased is in the price, mitered and ogee are not',
    'Splash: four inches, full height or tile',
  ],
  decide: [
    'The sink, before the template. Buy it, unpack it, put it in the room.',
    'Where the seam goes. You approve it on a drawing.',
    'Sealing once a year, or a stone that never asks.',
    'Splash height, since it is cut from the same slab.',
    'How many holes: faucet, soap, filter, air gap.',
  ],
  mistakes: [
    'Choosing from a four-inch sample. Slabs vary by the yard.',
    'A faucet too close to the splash to turn its handle.',
    'Twelve inches of overhang with nothing under it.',
    'Templating before the cabinets are screwed down.',
    'Polished black by a window. You will see each crumb.',
  ],
  questions: [
    {
      question: 'How many days without a sink?',
      answer:
        'Two, as a rule, if the old top comes off the day before the new one is set. Between template and setting your old counter stays in use. That pause lasts one to two weeks.',
    },
    {
      question: 'Quartz or granite?',
      answer:
        'Quartz needs no sealing and dislikes heat; use a trivet. Granite takes heat and wants sealing about once a year. Both run from plain to costly. Choose by how you cook, then by color.',
    },
    {
      question: 'Can you template next week?',
      answer:
        'If the cabinets stand and the sink is on hand, usually. The template takes an hour. Call with a photo of the kitchen and the rough lengths, and you have a first figure the same day or the next.',
    },
  ],
}
