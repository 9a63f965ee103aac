import { type ServiceGuide } from './guide'

export const tileBacksplashInstallation: ServiceGuide = {
  slug: 'tile-backsplash-installation',
  heading: 'What houses in {town} ask of tile',
  scope:
    'Backsplashes, shower walls and tiled floors, from the drawing of the cuts to the last line of caulk. What is under the tile gets as much time as the tile.',
  price: {
    titles: ['Finishing & Painting'],
    wording: 'Quoted per square foot after measuring',
    note: 'Tile is not a line of its own on our price list, because a plain backsplash and a mosaic floor have little in common. You get a fixed figure for your room. Outlets to move fall under lighting and electrical.',
  },
  timeline: 'A backsplash takes 2–3 days, a bath floor 3–4, a full shower about a week with its drying',
  leadTimes:
    'Tile in stock comes within days, special orders in 3 to 8 weeks. Order a tenth more than the drawing says, all from one lot.',
  steps: [
    {
      title: 'Layout, drawn before the first cut',
      short: '',
      text: 'We draw the wall with every piece on it. Cuts go to corners and under cabinets, and nothing thinner than half a tile shows.',
    },
    {
      title: 'Wall and floor made ready',
      short: '',
      text: 'Flat to an eighth of an inch in ten feet, stiff, clean and dry. Most of the trouble people have with tile starts below it.',
    },
    {
      title: 'Waterproofing where water reaches',
      short: '',
      text: 'A membrane over the pan and up the walls, sealed at every pipe. It stands full of water for a day before the tile.',
    },
    {
      title: 'Setting the tile',
      short: '',
      text: 'Ceramic, porcelain, glass or stone, each with its own mortar. Large pieces are buttered twice and leveled with clips.',
    },
    {
      title: 'Outlets and edges',
      short: '',
      text: 'Boxes are brought out flush and plates sit flat. Open edges get a metal profile or a glazed side, never a line of caulk.',
    },
    {
      title: 'Grout, caulk and seal',
      short: '',
      text: 'Grout in the field, caulk where planes meet, sealer where the stone or grout needs it. You keep a bag of each and the spare tile.',
    },
  ],
  drivers: [
    'Square feet, and how many pieces have to be cut',
    'The tile itself: from a few dollars a foot to fifty',
    'Pattern: herringbone takes half as long again',
    'Edges, niches and outlets',
  ],
  decide: [
    'Grout color. It changes a wall more than the tile does.',
    'Where the tile stops: at the cabinet, the window or the ceiling.',
    'Outlets in the tile or under the cabinets.',
    'Edge: profile, bullnose or miter.',
    'Matte or gloss. On floors, ask for the slip rating.',
  ],
  mistakes: [
    'Starting with a full tile at one end and a sliver at the other.',
    'Grout in the corners. It cracks there; caulk does not.',
    'Buying the exact square feet and no box more.',
    'Large tile on a shower floor that has to slope to the drain.',
    'Glossy tile on a floor that gets wet.',
  ],
  questions: [
    {
      question: 'How long before we can use the shower?',
      answer:
        'The tile is set in two or three days, grouted the day after, and then left alone. Cement grout wants about three days before water, epoxy one. From demolition it is about a week.',
    },
    {
      question: 'How much tile should we order?',
      answer:
        'A tenth more than the area, a sixth more for herringbone or stone. All from one lot. Keep what is left; it is the only tile that will ever match.',
    },
    {
      question: 'What happens at a visit?',
      answer:
        'We hold a straightedge to the wall, knock on the floor, count outlets and measure. You get a drawing with the cuts and a fixed figure. The visit is free and binds you to nothing.',
    },
  ],
}
