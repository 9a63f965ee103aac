import { type RecordNames } from './define-record'
import { type Kind } from './registry'

/** The number of days for which a trashed record can be restored. */
export const trashDays = 30

const day = 24 * 60 * 60_000

/** Finds the trashed records. */
export const inTrash = { deletedAt: { not: null } }

/** A trashed record. `path` is its old address, empty where it had none of its own; `deletedAt` is ISO. */
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

type SlugColumn = NonNullable<RecordNames['trashedSlug']>
type Columns = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

// No slug that a person can choose begins with this character.
const trashMark = ({ id }: Columns) => `~${textOf(id)}`
const markBefore = (row: Columns) => `${trashMark(row)}~`

/** Returns the columns that free a record's slug for others while it is in the trash. */
export const slugInTrash = (column: SlugColumn, row: Columns) =>
  column === 'slug'
    ? { slug: markBefore(row) + textOf(row.slug) }
    : { deletedSlug: textOf(row.slug), slug: trashMark(row) }

/** Returns a record's slug, whether or not it is in the trash. */
export const slugNow = (column: SlugColumn, row: Columns) =>
  (textOf(row[column]) || textOf(row.slug)).replace(markBefore(row), '')
