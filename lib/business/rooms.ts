import rows from '@/lib/content/facts/rooms.json'
import { type Finish, type FinishId, type Surface, surfaces } from './finish-types'

/** A room of the visualizer beside the built-in kitchen, as `npm run room:add` notes it: the finishes that it has layers for. */
export type Room = { id: string; name: string; finishes: Record<Surface, FinishId[]> }

/** All rooms but the built-in kitchen, which has layers for every finish and no id. */
export const rooms: readonly Room[] = rows

/** The room of an id; undefined for the built-in kitchen's, which is none, and for one that there isn't. */
export const findRoom = (id: string | undefined): Room | undefined => rooms.find((room) => room.id === id)

/** Where a room has its page. */
export const roomAddress = (id: string | undefined): string => (id ? `/design/room/${id}` : '/design')

/** Of these finishes those that a room can show. */
export function finishesIn<F extends Pick<Finish, 'surface' | 'id'>>(
  id: string | undefined,
  finishes: readonly F[],
): readonly F[] {
  const room = findRoom(id)
  return room ? finishes.filter((finish) => room.finishes[finish.surface].includes(finish.id)) : finishes
}

/** The rooms that can be shown with these finishes: each of their surfaces has one. */
export const offeredRooms = (finishes: readonly Finish[]): Room[] =>
  rooms.filter(({ id }) => {
    const there = new Set(finishesIn(id, finishes).map(({ surface }) => surface))
    return surfaces.every((surface) => there.has(surface))
  })
