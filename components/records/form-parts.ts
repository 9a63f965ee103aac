import { type ComponentType } from 'react'
import { type Stored } from '@/lib/records/define-record'
import { type RecordFields } from './use-record-fields'

export type Site = { host: string; name: string }

/** The parts of a kind's form that its definition can't describe. */
export type FormParts = {
  /** The title of a stored record, and a line below it. */
  title?: (stored: Stored) => string
  note?: (stored: Stored | null) => string | undefined
  /** Replaces the column of inputs. */
  Main?: ComponentType<{ fields: RecordFields; extra: unknown }>
  /** Replaces the inputs in the side column. */
  Aside?: ComponentType<{ fields: RecordFields; extra: unknown }>
  /** Rendered at the end of the side column. */
  Preview?: ComponentType<{ fields: RecordFields; site: Site }>
}
