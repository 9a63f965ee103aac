import { designRules } from '@/components/site/parts/design-rules'
import { layerOf } from '@/lib/business/design-layers'
import { type HomeKitchen, layersOf } from './home-kitchen'

// In the page: a style sheet of its own would be one more for every page with blocks. A layer lies on the picture as that is
// cropped there.
const look = [
  '.kitchen-layers>[data-surface]{position:absolute;inset:0;background-size:cover;background-position:52% 50%;forced-color-adjust:none}',
  '@media(width>=960px){.kitchen-layers>[data-surface]{background-position:55% 50%}}',
  '@media(prefers-reduced-motion:no-preference){.kitchen-layers>[data-surface]{transition:opacity .25s linear;@starting-style{opacity:0}}}',
  '.kitchen-choice{display:grid;gap:20px 32px}',
  '@media(width>=960px){.kitchen-choice{grid-area:6/1/auto/-1;grid-template-columns:repeat(3,minmax(0,1fr))}}',
  '@media(width>=1200px){.kitchen-choice{grid-template-columns:repeat(3,minmax(0,208px)) minmax(0,1fr)}}',
  '.kitchen-price{display:flex;flex-wrap:wrap;gap:16px 24px;justify-content:space-between;align-items:end}',
  '@media(960px<=width<1200px){.kitchen-price{grid-column:1/-1}}',
  '@media(width<640px){.kitchen-price :is(div,form,button){width:100%}}',
  '.kitchen-swatches{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:10px}',
  '.kitchen-swatches label{position:relative;height:48px}',
  '.kitchen-swatches :is(input,.swatch){position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}',
  '.kitchen-swatches .swatch{opacity:1;pointer-events:none;background-size:800% 600%;border-radius:var(--radius-picture);box-shadow:inset 0 0 0 1px var(--color-line);forced-color-adjust:none}',
  '.kitchen-swatches :checked+.swatch{outline:2px solid var(--color-fore);outline-offset:2px}',
  '.kitchen-swatches :focus-visible+.swatch{outline:3px solid var(--color-focus);outline-offset:3px}',
].join('')

/** Returns the style sheet of the home page's kitchen: how it looks, and which layers show. */
export function kitchenRules(kitchen: HomeKitchen): string {
  const finishes = Object.values(kitchen.offered).flat()
  return look + designRules(finishes, kitchen.choice, layersOf(kitchen).map(layerOf), [1200, 1600])
}
