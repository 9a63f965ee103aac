import { type CheckedFile, type SiteCounts, type SiteJob, type TableChange } from '@/lib/site-file/types'
import { inDigits } from '@/components/charts/chart'
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

/** Returns the lines of a comparison between a checked file and the site. */
export function changeLines({ changes, withLeads }: CheckedFile, leadsHere: number): ChangeLine[] {
  return lines.map(({ name, tables }) => {
    if (name === 'Leads' && !withLeads)
      return { name, file: 'Not in the file', here: inDigits(leadsHere), after: 'Stay as they are' }
    const tableChanges = changes.filter(({ table }) => tables.includes(table))
    const sum = (of: keyof Omit<TableChange, 'table'>) =>
      tableChanges.reduce((total, change) => total + change[of], 0)
    const [file, here] = [inDigits(sum('file')), inDigits(sum('here'))]
    const after = changeText(sum('file') - sum('same') - sum('changed'), sum('changed'), sum('gone'))
    return name.startsWith('Settings')
      ? { name, file: 'All', here: 'All', after }
      : { name, file, here, after }
  })
}

function changeText(addedCount: number, changedCount: number, deletedCount: number): string {
  const parts = [
    addedCount > 0 && `${inDigits(addedCount)} new`,
    changedCount > 0 && `${inDigits(changedCount)} changed`,
    deletedCount > 0 && `${inDigits(deletedCount)} of yours deleted`,
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
  of > 0 ? `${inDigits(done)} of ${inDigits(of)}` : done > 0 ? inDigits(done) : ''
