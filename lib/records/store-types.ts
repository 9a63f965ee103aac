import { type AppError } from '@/lib/errors'
import { type Transaction, type Writer } from '@/lib/data/client'
import { type Saving } from '@/lib/data/revisions'
import { type Row } from '@/lib/data/table'
import { type OrderFields } from '@/lib/schemas/content-fields'
import { type RecordKind, type Shape, type Stored, type Values } from './define-record'

/** The differences of a kind's reads and writes from others. Columns are its model's. */
export type StoreRules<Fields extends Shape, Item> = {
  /** The records that visitors see while nothing is stored. */
  samples: Item[]
  /** Columns of its records beside its fields. */
  columns?: readonly string[]
  /** Relations that are read with its records, as a query selects them. */
  relations?: object
  /** Makes a record of its columns; without it they are the record. */
  toItem?: (row: Row) => Item
  /** Limits the records that lists and counts have, besides the trash. */
  listedWhere?: object
  /** Limits the records that visitors see, besides the trash. */
  shownWhere?: object
  /** Fills columns that records of older versions lack. @returns true if there were any */
  complete?: (rows: readonly Row[]) => Promise<boolean>
  /** Checks changes and returns their columns; `current` is null for a new record. */
  toColumns?: (
    db: Writer,
    changes: Partial<Values<Fields>>,
    current: Row | null,
    saving: SavingRecord,
  ) => object | Promise<object>
  /** Runs in the same transaction as a save. */
  onSaved?: (tx: Transaction, save: RecordSave<Fields>) => Promise<void>
  /** Returns the error for a save that began with another version than the stored one. */
  outdated?: (now: Item & Stored) => Promise<AppError>
  /** Returns two free slugs in place of one that is taken. */
  suggestSlugs?: (db: Writer, columns: Row) => Promise<string[]>
  /** Returns a free slug for a record that comes back from the trash; `row` has the slug that it had. */
  freeSlug?: (db: Writer | Transaction, row: Row) => Promise<string>
  /** Returns the columns that change when a record comes back. */
  restoredColumns?: (db: Writer | Transaction, row: Row) => Promise<object>
  onTrashed?: (db: Writer | Transaction, id: string) => Promise<unknown>
}

/** The author of a save, and the moment for which a draft that goes live by itself was planned. */
export type SavingRecord = { staffId?: string; plannedFor?: Date }

/** A save: the columns before it (null for a new record) and after it, and its changes. */
type RecordSave<Fields extends Shape = Shape> = {
  before: Row | null
  after: Row
  changes: Partial<Values<Fields>>
  saving: Saving
}

export type Changes<Fields extends Shape> = Partial<Values<Fields>> & {
  version?: number
  revisionName?: string
}

/** A record as visitors may have seen it until it was saved, and as it is now. */
type RecordChange<Item> = { before: Item & Stored; after: Item & Stored }

export type RecordCounts = {
  total: number
  featured?: number
  /** Those that are no samples. */
  own?: number
  /** The samples, without drafts. */
  samples?: number
  published?: number
}

/** Reads and writes the records of a kind. Lists come in the order that staff gave them. */
export interface RecordStore<Fields extends Shape = Shape, Item extends object = object> {
  record: RecordKind
  /** Returns those that visitors see; the built-in samples for none, if the seed has never run. */
  listShown(): Promise<Item[]>
  /** Returns all records for staff; no samples while nothing is stored. */
  list(): Promise<(Item & Stored)[]>
  /** Returns the record of an id, or null. */
  get(id: string): Promise<(Item & Stored) | null>
  /** @throws AppError not-found */
  require(id: string): Promise<Item & Stored>
  /** Returns when somebody last changed one, as ISO; null while there are samples only. */
  lastChange(): Promise<string | null>
  /** Returns those that were to be shown or hidden after `since` and not after `until`. */
  listDue(since: Date, until: Date): Promise<(Item & Stored)[]>
  /** Counts the stored ones, and if the kind has these: featured ones, samples that visitors see, published ones. */
  count(): Promise<RecordCounts>
  /** Adds a record before all others. @throws AppError invalid when there are too many; conflict when a unique value is taken */
  create(input: Partial<Values<Fields>>, saving?: SavingRecord): Promise<Item & Stored>
  /**
   * Changes the given fields.
   * @throws AppError not-found; conflict when its version isn't `version` any more (with the record as it is, `now`), or when a
   * unique value is taken
   */
  update(id: string, changes: Changes<Fields>, saving?: SavingRecord): Promise<RecordChange<Item>>
  /** Trashes a record. @returns it as visitors may have seen it @throws AppError not-found */
  trash(id: string): Promise<Item & Stored>
  /** Brings a record back from the trash, to its old place. @throws AppError not-found */
  restore(id: string): Promise<Item & Stored>
  /** Orders all records; mergeOrder() merges what others have moved since. @returns the ids in their new order */
  reorder(order: OrderFields): Promise<string[]>
  /** Trashes all samples. @returns their ids */
  trashSamples(tx: Transaction): Promise<string[]>
  /** Restores samples from the trash; ignores ids that aren't there or no samples. */
  restoreSamples(tx: Transaction, ids: readonly string[]): Promise<void>
}
