import { type ComponentType } from 'react'
import { type Stored } from '@/lib/records/define-record'
import { type RecordFields } from './use-record-fields'

export type Site = { host: string; name: string }

/** What of a kind's form isn't as its definition alone makes it. */
export type FormParts = {
  /** The title over a stored one, and a line below it. */
  title?: (stored: Stored) => string
  note?: (stored: Stored | null) => string | undefined
  /** The middle, in place of one input below the other. */
  Main?: ComponentType<{ fields: RecordFields }>
  /** The side, in place of its inputs; `leave` gives up what isn't saved. */
  Aside?: ComponentType<{ fields: RecordFields; extra: unknown; leave: () => void }>
  /** Stands at the end of the side. */
  Preview?: ComponentType<{ fields: RecordFields; site: Site }>
}
