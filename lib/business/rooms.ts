import rows from '@/lib/content/facts/rooms.json'
import { type Finish, type FinishId, type Surface, surfaces } from './finish-types'

/**
 * A room of the visualizer beside the built-in kitchen, as `npm run room:add` writes it: the finishes for which it has
 * layers.
 */
export type Room = { id: string; name: string; finishes: Record<Surface, FinishId[]> }

/** All rooms but the built-in kitchen, which has layers for every finish and no id. */
export const rooms: readonly Room[] = rows

/** Returns the room of an id; undefined for an unknown one and for the built-in kitchen, which has none. */
export const findRoom = (id: string | undefined): Room | undefined => rooms.find((room) => room.id === id)

/** Returns the address of a room's page. */
export const roomAddress = (id: string | undefined): string => (id ? `/design/room/${id}` : '/design')

/** Returns the finishes that a room can show. */
export function finishesIn<F extends Pick<Finish, 'surface' | 'id'>>(
  id: string | undefined,
  finishes: readonly F[],
): readonly F[] {
  const room = findRoom(id)
  return room ? finishes.filter((finish) => room.finishes[finish.surface].includes(finish.id)) : finishes
}

/** Returns the rooms of which these finishes can fill every surface. */
export const offeredRooms = (finishes: readonly Finish[]): Room[] =>
  rooms.filter(({ id }) => {
    const filledSurfaces = new Set(finishesIn(id, finishes).map(({ surface }) => surface))
    return surfaces.every((surface) => filledSurfaces.has(surface))
  })
