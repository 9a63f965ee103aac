import { type Finish } from './finish-types'

// Paint is much the same on an island as on the wall cabinets; the island stands where shoes, stools and bags hit it.

const cabinets: Finish[] = [
  {
    id: 'warm-white',
    surface: 'cabinets',
    name: 'Warm white',
    about: 'Painted Shaker doors in a white with a little cream in it, one of the makers’ stock colors.',
    wear: 'Shows drips and fingerprints, which wipe off. Fine lines open at the joints with the seasons; touch-up paint hides chips.',
    cost: { line: 'cabinets', at: 0.3 },
  },
  {
    id: 'sage',
    surface: 'cabinets',
    name: 'Sage',
    about: 'Painted Shaker doors in a gray-green that looks cooler in morning light and warmer under lamps.',
    wear: 'Hides more than white does. Chips show the primer underneath, so keep the touch-up bottle.',
    cost: { line: 'cabinets', at: 0.4 },
  },
  {
    id: 'navy',
    surface: 'cabinets',
    name: 'Navy',
    about:
      'Painted Shaker doors in a dark blue. It takes light out of a room, so it wants a window or a pale counter.',
    wear: 'Dust, flour and fingerprints show on dark paint. Scratches look light and are easy to touch up.',
    cost: { line: 'cabinets', at: 0.4 },
  },
  {
    id: 'charcoal',
    surface: 'cabinets',
    name: 'Charcoal',
    about: 'Painted Shaker doors in a gray that is nearly black and has no blue in it.',
    wear: 'The most fingerprints of all colors, near the pulls above all. A matte finish marks when it is scrubbed.',
    cost: { line: 'cabinets', at: 0.4 },
  },
  {
    id: 'oak',
    surface: 'cabinets',
    name: 'Natural oak',
    about: 'White oak veneer with solid frames under a clear matte finish. No two doors have the same grain.',
    wear: 'Hides fingerprints and small dents well. It yellows a little in the first years, faster in the sun.',
    cost: { line: 'cabinets', at: 0.6 },
  },
  {
    id: 'walnut',
    surface: 'cabinets',
    name: 'Walnut',
    about:
      'American walnut veneer with solid frames under a clear finish: brown, with a straight, quiet grain.',
    wear: 'Softer than oak, so it dents sooner. It grows lighter in sunlight; turn or open what stands before it.',
    cost: { line: 'cabinets', at: 0.9 },
  },
  {
    id: 'forest',
    surface: 'cabinets',
    name: 'Forest green',
    about: 'Painted Shaker doors in a deep green, mixed to order.',
    wear: 'As navy: dust and dried drips show. It looks black in a dim corner, so ask for a sample door first.',
    cost: { line: 'cabinets', at: 0.45 },
  },
  {
    id: 'greige',
    surface: 'cabinets',
    name: 'Greige',
    about: 'Painted Shaker doors between gray and beige, one of the makers’ stock colors.',
    wear: 'The paint that hides the most: neither crumbs nor dust stand out. Chips are easy to touch up.',
    cost: { line: 'cabinets', at: 0.3 },
  },
]

const islandWear: Record<string, string> = {
  'warm-white':
    'Shoes and stools leave dark marks at the bottom. Most wipe off; a wooden rail along the base saves the rest.',
  sage: 'Scuffs show less than on white. The corners chip first, where bags and stools hit them.',
  navy: 'Shoe marks hardly show, dust and crumbs do. The corners chip first.',
  charcoal: 'Hides shoe marks, shows flour and fingers. Matte paint shines where knees rub it.',
  oak: 'The finish for a house with children: dents and scuffs disappear in the grain, and it can be sanded lightly.',
  walnut: 'Dents from stools show in raking light. Oil or a wax stick covers most scratches.',
  forest: 'Shoe marks hardly show, dried drips do. The corners chip first.',
  greige: 'Hides dust and most scuffs. The corners chip first, and touch up well.',
}
const islandOrder = ['navy', 'walnut', 'oak', 'warm-white', 'forest', 'greige', 'sage', 'charcoal']
const island = islandOrder.map((id): Finish => {
  const same = cabinets.find((finish) => finish.id === id)!
  return { ...same, surface: 'island', wear: islandWear[id]! }
})

const counter: Finish[] = [
  {
    id: 'calacatta',
    surface: 'counter',
    name: 'Calacatta marble',
    said: 'Calacatta marble',
    about: 'White Italian marble with gray veins. You choose the slab itself, as no two are alike.',
    wear: 'Lemon and vinegar etch it dull, wine and oil stain it. Seal it twice a year, or come to like its marks.',
    cost: { line: 'countertops', at: 1 },
  },
  {
    id: 'white-quartz',
    surface: 'counter',
    name: 'White quartz',
    about: 'Ground quartz bound with resin, nearly plain white. It looks like its sample, slab after slab.',
    wear: 'Doesn’t stain and is never sealed. A pan straight from the stove can scorch the resin, so use a trivet.',
    cost: { line: 'countertops', at: 0.4 },
  },
  {
    id: 'travertine',
    surface: 'counter',
    name: 'Travertine',
    about: 'A beige stone whose small holes are filled, then honed to a matte face.',
    wear: 'Soft for a counter: it scratches, and acids etch it. Seal it twice a year; fillings may need renewing.',
    cost: { line: 'countertops', at: 0.5 },
  },
  {
    id: 'soapstone',
    surface: 'counter',
    name: 'Soapstone',
    about: 'A dark gray stone that feels soft, as it holds talc. Oil turns it nearly black.',
    wear: 'Neither acids nor hot pans harm it. It scratches easily; sandpaper and oil take scratches out again.',
    cost: { line: 'countertops', at: 0.75 },
  },
  {
    id: 'black-granite',
    surface: 'counter',
    name: 'Black granite',
    about: 'A dense, fine-grained stone, almost without pattern when it is dark.',
    wear: 'Hard to scratch, stain or burn. Polished, it shows water spots and crumbs; a honed face hides them.',
    cost: { line: 'countertops', at: 0.35 },
  },
  {
    id: 'butcher-block',
    surface: 'counter',
    name: 'Butcher block',
    about: 'Strips of solid maple or oak glued on edge, about an inch and a half thick.',
    wear: 'Water left at the sink turns it black. Oil it monthly in the first year; it can be sanded new.',
    cost: { line: 'countertops', at: 0.1 },
  },
]

const splash: Finish[] = [
  {
    id: 'white-subway',
    surface: 'splash',
    name: 'White subway',
    said: 'white subway tile',
    about: 'Glazed ceramic tile, three by six inches, laid like bricks.',
    wear: 'The glaze wipes clean and lasts. The grout behind the stove darkens first; gray grout doesn’t show it.',
    cost: { line: null, at: 0.1 },
  },
  {
    id: 'cream-zellige',
    surface: 'splash',
    name: 'Cream zellige',
    about: 'Moroccan clay tile, cut and glazed by hand, so that edges, shades and thickness vary.',
    wear: 'Small chips and crackle are part of it. The thin joints need sealing near the stove.',
    cost: { line: null, at: 0.7 },
  },
  {
    id: 'blue-subway',
    surface: 'splash',
    name: 'Blue subway',
    said: 'blue subway tile',
    about: 'The same ceramic tile as white subway in a blue glaze that varies a little from piece to piece.',
    wear: 'Wipes clean and hides spatter better than white. Buy a box more: the next batch may not match.',
    cost: { line: null, at: 0.25 },
  },
  {
    id: 'charcoal-stack',
    surface: 'splash',
    name: 'Charcoal stacked tile',
    about: 'Long dark porcelain tile laid in straight columns, which asks for a very flat wall.',
    wear: 'Nothing stains it. Dried water and grease film show on the dark face until it is wiped.',
    cost: { line: null, at: 0.4 },
  },
  {
    id: 'marble-slab',
    surface: 'splash',
    name: 'Marble slab',
    about:
      'One or two pieces of marble from counter to cabinets, cut from the slab of the counter if you like.',
    wear: 'No grout to clean. Tomato and lemon behind the stove etch it; wipe them at once and seal it yearly.',
    cost: { line: null, at: 1 },
  },
  {
    id: 'sage-zellige',
    surface: 'splash',
    name: 'Sage zellige',
    about: 'Handmade Moroccan clay tile in gray-greens, from pale to mossy within one box.',
    wear: 'As the cream: chips belong to it, and hide better. Seal the thin joints near the stove.',
    cost: { line: null, at: 0.75 },
  },
]

const floor: Finish[] = [
  {
    id: 'natural-oak',
    surface: 'floor',
    name: 'Natural oak planks',
    about: 'White oak boards under a matte finish, engineered or solid, running from room to room.',
    wear: 'Dents and wears where one stands at the sink, and can be sanded several times. Wipe up water.',
    cost: { line: null, at: 0.3 },
  },
  {
    id: 'pale-ash',
    surface: 'floor',
    name: 'Pale ash planks',
    about: 'Ash boards, whitened so that they don’t yellow. A strong grain, little color.',
    wear: 'About as hard as oak. Its pale face shows dark crumbs and hides dust; whitened oil is renewed every few years.',
    cost: { line: null, at: 0.4 },
  },
  {
    id: 'limestone',
    surface: 'floor',
    name: 'Limestone',
    about: 'Large honed tiles of pale stone. Cool to stand on, so it goes well with a heated floor.',
    wear: 'Acids and oil mark it until it is sealed, and again when the seal is worn. What falls on it breaks.',
    cost: { line: null, at: 0.75 },
  },
  {
    id: 'oak-herringbone',
    surface: 'floor',
    name: 'Oak herringbone',
    about: 'Short oak blocks laid in a zigzag, each one by hand, on a floor that was made flat first.',
    wear: 'As oak planks, and dents show less in the pattern. Sanding takes more care, since the grain runs two ways.',
    cost: { line: null, at: 0.9 },
  },
  {
    id: 'slate',
    surface: 'floor',
    name: 'Slate',
    about: 'Blue-gray stone tile with a slightly uneven face that shoes grip.',
    wear: 'Takes mud and salt without a trace. Thin flakes may come off in the first year; seal it every few years.',
    cost: { line: null, at: 0.55 },
  },
  {
    id: 'terracotta',
    surface: 'floor',
    name: 'Terracotta',
    about: 'Fired clay tile, warm in color and to the foot, with a shade of its own in each piece.',
    wear: 'Drinks oil and wine until it is sealed, and is sealed yearly. Scratches and worn edges suit it.',
    cost: { line: null, at: 0.5 },
  },
  {
    id: 'walnut-planks',
    surface: 'floor',
    name: 'Walnut planks',
    about: 'Walnut boards, dark brown with lighter streaks, under a matte finish.',
    wear: 'A quarter softer than oak: heels and dogs leave marks. It grows lighter in the sun, paler than where a rug lay.',
    cost: { line: null, at: 0.85 },
  },
]

const metal: Finish[] = [
  {
    id: 'brass',
    surface: 'metal',
    name: 'Brass',
    about:
      'Satin brass on pulls, faucet and pendants. Lacquered it stays as it is; unlacquered it turns brown.',
    wear: 'Lacquer wears off where hands are, in five to ten years. Unlacquered brass can be polished at any time.',
    cost: { line: 'finishing', at: 0.8 },
  },
  {
    id: 'nickel',
    surface: 'metal',
    name: 'Nickel',
    about: 'Brushed nickel: a warm silver without shine.',
    wear: 'The most forgiving metal: water spots and fingers hardly show, and it doesn’t tarnish.',
    cost: { line: 'finishing', at: 0.4 },
  },
  {
    id: 'black',
    surface: 'metal',
    name: 'Black',
    about: 'Matte black, a coating on steel or zinc.',
    wear: 'Hard water leaves white spots on the faucet. Rings scratch cheap coatings, so handle one before you buy.',
    cost: { line: 'finishing', at: 0.35 },
  },
  {
    id: 'chrome',
    surface: 'metal',
    name: 'Chrome',
    about: 'Polished chrome plate, a bluish mirror that goes with every faucet maker’s line.',
    wear: 'Hard and cheap to replace. Shows each drop and fingerprint, and wipes off in a second.',
    cost: { line: 'finishing', at: 0.1 },
  },
]

/** The finishes of the built-in kitchen, in the order in which its layers were rendered. */
export const builtInFinishes: readonly Finish[] = [
  ...cabinets,
  ...island,
  ...counter,
  ...splash,
  ...floor,
  ...metal,
]
