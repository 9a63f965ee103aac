import rows from './data/rooms.json'
import { kitchenFolder } from './design-layers'
import { type FinishId, type Surface } from './finishes'

/** A room as `npm run room:add` notes it: the finishes that it has layers for. */
export type AddedRoom = { id: string; name: string; finishes: Record<Surface, FinishId[]> }

/** A room of the visualizer; `finishes` is null for the built-in kitchen, which has layers for all. */
type Room = Omit<AddedRoom, 'finishes'> & { folder: string; finishes: AddedRoom['finishes'] | null }

const added: AddedRoom[] = rows

/** All rooms, the built-in kitchen first. */
export const getRooms = (): Room[] => [
  { id: 'kitchen', name: 'The kitchen', folder: kitchenFolder, finishes: null },
  ...added.map((room) => ({ ...room, folder: `/images/design/${room.id}` })),
]
