import { type Choice } from './finish-types'

/** A combination of finishes that goes together. */
export type Together = { id: string; name: string; choice: Choice }

/** The widths of a combination's small picture, in pixels; `npm run kitchens` composes them. WebP has the second alone. */
export const togetherWidths = [320, 480, 640] as const

/** The path of the small picture of a combination in the built-in kitchen. */
export const togetherPicture = (id: string, width: number, format: 'avif' | 'webp'): string =>
  `/images/togethers/${id}-${width}.${format}`

const together = (
  id: string,
  name: string,
  ...finishes: [string, string, string, string, string, string]
): Together => {
  const [cabinets, island, counter, splash, floor, metal] = finishes
  return { id, name, choice: { cabinets, island, counter, splash, floor, metal } }
}

// In the order of the surfaces: cabinets, island, counter, splash, floor, metal.
// prettier-ignore
export const togethers: readonly Together[] = [
  together('white-and-navy', 'White and navy', 'warm-white', 'navy', 'calacatta', 'white-subway', 'natural-oak', 'brass'),
  together('sage-and-oak', 'Sage and oak', 'sage', 'oak', 'calacatta', 'white-subway', 'natural-oak', 'black'),
  together('white-oak', 'Oak throughout', 'oak', 'oak', 'white-quartz', 'sage-zellige', 'slate', 'brass'),
  together('greige-and-walnut', 'Greige and walnut', 'greige', 'walnut', 'soapstone', 'marble-slab', 'oak-herringbone', 'nickel'),
  together('forest-and-terracotta', 'Forest and terracotta', 'forest', 'forest', 'butcher-block', 'cream-zellige', 'terracotta', 'brass'),
  together('navy-and-limestone', 'Navy and limestone', 'navy', 'oak', 'travertine', 'blue-subway', 'limestone', 'black'),
  together('walnut-and-travertine', 'Walnut and travertine', 'walnut', 'warm-white', 'travertine', 'cream-zellige', 'limestone', 'brass'),
  together('white-and-oak', 'White and oak', 'warm-white', 'oak', 'white-quartz', 'white-subway', 'pale-ash', 'nickel'),
  together('sage-and-terracotta', 'Sage and terracotta', 'sage', 'warm-white', 'butcher-block', 'cream-zellige', 'terracotta', 'brass'),
  together('charcoal-and-oak', 'Charcoal and oak', 'charcoal', 'oak', 'white-quartz', 'charcoal-stack', 'natural-oak', 'black'),
  together('navy-and-marble', 'Navy and marble', 'navy', 'navy', 'calacatta', 'marble-slab', 'oak-herringbone', 'brass'),
  together('greige-and-white', 'Greige and white', 'greige', 'warm-white', 'white-quartz', 'sage-zellige', 'pale-ash', 'chrome'),
  together('oak-and-charcoal', 'Oak and charcoal', 'oak', 'charcoal', 'soapstone', 'white-subway', 'slate', 'black'),
  together('white-and-sage', 'White and sage', 'warm-white', 'sage', 'butcher-block', 'sage-zellige', 'natural-oak', 'nickel'),
  together('forest-and-walnut', 'Forest and walnut', 'forest', 'walnut', 'calacatta', 'marble-slab', 'walnut-planks', 'brass'),
  together('walnut-and-granite', 'Walnut and granite', 'walnut', 'walnut', 'black-granite', 'white-subway', 'pale-ash', 'black'),
  together('white-and-walnut', 'White and walnut', 'warm-white', 'walnut', 'soapstone', 'cream-zellige', 'walnut-planks', 'nickel'),
  together('white-and-greige', 'White and greige', 'warm-white', 'greige', 'travertine', 'white-subway', 'oak-herringbone', 'brass'),
  together('sage-and-slate', 'Sage and slate', 'sage', 'sage', 'soapstone', 'white-subway', 'slate', 'chrome'),
]
