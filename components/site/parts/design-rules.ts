import {
  layerFolder,
  layerOf,
  layerPath,
  layerWidths,
  type LayerWidth,
  roomLayer,
  swatchFolder,
  swatchSheet,
} from '@/lib/business/design-layers'
import { type Choice, chosenFinishes, type Finish } from '@/lib/business/finishes'

// Styles that depend on the list of finishes. They use :has(), so that choosing needs no script.

/**
 * Media queries for a layer's wider versions: the picture is as wide as the window up to 960 px, and at most 63% of a wider
 * one.
 */
const drawnAt: Record<LayerWidth, string> = {
  800: 'all',
  1200: '(width > 800px), (resolution >= 1.5dppx) and (width > 533px), (resolution >= 2dppx) and (width > 400px), (resolution >= 2.1dppx)',
  1600: '(width > 2000px), (resolution >= 1.5dppx) and (width > 800px), (resolution >= 2dppx) and (width > 600px), (resolution >= 3dppx) and (width > 440px)',
}

const image = (selector: string, path: (format: 'avif' | 'webp') => string) =>
  `.${selector}{background-image:image-set(url(${path('avif')}) type("image/avif"),url(${path('webp')}) type("image/webp"))}`

/** Shows elements of the class `if-SURFACE-FINISH` while that finish is chosen, and its layer until script takes over. */
const ruleOfFinish = (name: string) =>
  `.design:has(#${name}:checked) .if-${name},.design:not([data-live]):has(#${name}:checked) .layer-${name}{display:var(--as,block)}`

/**
 * Returns the rules for these finishes as a style sheet. A hidden layer isn't fetched. Without script, what was rendered for
 * `choice` alone (`if-rendered`) shows as long as it is chosen.
 * @param layers names of those that the page has
 * @param widths of their versions, the first without a condition
 */
export function designRules(
  finishes: readonly Finish[],
  choice: Choice,
  layers = [roomLayer, ...finishes.map(layerOf)],
  widths: readonly LayerWidth[] = layerWidths,
): string {
  const names = finishes.map(layerOf)
  const folder = layerFolder(choice.room)
  const images = widths.map((width, index) => {
    const rules = layers
      .map((layer) => image(`layer-${layer}`, (format) => layerPath(layer, width, format, folder)))
      .join('')
    return index > 0 ? `@media ${drawnAt[width]}{${rules}}` : rules
  })
  const isChosen = chosenFinishes(choice, finishes)
    .map((finish) => `:has(#${layerOf(finish)}:checked)`)
    .join('')
  return [
    // Not in design.css: until that is loaded every layer would be displayed, and fetched.
    '.design .if{display:none}.design span.if{--as:inline}.design [data-sample]{--as:flex;cursor:pointer;gap:10px;align-items:center;min-height:44px}.design [data-sample]:has(:checked){display:flex}.design [data-sample] input{flex:none;width:20px;height:20px;accent-color:var(--color-spruce)}@media print{.design [data-sample]{display:none!important}}.design [data-surface]{display:none}.design[data-live] [data-on]{display:block}',
    image('swatch', (format) => swatchSheet.path(format, swatchFolder(choice.room))),
    ...images,
    ...names.map(ruleOfFinish),
    `.design[data-live] .if-rendered,.design${isChosen} .if-rendered{display:block}`,
  ].join('')
}
