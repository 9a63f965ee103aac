import 'server-only'
import { type EditedKind, type Collaborator } from '@/lib/content-types'
import { instances } from '@/lib/instances-hub'
import { processSlot } from '@/lib/process-slot'

// Who has which record open: each open editor says so every fifteen seconds, and a minute later it is worthless. So it is kept in
// memory, or in the Redis that several instances share, and not in the database (decision 026).

type Place = { kind: EditedKind; id: string }

/** An open editor of one staff member. */
type Presence = {
  place: Place
  staffId: string
  name: string
  /** Distinguishes windows of one person; stays the same when one is reloaded. */
  tab: string
  /** When something was last changed in it, in milliseconds since 1970; null if nothing was. */
  editedAt: number | null
  heardAt: number
}

type PresenceStore = {
  set: (key: string, presence: Presence) => Promise<void>
  delete: (key: string) => Promise<void>
  list: () => Promise<Presence[]>
}

/** How long a presence lasts without a sign, in milliseconds: two may be lost. */
export const presenceLifetime = 40_000

export function memoryStore(kept = new Map<string, Presence>()): PresenceStore {
  return {
    set: (key, presence) => Promise.resolve(void kept.set(key, presence)),
    delete: (key) => Promise.resolve(void kept.delete(key)),
    list: () => Promise.resolve([...kept.values()]),
  }
}

/** How long the shared list stays in Redis after the last sign, in seconds. */
const listKept = 120

/** The commands of Redis that are used here. */
type Hashes = {
  hSet: (name: string, field: string, value: string) => Promise<number>
  hDel: (name: string, field: string) => Promise<number>
  hGetAll: (name: string) => Promise<Record<string, string>>
  expire: (name: string, seconds: number) => Promise<number>
}

/** Returns a store that all instances share; while Redis is away each has its own. */
export function sharedStore(): PresenceStore {
  const kept = new Map<string, Presence>()
  const own = memoryStore(kept)
  const list = () => `${instances.redis?.prefix}presence`
  const ask = <T>(question: (client: Hashes) => Promise<T>) => instances.redis?.query(question)
  return {
    set: async (key, presence) => {
      // Others delete from Redis only.
      for (const [old, { heardAt }] of kept)
        if (presence.heardAt - heardAt > presenceLifetime) kept.delete(old)
      await own.set(key, presence)
      await ask((client) =>
        Promise.all([client.hSet(list(), key, JSON.stringify(presence)), client.expire(list(), listKept)]),
      )
    },
    delete: async (key) => {
      await own.delete(key)
      await ask((client) => client.hDel(list(), key))
    },
    list: async () => {
      const found = await ask((client) => client.hGetAll(list()))
      return found ? Object.values(found).map((text) => JSON.parse(text) as Presence) : own.list()
    },
  }
}

type Asking = Pick<Presence, 'staffId' | 'tab'>
/** Includes the record, so that a late goodbye to one doesn't remove the next. */
const keyOf = ({ staffId, tab, place }: Asking & Pick<Presence, 'place'>) =>
  `${staffId} ${tab} ${place.kind} ${place.id}`

/** Tells who has which record open. Times are parameters for the sake of tests. */
export function createPresence(store: PresenceStore) {
  /** Lists presences, and removes those without a recent sign. */
  async function present(now: number): Promise<Presence[]> {
    const all = await store.list()
    const gone = all.filter(({ heardAt }) => now - heardAt > presenceLifetime)
    await Promise.all(gone.map((one) => store.delete(keyOf(one))))
    return all.filter((one) => !gone.includes(one))
  }

  return {
    say: (presence: Presence) => store.set(keyOf(presence), presence),
    leave: (who: Asking, place: Place) => store.delete(keyOf({ ...who, place })),
    /** Lists who else has a record open; of one person's windows the last changed one. */
    others: async (place: Place, asking: Asking, now: number): Promise<Collaborator[]> => {
      const { kind, id } = place
      const there = (await present(now)).filter((one) => one.place.kind === kind && one.place.id === id)
      return peopleIn(
        there.filter((one) => keyOf(one) !== keyOf({ ...asking, place })),
        asking.staffId,
        now,
      )
    },
    /** Lists who has the records of a kind open, by record; without the one who asks. */
    everywhere: async (
      kind: EditedKind,
      staffId: string,
      now: number,
    ): Promise<Record<string, Collaborator[]>> => {
      const there = (await present(now)).filter((one) => one.place.kind === kind && one.staffId !== staffId)
      const ids = new Set(there.map(({ place }) => place.id))
      const peopleOf = (id: string) =>
        peopleIn(
          there.filter(({ place }) => place.id === id),
          staffId,
          now,
        )
      return Object.fromEntries([...ids].map((id) => [id, peopleOf(id)]))
    },
  }
}

function peopleIn(all: readonly Presence[], staffId: string, now: number): Collaborator[] {
  const lastFirst = [...all].sort((one, other) => (other.editedAt ?? 0) - (one.editedAt ?? 0))
  const each = lastFirst.filter(
    (one, at) => lastFirst.findIndex((other) => other.staffId === one.staffId) === at,
  )
  return each.map(({ name, editedAt, staffId: id }) => ({
    name,
    own: id === staffId,
    edited: editedAt === null ? null : Math.max(0, Math.round((now - editedAt) / 1000)),
  }))
}

const books = processSlot<ReturnType<typeof createPresence>>('presence')

/** Returns the presence of this process: bundles of routes share it. */
export const presence = () => (books.current ??= createPresence(sharedStore()))
