import { type Kind } from './registry'

// What is deleted waits in the trash.

/** How long it can be restored, in days. */
export const trashDays = 30

const day = 24 * 60 * 60_000

/** A record in the trash. `path` is where visitors saw it, empty where it had no address of its own; `deletedAt` is ISO. */
export type TrashRow = {
  kind: Kind
  id: string
  title: string
  path: string
  deletedAt: string
  deletedBy: string | null
}

/** Returns the moment before which what was deleted has been kept long enough. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashDays * day)

/** Returns how many days are left to restore a record, the one that has begun included. */
export const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + trashDays * day - now.getTime()) / day))

type Slugged = { id: string; slug: string | null }

const trashMark = (id: string) => `~${id}~`

/** Returns what a slug is in the trash: behind a sign that no slug has, so that another record can have it meanwhile. */
export const slugInTrash = ({ id, slug }: Slugged) => `${trashMark(id)}${slug ?? ''}`

/** Returns a slug without the trash's mark. */
export const slugNow = ({ id, slug }: Slugged) => (slug ?? '').replace(trashMark(id), '')
