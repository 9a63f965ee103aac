import { type CheckedFile, type SiteCounts, type SiteJob, type TableChange } from '@/lib/site-file/types'
import { listedRecords } from '@/lib/records/registry'
import { counted } from '@/lib/text/counted'
import { inWords } from '@/lib/text/in-words'

/** The rows of the comparison, and the tables that they count. */
const lines: { name: string; tables: string[] }[] = [
  { name: 'Pages', tables: ['pages'] },
  { name: 'Posts', tables: ['posts'] },
  { name: 'Places and services', tables: ['places', 'services'] },
  { name: 'Copy of their pages', tables: ['landings'] },
  { name: 'Earlier versions', tables: ['page-revisions', 'post-revisions', 'landing-revisions'] },
  ...listedRecords.map(({ several }) => ({ name: several, tables: [several.toLowerCase()] })),
  { name: 'Pictures', tables: ['pictures'] },
  { name: 'Redirects', tables: ['redirects'] },
  { name: 'Settings and reply templates', tables: ['settings'] },
  { name: 'Leads', tables: ['leads'] },
]

type ChangeLine = { name: string; file: string; here: string; after: string }

const grouped = (count: number) => count.toLocaleString('en-US')

/** Returns what importing a checked file would do, line by line. */
export function changeLines({ changes, withLeads }: CheckedFile, leadsHere: number): ChangeLine[] {
  return lines.map(({ name, tables }) => {
    if (name === 'Leads' && !withLeads)
      return { name, file: 'Not in the file', here: grouped(leadsHere), after: 'Stay as they are' }
    const tableChanges = changes.filter(({ table }) => tables.includes(table))
    const sum = (of: keyof Omit<TableChange, 'table'>) =>
      tableChanges.reduce((total, change) => total + change[of], 0)
    const [file, here] = [grouped(sum('file')), grouped(sum('here'))]
    const after = afterwards(sum('file') - sum('same') - sum('changed'), sum('changed'), sum('gone'))
    return name.startsWith('Settings')
      ? { name, file: 'All', here: 'All', after }
      : { name, file, here, after }
  })
}

function afterwards(come: number, change: number, go: number): string {
  const parts = [
    come > 0 && `${grouped(come)} new`,
    change > 0 && `${grouped(change)} changed`,
    go > 0 && `${grouped(go)} of yours deleted`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'Same'
}

/** Returns the contents of the site as part of a sentence: "2 pages, 3 posts and 12 pictures". */
export function contentsOf(counts: SiteCounts): string {
  const kinds: [string, string][] = [
    ['pages', 'page'],
    ['posts', 'post'],
    ...listedRecords.map(({ one, several }): [string, string] => [several.toLowerCase(), one.toLowerCase()]),
    ['redirects', 'redirect'],
    ['pictures', 'picture'],
  ]
  const parts = kinds
    .filter(([table]) => counts[table])
    .map(([table, one]) => counted(counts[table] ?? 0, one))
  return inWords(parts)
}

const steps: Record<SiteJob['step'], string> = {
  rows: 'Writing pages, posts and the rest',
  pictures: 'Pictures',
  checking: 'Checking every row and picture',
  backup: 'Making a backup of what is here',
  database: 'Replacing the site with the file',
  showing: 'Rendering the public pages again',
}

export const stepOf = ({ kind, step }: SiteJob): string =>
  kind === 'export' && step === 'checking' ? 'Reading the file back' : steps[step]

/** Returns a task's progress in words; empty where it can't be counted. */
export const farOf = ({ done, of }: SiteJob): string =>
  of > 0 ? `${grouped(done)} of ${grouped(of)}` : done > 0 ? grouped(done) : ''
