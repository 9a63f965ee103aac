import { type ServiceGuide } from './guide'

export const countertopsVanities: ServiceGuide = {
  slug: 'countertops-vanities',
  heading: 'What houses in {town} ask of a counter',
  scope:
    'We replace kitchen counters with quartz, granite, marble or butcher block, and set vanities complete with basin and faucet. Each top is measured by laser in your room, cut once and set in a day.',
  price: {
    titles: ['Countertop Installation'],
    note: 'The range is the countertop line of our price list. Moving a sink, gas or water falls under plumbing, and a vanity is priced as a piece.',
  },
  timeline: '3–5 days of our work in all, with the top itself set in one day',
  leadTimes:
    'Between template and setting, 1–2 weeks pass. Slabs in stock can be held for a short time, and special colors take 2–4 weeks.',
  steps: [
    {
      title: 'Slab and samples',
      short: 'You see whole slabs and take samples home.',
      text: "You look at whole slabs, because a small square doesn't show how color and veins run. We go over heat, acid and sealing for each material, and you take samples home to your own light. The slab you choose is reserved for a short time; a color out of stock adds weeks.",
    },
    {
      title: 'Digital template in your room',
      short: 'A laser measures your cabinets in about an hour.',
      text: 'When the cabinets are level and fastened, a laser reads walls, corners and boxes in about an hour. The sink, faucet and cooktop have to be there, since the holes are cut to them. A missing sink is what most often postpones this visit.',
    },
    {
      title: 'Cut-outs, edge and seams',
      short: 'You approve every seam and edge on a drawing.',
      text: 'The shop sends a drawing with each seam, edge and cut-out, and you approve it before the saw starts. Seams go where a cabinet supports them, with the veins matched as well as the slab allows. The shop needs one to two weeks, with your old top in use.',
    },
    {
      title: 'The old top comes off',
      short: 'The old top comes off without harming the cabinets.',
      text: 'On the day before setting, or the same morning, water and gas are shut off and the old top is cut free from below so the cabinets stay whole. It leaves with us. Then we check the boxes for level again and add support where the new top is heavier.',
    },
    {
      title: 'Setting and sealing',
      price: 'Countertop Installation',
      short: 'The pieces are fitted, joined and sealed in a day.',
      text: "The pieces are set dry, shimmed until they bear everywhere, then glued and joined with resin in the color of the stone. Overhangs get their steel brackets first. Natural stone is sealed the same day, and the sink's adhesive rests overnight before the plumbing is connected.",
    },
    {
      title: 'Basin, faucet and vanity',
      price: 'Plumbing Services',
      short: 'Sink and faucet are connected and checked for leaks.',
      text: 'The next day the faucet, drain and disposal are connected, with new shut-offs where the old ones fail, and everything runs while we look for drips. A vanity is leveled, fastened to the wall and given its top and basin. Tile behind the counter follows after that.',
    },
  ],
  drivers: [
    'The price group of the material comes first, then the number of slabs.',
    'Each cut-out for a sink, cooktop or faucet is work at the shop.',
    'A plain eased edge is included, while mitered and shaped edges cost extra.',
    'A splash of four inches costs less than full-height stone behind the counter.',
    'Stairs, long carries and tight turns can add a seam or more hands.',
  ],
  decide: [
    'Buy the sink before the template, because the opening is cut to it.',
    'Decide with us where the seam goes, since you will see it daily.',
    'Choose between stone that is sealed every year and one that needs no sealing.',
    'Settle the height of the splash early, as it comes from the same slab.',
    'Count the holes you want for faucet, soap, filtered water and air gap.',
  ],
  mistakes: [
    'The stone is chosen from a small sample, although slabs vary from one to the next.',
    "The faucet stands so close to the splash that its handle can't turn.",
    'An overhang of twelve inches is left without any support beneath it.',
    'The template is made before the cabinets have been screwed down.',
    'Polished black goes beside a sunny window, where it shows every crumb.',
  ],
  questions: [
    {
      question: 'How many days will we be without a sink?',
      answer:
        'As a rule two, if the old top comes off the day before the new one is set. Between the template and that day your old counter stays in place, so you cook as usual during the one to two weeks at the shop.',
    },
    {
      question: 'Quartz or granite?',
      answer:
        'Quartz needs no sealing but can be marked by a hot pan, so it wants a trivet. Granite stands heat and is sealed about once a year. Both come in plain and costly grades, so choose by how you cook and then by color.',
    },
    {
      question: 'Can you template next week?',
      answer:
        'Usually, if the cabinets are in place and the sink is at hand. The template itself takes about an hour. With a photograph of the kitchen and rough lengths, we can give you a first idea of the price before we come.',
    },
    {
      question: 'Can our old cabinets carry stone?',
      answer:
        "Most can, if the boxes are sound and fastened to the wall. We check the sink base, the corners and any open span such as the dishwasher's, and add plywood or steel where needed. A box that gives under pressure is repaired before the template.",
    },
    {
      question: 'Is marble wrong for a kitchen?',
      answer:
        'Not if you accept that it will change. Lemon and wine etch a polished surface within minutes, and a honed one shows it less. Many people use marble for a vanity or a baking counter, and quartz with similar veins around the sink and range.',
    },
  ],
}
