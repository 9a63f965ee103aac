import { type ComponentType } from 'react'
import { type Stored } from '@/lib/records/define-record'
import { type RecordFields } from './use-record-fields'

export type Site = { host: string; name: string }

export type PreviewProps = { fields: RecordFields; site: Site }

/** `extra` is data that only this kind's form needs. */
export type PartProps = { fields: RecordFields; extra: unknown }

/** The parts of a kind's form that its definition can't describe. */
export type FormParts = {
  /** The title of a stored record, and a line below it. */
  title?: (stored: Stored) => string
  note?: (stored: Stored | null) => string | undefined
  /** Replaces the column of inputs. */
  Main?: ComponentType<PartProps>
  /** Replaces the inputs in the side column. */
  Aside?: ComponentType<PartProps>
  /** Rendered at the end of the side column. */
  Preview?: ComponentType<PreviewProps>
}
