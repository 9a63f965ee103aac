import 'server-only'
import { type Collaborator } from '@/lib/staff-types'
import { instances } from '@/lib/instances-hub'
import { processSlot } from '@/lib/process-slot'

// Tracks who has which record open. Each open editor reports itself every fifteen seconds, and a report counts for a minute. So it is kept in
// memory, or in the Redis that several instances share, and not in the database (decision 026).

type RecordRef = { kind: string; id: string }

/** An open editor of one staff member. */
type Presence = {
  place: RecordRef
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

/** A presence lasts this long without a report, in milliseconds: two may be lost. */
export const presenceLifetime = 40_000

/** The shared list stays in Redis this long after the last report, in seconds. */
const listLifetime = 120

/** The commands of Redis that are used here. */
type Hashes = {
  hSet: (name: string, field: string, value: string) => Promise<number>
  hDel: (name: string, field: string) => Promise<number>
  hGetAll: (name: string) => Promise<Record<string, string>>
  expire: (name: string, seconds: number) => Promise<number>
}

/** Returns a store that all instances share through Redis; without it each has its own. */
export function presenceStore(): PresenceStore {
  const local = new Map<string, Presence>()
  const list = () => `${instances.redis?.prefix}presence`
  const query = <T>(question: (client: Hashes) => Promise<T>) => instances.redis?.query(question)
  return {
    set: async (key, presence) => {
      // Others delete from Redis only.
      for (const [oldKey, { heardAt }] of local)
        if (presence.heardAt - heardAt > presenceLifetime) local.delete(oldKey)
      local.set(key, presence)
      await query((client) =>
        Promise.all([
          client.hSet(list(), key, JSON.stringify(presence)),
          client.expire(list(), listLifetime),
        ]),
      )
    },
    delete: async (key) => {
      local.delete(key)
      await query((client) => client.hDel(list(), key))
    },
    list: async () => {
      const stored = await query((client) => client.hGetAll(list()))
      return stored ? Object.values(stored).map((text) => JSON.parse(text) as Presence) : [...local.values()]
    },
  }
}

type Window = Pick<Presence, 'staffId' | 'tab'>
/** Includes the record, so that a late call of `leave` for one doesn't remove the next. */
const keyOf = ({ staffId, tab, place }: Window & Pick<Presence, 'place'>) =>
  `${staffId} ${tab} ${place.kind} ${place.id}`

/** Returns the collaborators of records. Times are parameters for the sake of tests. */
export function createPresence(store: PresenceStore) {
  /** Lists presences, and removes those without a recent report. */
  async function listPresent(now: number, kind: string): Promise<Presence[]> {
    const storedPresences = await store.list()
    const isOver = ({ heardAt }: Presence) => now - heardAt > presenceLifetime
    await Promise.all(storedPresences.filter(isOver).map((presence) => store.delete(keyOf(presence))))
    return storedPresences.filter((presence) => !isOver(presence) && presence.place.kind === kind)
  }

  return {
    report: (presence: Presence) => store.set(keyOf(presence), presence),
    leave: (window: Window, place: RecordRef) => store.delete(keyOf({ ...window, place })),
    /** Lists who else has a record open; of one person's windows the last changed one. */
    listCollaborators: async (place: RecordRef, window: Window, now: number): Promise<Collaborator[]> => {
      const ownKey = keyOf({ ...window, place })
      const present = await listPresent(now, place.kind)
      const editors = present.filter((item) => item.place.id === place.id && keyOf(item) !== ownKey)
      return collaboratorsIn(editors, window.staffId, now)
    },
    /** Lists who has the records of a kind open, by record, without this staff member. */
    listByRecord: async (kind: string, staffId: string, now: number) => {
      const present = (await listPresent(now, kind)).filter((item) => item.staffId !== staffId)
      const byId: Record<string, Collaborator[]> = {}
      for (const { place } of present)
        byId[place.id] ??= collaboratorsIn(
          present.filter((item) => item.place.id === place.id),
          staffId,
          now,
        )
      return byId
    },
  }
}

function collaboratorsIn(presences: readonly Presence[], staffId: string, now: number): Collaborator[] {
  const byPerson = new Map<string, Presence>()
  for (const presence of [...presences].sort((a, b) => (b.editedAt ?? 0) - (a.editedAt ?? 0)))
    if (!byPerson.has(presence.staffId)) byPerson.set(presence.staffId, presence)
  return Array.from(byPerson.values(), ({ name, editedAt, staffId: id }) => ({
    name,
    own: id === staffId,
    edited: editedAt === null ? null : Math.max(0, Math.round((now - editedAt) / 1000)),
  }))
}

const slot = processSlot<ReturnType<typeof createPresence>>('presence')

/** Returns the presence of this process: bundles of routes share it. */
export const presence = () => (slot.current ??= createPresence(presenceStore()))
