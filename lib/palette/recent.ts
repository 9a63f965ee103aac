import 'server-only'
import { leadEntriesOf } from '@/lib/data/palette'
import { leadSummary } from '@/lib/leads/lead-text'
import { recordEntries } from '@/lib/records/entries'
import { records } from '@/lib/records/registry'
import { standingWords } from './entry-words'
import { recordAt } from './recent-path'
import { type PaletteRecent } from './types'

/** Returns what the records behind these addresses are called, in their order; what isn't there any more is left out. */
export async function recentEntries(paths: readonly string[], now: Date): Promise<PaletteRecent[]> {
  const recents = paths.flatMap((path) => recordAt(path) ?? [])
  const idsOf = (wantedKind: string) => recents.flatMap(({ kind, id }) => (kind === wantedKind ? id : []))
  const lists = records.map(async (record) => {
    if (record.kind !== 'lead') return recordEntries(record, { id: { in: idsOf(record.kind) } })
    return (await leadEntriesOf(idsOf('lead'))).map((lead) => ({
      kind: record.kind,
      id: lead.id,
      title: lead.name,
      detail: `${leadSummary(lead)} · ${standingWords(lead, now)}`,
    }))
  })
  const entries = new Map(
    (await Promise.all(lists)).flat().map((entry) => [`${entry.kind} ${entry.id}`, entry]),
  )
  return paths.flatMap((path) => {
    const record = recordAt(path)
    const entry = record && entries.get(`${record.kind} ${record.id}`)
    return entry ? { path, kind: entry.kind, title: entry.title, detail: entry.detail } : []
  })
}
