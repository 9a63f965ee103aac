import { type PageComponent } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { capitalized } from '@/lib/text/in-words'
import { officeMoment } from '@/lib/time/office-time'
import { type Piece } from './text-change'

/** Describes how a field of a record is called and printed. */
export type RecordField<Value> = {
  label: string
  /** The mark of its line. */
  kind?: 'changed' | 'settings'
  /** Returns the value as plain text, of which the changed words are quoted. Without it texts and figures are printed as they are. */
  text?: (value: Value) => string
  /** Describes the changed value, in place of a quote. */
  note?: (value: Value) => string
}

/** Describes how blocks are called and printed. */
export type BlockFields = {
  nameOf: (type: string) => string
  /** Returns the name of a field of a block's configuration. */
  labelOf: (type: string, field: string) => string
  /** Returns the beginning of a block's text. */
  openingOf: (block: PageComponent) => Piece[]
  /** Returns the words that changed most visibly, and the names of other changed fields. */
  changeOf: (before: PageComponent, after: PageComponent) => { quote: Piece[]; note: string }
}

/** Describes a record by the fields that are compared and merged one by one. */
export type RecordFields<Draft, Fields extends object> = {
  split: (draft: Draft) => Fields
  /** The opposite of `split`. */
  join: (fields: Fields) => Draft
  /** Fields without a description are printed under their own name. */
  fields: { [Name in keyof Fields]?: RecordField<Fields[Name]> }
  /** Describes the field `blocks`, whose entries are merged by their ids. Without it that is a field like others. */
  blocks?: BlockFields
}

/** The schedule of a record as one field: whether it is shown, and from when to when, is decided at once. */
export const visibleField: RecordField<Schedule> = {
  label: 'Visible',
  note: ({ isPublished, publishAt, unpublishAt }) =>
    [
      isPublished ? 'Published' : publishAt ? `Published ${officeMoment(publishAt)}` : 'Draft',
      unpublishAt && `hidden ${officeMoment(unpublishAt)}`,
    ]
      .filter(Boolean)
      .join(', '),
}

/** Puts the schedule of a record into one field. */
export const joinSchedule = <Fields extends Schedule>({
  isPublished,
  publishAt,
  unpublishAt,
  ...fields
}: Fields) => ({ ...fields, visible: { isPublished, publishAt, unpublishAt } })

/** The opposite of `joinSchedule`. */
export const splitSchedule = <Fields extends { visible: Schedule }>({ visible, ...fields }: Fields) => ({
  ...fields,
  ...visible,
})

/** Returns "Before image" for `beforeImage`, "Notes setting" for `notes.setting`. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capitalized(words)
}

/** Returns a value as text; null for one that has parts. */
export function plainValue(value: unknown): string | null {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const isList = Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  return isList ? value.join(', ') : null
}
