/** The built-in pictures: design renderings, to be replaced by the owner's photographs under the same names. */
export type BuiltInImage = { alt: string; width: number; height: number; color: string }

export const builtInImages: Record<string, BuiltInImage> = {
  '/images/hero-kitchen.webp': {
    alt: 'Design rendering of a bright white kitchen with a navy island, brass pendants and oak floor',
    width: 2400,
    height: 1350,
    color: '#aea79c',
  },
  '/images/hero-fallback.webp': {
    alt: 'Design rendering of a white and navy kitchen with upholstered stools at a marble island',
    width: 1600,
    height: 1067,
    color: '#d0cfca',
  },
  '/images/og-default.webp': {
    alt: 'Design rendering of a white and navy kitchen with an island and brass pendants',
    width: 1200,
    height: 630,
    color: '#a09c93',
  },
  '/images/kitchen-01-before.webp': {
    alt: 'Before: dated kitchen with honey-oak cabinets, laminate counters and a vinyl floor',
    width: 1600,
    height: 1067,
    color: '#aba28d',
  },
  '/images/kitchen-01-after.webp': {
    alt: 'After: white shaker kitchen with a marble waterfall island and herringbone oak floor',
    width: 1600,
    height: 1067,
    color: '#c3c1bd',
  },
  '/images/kitchen-02-before.webp': {
    alt: 'Before: worn white kitchen with laminate counters, old tile and a round oak table',
    width: 1600,
    height: 1067,
    color: '#cdc9c2',
  },
  '/images/kitchen-02-after.webp': {
    alt: 'After: navy and white kitchen with subway tile, oak shelves and a butcher-block island',
    width: 1600,
    height: 1067,
    color: '#cdc9c0',
  },
  '/images/kitchen-03-before.webp': {
    alt: 'Before: dated kitchen with pale pine cabinets, laminate and a fluorescent ceiling box',
    width: 1600,
    height: 1067,
    color: '#c6bfb1',
  },
  '/images/kitchen-03-after.webp': {
    alt: 'After: sage green kitchen with zellige tile, brass pendants and terracotta hexagon floor',
    width: 1600,
    height: 1067,
    color: '#887557',
  },
  '/images/kitchen-04-before.webp': {
    alt: 'Before: oak kitchen with a laminate peninsula, beige floor tile and a single globe lamp',
    width: 1600,
    height: 1067,
    color: '#c9c0b0',
  },
  '/images/kitchen-04-after.webp': {
    alt: 'After: modern walnut kitchen with a white waterfall island and a linear black pendant',
    width: 1600,
    height: 1067,
    color: '#503b2e',
  },
  '/images/kitchen-05-before.webp': {
    alt: 'Before: dark cherry kitchen with laminate counters, black appliances and beige tile',
    width: 1600,
    height: 1067,
    color: '#774c36',
  },
  '/images/kitchen-05-after.webp': {
    alt: 'After: greige transitional kitchen with an oak island, herringbone tile and lanterns',
    width: 1600,
    height: 1067,
    color: '#967f62',
  },
  '/images/kitchen-06-before.webp': {
    alt: 'Before: narrow galley kitchen with worn white cabinets and a fluorescent ceiling light',
    width: 1600,
    height: 1067,
    color: '#c5c0b4',
  },
  '/images/kitchen-06-after.webp': {
    alt: 'After: small galley kitchen with light oak fronts, white uppers and brass details',
    width: 1600,
    height: 1067,
    color: '#84725a',
  },
  '/images/bath-01-before.webp': {
    alt: 'Before: beige tiled bathroom with an oak vanity, globe light bar and shower curtain',
    width: 1600,
    height: 1067,
    color: '#bbac8f',
  },
  '/images/bath-01-after.webp': {
    alt: 'After: marble bathroom with a walk-in glass shower and a floating walnut vanity',
    width: 1600,
    height: 1067,
    color: '#c6c7c2',
  },
  '/images/bath-02-before.webp': {
    alt: 'Before: dated bathroom with green tile, a built-in tub and a worn white vanity',
    width: 1600,
    height: 1067,
    color: '#c6c2b8',
  },
  '/images/bath-02-after.webp': {
    alt: 'After: black and white bathroom with a freestanding tub under the window',
    width: 1600,
    height: 1067,
    color: '#424240',
  },
  '/images/bath-03-before.webp': {
    alt: 'Before: small bathroom with an oak vanity, beige tile and a striped shower curtain',
    width: 1600,
    height: 1067,
    color: '#b2a38e',
  },
  '/images/bath-03-after.webp': {
    alt: 'After: small bathroom with a sage vanity, subway tile and a glass tub screen',
    width: 1600,
    height: 1067,
    color: '#c4c3be',
  },
  '/images/gallery-kitchen-01-before.webp': {
    alt: 'Before: cherry kitchen with dark laminate, an old range and a beige tile floor',
    width: 1600,
    height: 1067,
    color: '#754d39',
  },
  '/images/gallery-kitchen-01-after.webp': {
    alt: 'After: oak and white kitchen with pale stacked tile, black fittings and a small island',
    width: 1600,
    height: 1067,
    color: '#cbcac2',
  },
  '/images/gallery-kitchen-02-before.webp': {
    alt: 'Before: honey-oak kitchen with laminate counters and a patterned vinyl floor',
    width: 1600,
    height: 1067,
    color: '#c5bfb3',
  },
  '/images/gallery-kitchen-02-after.webp': {
    alt: 'After: soft blue cottage kitchen with wood counters, a marble island and glass pendants',
    width: 1600,
    height: 1067,
    color: '#796f5e',
  },
  '/images/gallery-bath-01-before.webp': {
    alt: 'Before: pink tiled bathroom with a shower curtain, white vanity and vinyl floor',
    width: 1600,
    height: 1067,
    color: '#cbc1b9',
  },
  '/images/gallery-bath-01-after.webp': {
    alt: 'After: warm stone-look bathroom with vessel basins, oak vanity and a glass shower',
    width: 1600,
    height: 1067,
    color: '#cdcac4',
  },
  '/images/gallery-bath-02-before.webp': {
    alt: 'Before: beige tiled bathroom with an oak vanity, built-in tub and café curtain',
    width: 1600,
    height: 1067,
    color: '#c9c2b3',
  },
  '/images/gallery-bath-02-after.webp': {
    alt: 'After: panelled bathroom with a freestanding tub, green vanity and herringbone oak floor',
    width: 1600,
    height: 1067,
    color: '#6e6c57',
  },
  '/images/showroom.webp': {
    alt: 'Design rendering of a showroom with cabinet door samples, tile boards and counter samples',
    width: 1600,
    height: 1067,
    color: '#c7c4bd',
  },
  '/images/blog-kitchen-trends.webp': {
    alt: 'Design rendering of a walnut kitchen with a marble waterfall island and brown stools',
    width: 1600,
    height: 1067,
    color: '#513f35',
  },
  '/images/blog-bath-guide.webp': {
    alt: 'Design rendering of a double vanity with brass taps beside a glass walk-in shower',
    width: 1600,
    height: 1067,
    color: '#b2b1a8',
  },
  '/images/blog-small-kitchen.webp': {
    alt: 'Design rendering of a small light-oak galley kitchen with a brass faucet and open shelves',
    width: 1600,
    height: 1067,
    color: '#e3e6e4',
  },
  '/images/detail-countertop.webp': {
    alt: 'Close-up rendering of a veined marble island with green apples and a vase of branches',
    width: 1600,
    height: 1067,
    color: '#b2aea8',
  },
  '/images/detail-backsplash.webp': {
    alt: 'Close-up rendering of a herringbone tile backsplash behind a gas range',
    width: 1600,
    height: 1067,
    color: '#3a372f',
  },
  '/images/detail-cabinets.webp': {
    alt: 'Close-up rendering of navy shaker drawers with brass pulls under a white counter',
    width: 1600,
    height: 1067,
    color: '#6d7d97',
  },
}

/** Widths in pixels that deploy/resize-images.mjs writes beside each original (NAME-480.webp, NAME-480.avif, …). */
export const imageWidths = [480, 800, 1200] as const
