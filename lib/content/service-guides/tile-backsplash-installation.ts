import { type ServiceGuide } from './guide'

export const tileBacksplashInstallation: ServiceGuide = {
  slug: 'tile-backsplash-installation',
  heading: 'What houses in {town} ask of tile',
  scope:
    'We tile backsplashes, shower walls and floors, from the drawing of the cuts to the last joint of caulk. The wall or floor under the tile gets as much time as the tile itself.',
  price: {
    titles: ['Finishing & Painting'],
    wording: 'Quoted per square foot after measuring',
    note: 'Tile is not a line of its own on our price list, because a plain backsplash and a mosaic floor have little in common. You get a fixed price for your room. Outlets that move fall under lighting and electrical.',
  },
  timeline:
    'A backsplash takes 2–3 days, a bath floor 3–4 days, and a full shower about a week with its drying',
  leadTimes:
    'Tile from stock is here within days, while special orders take 3–8 weeks. We order a tenth more than the drawing shows, all from one lot.',
  steps: [
    {
      title: 'Layout, drawn before the first cut',
      short: 'We draw every cut before the first tile is set.',
      text: 'We measure the wall or floor and draw it with every tile. Full pieces go where the eye falls, and cuts go to corners and under cabinets, none thinner than half a tile if the size allows. From that drawing we order, with some to spare, from one lot.',
    },
    {
      title: 'Wall and floor made ready',
      short: 'The wall or floor is made flat and firm.',
      text: 'Old tile and loose material come off, and we check with a straightedge. Floors are stiffened and walls patched or boarded until they are flat within an eighth of an inch in ten feet. A crooked wall or a soft floor is the usual cause of an additional day.',
    },
    {
      title: 'Waterproofing where water reaches',
      short: 'Showers get a membrane that is tested with water.',
      text: "In showers and tub surrounds, a membrane covers the walls and any pan and is sealed at every pipe and corner. The pan stands full of water for a day, and you can see for yourself that it holds. A kitchen splash doesn't need this, so there we go straight to setting.",
    },
    {
      title: 'Setting the tile',
      short: 'Each material is set in the mortar it needs.',
      text: 'Ceramic, porcelain, glass and stone each have a mortar that suits them. We start from the drawn line, check for flatness as we go and butter the back of large pieces so they bear fully. Large walls and patterns take longer, and the mortar rests overnight before any grout.',
    },
    {
      title: 'Outlets and edges',
      short: 'Outlets sit flush and every open edge is finished.',
      text: 'Outlet boxes are brought forward to the face of the tile so that the plates sit flat. Open edges get a metal profile, a bullnose or a mitered corner, which has to be chosen before the tile is ordered. Outlets that should move are wired before the wall is prepared.',
    },
    {
      title: 'Grout, caulk and seal',
      short: 'Joints are grouted, corners caulked and stone is sealed.',
      text: 'Grout fills the joints, and flexible caulk goes where walls meet each other, the counter or the tub. Stone and cement grout get a sealer once they are dry. Depending on the grout, a shower rests one to three days. The spare tile and the color names stay with you.',
    },
  ],
  drivers: [
    'Square feet count, and so does the number of pieces that must be cut.',
    'The tile itself can cost little or many times as much per square foot.',
    'Herringbone and other patterns take far longer to set than straight rows.',
    'Edges, niches and outlets are each finished by hand.',
    "A wall or floor that isn't flat needs preparation before the first tile.",
  ],
  decide: [
    'Choose the grout color with the tile, since it changes the whole wall.',
    'Decide where the tile stops: at the cabinet, the window or the ceiling.',
    'Settle whether outlets sit in the tile or under the wall cabinets.',
    'Pick the edge, whether metal profile, bullnose or miter, before ordering.',
    'For a wet floor, choose a tile with a good slip rating.',
  ],
  mistakes: [
    'The row starts with a full tile and ends in a sliver at the corner.',
    'Corners are filled with grout, which cracks there, instead of flexible caulk.',
    'Only the exact square footage is bought, and one broken box stops the work.',
    'Large tile is laid on a shower floor that must slope to the drain.',
    'Glossy tile is chosen for a floor where people walk with wet feet.',
  ],
  questions: [
    {
      question: 'How long before we can use the shower?',
      answer:
        'Tile is set in two or three days and grouted the day after. Cement grout then wants about three days before water, epoxy grout about one. With demolition and waterproofing before it, count on a week or somewhat more until the first shower.',
    },
    {
      question: 'How much tile should we order?',
      answer:
        'We order it for you from the drawing: about a tenth more than the area, and a sixth more for herringbone or natural stone, all from one lot. What is left stays with you, because a later lot seldom matches in color.',
    },
    {
      question: 'What happens at a visit?',
      answer:
        'We hold a straightedge to the wall, check how firm the floor is, count the outlets and measure. You get a drawing with the cuts and a fixed price for the room. The visit is free and carries no obligation.',
    },
    {
      question: 'Can you tile over the old tile?',
      answer:
        'Sometimes on a dry wall, if the old tile is firm and the added thickness works at outlets and edges. We advise against it in a shower or on a floor, since nobody can see what is behind it. Usually the old tile comes off.',
    },
    {
      question: 'Which grout stays clean?',
      answer:
        'Epoxy grout takes up almost no stain and needs no sealer, though it costs more to put in. Cement grout is easier to repair and stays clean longer when it is sealed. Narrow joints and a medium color help with either one.',
    },
  ],
}
