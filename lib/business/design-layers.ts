import { builtInFinishes } from './finish-list'
import { type FinishId, type Surface, surfaces } from './finishes'

// The visualizer's kitchen as layers: one for the fixed parts and one for each finish of each surface, with the exact share
// of each pixel that it covers. Added up, the layers of a choice are the picture (decision 037).

/** Returns the folder of a room's layers below the site's root; without an id the built-in kitchen's. */
export const layerFolder = (room = 'kitchen'): string => `/images/design/${room}`
export const kitchenFolder = layerFolder()

/** Widths of the layers in pixels; the last is the masters'. */
export const layerWidths = [800, 1200, 1600] as const
export type LayerWidth = (typeof layerWidths)[number]

/** Size of the masters. */
export const layerSize = { width: 1600, height: 1067 }

/** The part of the room that never changes. */
export const roomLayer = 'room'

type FinishKey = { surface: Surface; id: FinishId }

export const layerOf = ({ surface, id }: FinishKey): string => `${surface}-${id}`

/** Names of all layers of the built-in kitchen. */
export const kitchenLayers: readonly string[] = [roomLayer, ...builtInFinishes.map(layerOf)]

/** Returns the path of a layer's version; the widest in WebP is the master itself. */
export function layerPath(
  layer: string,
  width: LayerWidth,
  format: 'avif' | 'webp',
  folder = kitchenFolder,
): string {
  const isMaster = format === 'webp' && width === layerSize.width
  return isMaster ? `${folder}/${layer}.webp` : `${folder}/${layer}-${width}.${format}`
}

/** One picture with a crop of each built-in finish, a row for each surface. */
export const swatchSheet = {
  path: (format: 'avif' | 'webp', folder = kitchenFolder) => `${folder}/swatches.${format}`,
  /** Side of a swatch in pixels. */
  side: 112,
  columns: 8,
  rows: surfaces.length,
}

/** Returns a finish's column and row on the sheet, counted from zero; null if it isn't built in. */
export function swatchAt({ surface, id }: FinishKey): { column: number; row: number } | null {
  const column = builtInFinishes
    .filter((finish) => finish.surface === surface)
    .findIndex((finish) => finish.id === id)
  return column < 0 ? null : { column, row: surfaces.indexOf(surface) }
}
