import { editAddress } from '@/lib/records/define-record'
import { type Kind, records } from '@/lib/records/registry'

const screens = ['templates', 'new']

/** Returns which record's screen an address is; null for any other. */
export function recordAt(path: string): { kind: Kind; id: string } | null {
  for (const record of records) {
    const [before = '', after = ''] = editAddress(record, '/').split('//')
    const id =
      path.startsWith(`${before}/`) && path.endsWith(after)
        ? path.slice(before.length + 1, after ? -after.length : undefined)
        : ''
    if (/^[\w-]+$/.test(id) && !screens.includes(id)) return { kind: record.kind, id }
  }
  return null
}
