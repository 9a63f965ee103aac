import kitchenSurfaces from '@/lib/content/facts/kitchen-surfaces.json'
import rows from '@/lib/content/facts/rooms.json'
import { type SingleRoom, type WorkChoices } from './estimate-choices'
import { type Combination } from './finish-combinations'
import {
  type Choice,
  type Finish,
  type FinishId,
  type KitchenSurface,
  type Surface,
  type SurfaceFacts,
} from './finish-types'

/** A finish's cost, compared with the others of its surface. */
export type CostMark = '$' | '$$' | '$$$'

/** The finishes.json of a room with surfaces of its own (docs/visualizer-rooms.md). */
export type RoomFile = {
  /** "bath", as in "Get a price for this bath". */
  noun: string
  /** For search engines. */
  title: string
  description: string
  keywords: string[]
  /** The room of the estimate, and the work that the price covers: as answers, and in a sentence. */
  estimate: { room: SingleRoom; work: Partial<WorkChoices>; says: string }
  surfaces: (SurfaceFacts & {
    /** The square of the layers, in pixels, that shows the material best; `light` makes it so many times as bright. */
    swatch: { left: number; top: number; side: number; light?: number }
    finishes: (Pick<Finish, 'id' | 'name' | 'said' | 'about' | 'wear'> & { cost: CostMark })[]
  })[]
  /** Finishes that go together, in the surfaces' order; the room is first seen in the first. */
  looks: { id: string; name: string; finishes: FinishId[] }[]
}

type Named = { id: string; name: string }
/** A room with surfaces and finishes of its own. */
export type OwnRoom = Named & RoomFile
/** Another kitchen: the built-in finishes for which it has layers. */
type KitchenRoom = Named & { finishes: Record<KitchenSurface, FinishId[]> }

/** A room of the visualizer beside the built-in kitchen, as `npm run room:add` writes it. */
export type Room = OwnRoom | KitchenRoom

/** All rooms but the built-in kitchen, which has layers for every built-in finish and no id. */
export const rooms = rows as readonly Room[]

/** Returns the room of an id; undefined for an unknown one and for the built-in kitchen, which has none. */
export const findRoom = (id: string | undefined): Room | undefined => rooms.find((room) => room.id === id)

const isOwnRoom = (room: Room): room is OwnRoom => 'surfaces' in room

/** All rooms with surfaces of their own. */
export const ownRooms: readonly OwnRoom[] = rooms.filter(isOwnRoom)

/** Returns the room of an id if it has surfaces of its own; undefined for a kitchen. */
export const findOwnRoom = (id: string | undefined): OwnRoom | undefined =>
  ownRooms.find((room) => room.id === id)

/** Returns the surfaces of a room, in the order in which they are chosen and written in an address. */
export const surfacesOf = (id?: string): readonly SurfaceFacts[] =>
  findOwnRoom(id)?.surfaces ?? (kitchenSurfaces as readonly (SurfaceFacts & { id: KitchenSurface })[])

/** Returns the name of a surface of a room. */
export const surfaceName = (surface: Surface, room?: string): string =>
  surfacesOf(room).find(({ id }) => id === surface)?.name ?? surface

/** Returns what a room is called in a sentence: "kitchen". */
export const nounOf = (id: string | undefined): string => findOwnRoom(id)?.noun ?? 'kitchen'

/** Returns the slug of the service that makes such a room. */
export const serviceOfRoom = (id: string | undefined) =>
  findOwnRoom(id)?.estimate.room === 'bathroom' ? 'bathroom-remodeling' : 'kitchen-remodeling'

/** Returns the address of a room's page. */
export const roomAddress = (id: string | undefined): string => (id ? `/design/${id}` : '/design')

const costAt: Record<CostMark, number> = { $: 1 / 6, $$: 1 / 2, $$$: 5 / 6 }

const ownFinishes: readonly Finish[] = ownRooms.flatMap(({ id: room, surfaces }) =>
  surfaces.flatMap(({ id: surface, finishes }) =>
    finishes.map(({ cost, ...finish }) => ({ ...finish, surface, room, cost: { at: costAt[cost] } })),
  ),
)

/** Returns the finishes that a room can show: its own, or those of these that it has layers for. */
export function finishesIn(id: string | undefined, finishes: readonly Finish[]): readonly Finish[] {
  const room = findRoom(id)
  if (!room) return finishes
  if (isOwnRoom(room)) return ownFinishes.filter((finish) => finish.room === id)
  return finishes.filter(({ surface, id }) => room.finishes[surface as KitchenSurface].includes(id))
}

/** Returns the rooms of which these finishes can fill every surface. */
export const offeredRooms = (finishes: readonly Finish[]): Room[] =>
  rooms.filter(({ id }) => {
    const filledSurfaces = new Set(finishesIn(id, finishes).map(({ surface }) => surface))
    return surfacesOf(id).every((surface) => filledSurfaces.has(surface.id))
  })

/** Returns a room's own finishes that go together; undefined for a kitchen, whose are the built-in ones. */
export const looksOf = (id: string | undefined): readonly Combination[] | undefined => {
  const room = findOwnRoom(id)
  return room?.looks.map(({ id: look, name, finishes }) => ({
    id: look,
    name,
    choice: {
      ...Object.fromEntries(room.surfaces.map((surface, index) => [surface.id, finishes[index]])),
      room: room.id,
    } satisfies Choice,
  }))
}
