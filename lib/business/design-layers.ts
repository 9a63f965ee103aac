import { builtInFinishes } from './finish-list'
import { type Choice, type Finish, surfaces } from './finish-types'
import { findOwnRoom, finishesIn, surfacesOf } from './rooms'

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

type FinishKey = Pick<Finish, 'surface' | 'id' | 'room'>

export const layerOf = ({ surface, id }: Pick<FinishKey, 'surface' | 'id'>): string => `${surface}-${id}`

/** Returns the names of the layers that add up to a choice. */
export const chosenLayers = (choice: Choice): string[] => [
  roomLayer,
  ...surfacesOf(choice.room).map(({ id }) => layerOf({ surface: id, id: choice[id] ?? '' })),
]

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

/** One picture with a crop of each finish, a row for each surface: the built-in kitchen's, or that of a room of its own. */
export const swatchSheet = {
  path: (format: 'avif' | 'webp', folder = kitchenFolder) => `${folder}/swatches.${format}`,
  /** Side of a swatch in pixels. */
  side: 112,
  columns: 8,
  rows: surfaces.length,
}

/** Returns the folder of the sheet that has a room's finishes. */
export const swatchFolder = (room: string | undefined): string => layerFolder(findOwnRoom(room)?.id)

/** Returns the columns and rows of a room's sheet. */
function sheetSize(room: string | undefined): { columns: number; rows: number } {
  const ownSurfaces = findOwnRoom(room)?.surfaces
  return ownSurfaces
    ? { columns: Math.max(...ownSurfaces.map(({ finishes }) => finishes.length)), rows: ownSurfaces.length }
    : swatchSheet
}

const share = (index: number, count: number) => `${count > 1 ? (index / (count - 1)) * 100 : 0}%`

/** Returns the `background-position` of a finish's swatch on the sheet; null if it has none. */
export function swatchPosition({ surface, id, room }: FinishKey): string | null {
  const column = finishesIn(room, builtInFinishes)
    .filter((finish) => finish.surface === surface)
    .findIndex((finish) => finish.id === id)
  if (column < 0) return null
  const { columns, rows } = sheetSize(room)
  const row = surfacesOf(room).findIndex((facts) => facts.id === surface)
  return `${share(column, columns)} ${share(row, rows)}`
}

/** Returns the style that shows a finish's swatch where the sheet is the background; none if it has none. */
export function swatchStyle(finish: FinishKey) {
  const backgroundPosition = swatchPosition(finish)
  if (!backgroundPosition) return { backgroundImage: 'none' }
  if (!findOwnRoom(finish.room)) return { backgroundPosition }
  const { columns, rows } = sheetSize(finish.room)
  return { backgroundPosition, backgroundSize: `${columns * 100}% ${rows * 100}%` }
}
