import { editAddress } from '@/lib/records/define-record'
import { type Kind, records } from '@/lib/records/registry'

const screens = ['templates', 'news', 'new']

/** Returns which record's screen an address is; null for any other. */
export function recordAt(path: string): { kind: Kind; id: string } | null {
  for (const record of records) {
    const id = new RegExp(`^${editAddress(record, '([\\w-]+)')}$`).exec(path)?.[1]
    if (id && !screens.includes(id)) return { kind: record.kind, id }
  }
  return null
}
