import 'server-only'
import { createHash } from 'node:crypto'
import { listStaffIds, siteRowsNow } from '@/lib/records/site-rows'
import { siteTable, type SiteTable, tablesOf } from '@/lib/records/site-tables'
import { neededFiles, versionFiles } from '@/lib/media/path'
import { sniff } from '@/lib/media/sniff'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { type SiteRow } from '@/lib/schemas/site-file'
import { acceptedRows, quoted } from './accept-rows'
import { openSiteFile, type SiteFile } from './read-file'
import { mostListed } from './read-manifest'
import { refuse, tableEntry } from './refusals'
import { type CheckedFile, mostRefusedNamed, type Progress, type TableChange } from './types'
import { hashesIn, mentioning, pictureEntry } from './write-file'

/**
 * Checks a file from end to end: every entry against its list, every row against its schema, every reference, every
 * picture's first bytes. Nothing is changed.
 * @returns what importing it would do
 * @throws AppError invalid, with what is wrong and what to do
 */
export async function checkSiteFile(
  file: string,
  registry: BlockRegistry,
  progress: Progress,
): Promise<CheckedFile> {
  const open = await openSiteFile(file)
  try {
    const { manifest } = open
    const of = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0) + open.pictures.length
    let done = 0
    const step = (increment: number) => progress({ step: 'checking', done: (done += increment), of })
    const staff = await listStaffIds()
    const seenValues = new Map<string, Set<string>>()
    const changes: TableChange[] = []
    const pictures = { hashes: new Set<string>(), unclaimed: new Set(open.pictures) }
    const mentioned = new Map<string, string>()
    const refused: CheckedFile['refused'] = { count: 0, rows: [] }
    const accepted = acceptedRows(open.rows, registry, (row) => {
      refused.count += 1
      if (refused.rows.length < mostRefusedNamed) refused.rows.push(row)
    })

    for (const table of tablesOf(manifest.withLeads).filter(open.has)) {
      const storedDigests = await digestsHere(table, staff)
      const change = { table, file: 0, here: storedDigests.size, same: 0, changed: 0, gone: 0 }
      const check = columnChecks(table, seenValues)
      for await (const rows of accepted(table)) {
        for (const row of rows) {
          const text = JSON.stringify(row)
          check.row(row)
          if (mentioning.includes(table))
            for (const hash of hashesIn(text)) mentioned.set(hash, nameOf(table, row))
          if (mentioned.size > 2 * mostListed) throw refuse('The file shows more pictures than it can hold.')
          if (table === 'pictures') {
            claimFiles(row, pictures.unclaimed)
            pictures.hashes.add(String(row.hash))
          }
          const id = String(row[siteTable(table).unique[0]])
          const digest = storedDigests.get(id)
          storedDigests.delete(id)
          if (digest !== undefined) change[digest === digestOf(table, row, staff) ? 'same' : 'changed'] += 1
        }
        change.file += rows.length
        step(rows.length)
      }
      check.end()
      changes.push({ ...change, gone: storedDigests.size })
    }
    checkPictures(open, pictures, mentioned)
    for (const name of open.pictures) {
      await checkPicture(open, name)
      step(1)
    }
    const { version, madeAt, withLeads, missing } = manifest
    return { version, madeAt, withLeads, changes, refused, missing: missing.length }
  } finally {
    open.close()
  }
}

const nameOf = (table: SiteTable, row: SiteRow) => (table === 'settings' ? 'the settings' : quoted(row.title))

/** Returns a value to remember of every row; the hash of a long one. */
const inShort = (value: string | null) =>
  value === null || value.length <= 64 ? value : createHash('sha256').update(value).digest('base64')

/** Compares rows: unique values occur once, and referenced rows exist. */
function columnChecks(table: SiteTable, seenValues: Map<string, Set<string>>) {
  const { unique, refers } = siteTable(table)
  // By model: the revisions of all kinds have their ids in one table.
  const valuesOf = (referredTable: SiteTable, column: string) => {
    const key = `${siteTable(referredTable).model}.${column}`
    const values = seenValues.get(key) ?? new Set<string>()
    seenValues.set(key, values)
    return values
  }
  const awaitedValues = new Set<string>()
  const where = tableEntry(table)
  return {
    row(row: SiteRow) {
      for (const column of unique) {
        const value = inShort(row[column] as string | null)
        if (value === null) continue
        const values = valuesOf(table, column)
        if (values.has(value))
          throw refuse(`In ${where} two rows have the same ${column}. Nothing was changed.`)
        values.add(value)
      }
      for (const [column, referredTable] of Object.entries(refers)) {
        const value = inShort(row[column] as string | null)
        if (value === null) continue
        // A row may be before the one of its own table that it names.
        if (referredTable === table) awaitedValues.add(value)
        else if (!valuesOf(referredTable, 'id').has(value)) throw refers404(where, column)
      }
    },
    end() {
      for (const value of awaitedValues)
        if (!valuesOf(table, 'id').has(value)) throw refers404(where, Object.keys(refers)[0] ?? '')
    },
  }
}
const refers404 = (where: string, column: string) =>
  refuse(`A row of ${where} names something by its ${column} that isn’t in the file. Nothing was changed.`)

/** Removes a picture's files from the unclaimed ones. @throws AppError where one that it needs isn't there */
function claimFiles({ hash, width }: SiteRow, unclaimed: Set<string>): void {
  const entry = (version: string) => pictureEntry(String(hash), version)
  for (const name of neededFiles(Number(width)).map(entry))
    if (!unclaimed.has(name)) throw refuse(`The picture ${name} is missing in the file. Nothing was changed.`)
  for (const version of versionFiles(Number(width))) unclaimed.delete(entry(version))
}

/** Throws where a file belongs to no picture, or a mentioned picture isn't in the file. */
function checkPictures(
  { manifest }: SiteFile,
  { hashes, unclaimed }: Record<'hashes' | 'unclaimed', ReadonlySet<string>>,
  mentioned: ReadonlyMap<string, string>,
): void {
  for (const name of unclaimed)
    throw refuse(`${name} belongs to no picture of the file. Nothing was changed.`)
  const missing = new Set(manifest.missing)
  for (const [hash, place] of mentioned)
    if (!hashes.has(hash) && !missing.has(hash))
      throw refuse(`A picture that ${place} shows is missing in the file. Nothing was changed.`)
}

/** Checks that a version's first bytes are what its name says. */
async function checkPicture(open: SiteFile, name: string): Promise<void> {
  let first = Buffer.alloc(0)
  for await (const chunk of open.bytes(name))
    if (first.length < 12) first = Buffer.concat([first, chunk]).subarray(0, 512)
  const sniffResult = sniff(first)
  const isWebp = 'format' in sniffResult && sniffResult.format === 'webp'
  const isAvif = first.subarray(4, 12).toString('latin1') === 'ftypavif'
  if (name.endsWith('.webp') ? !isWebp : !isAvif)
    throw refuse(`${name} isn’t the picture that its name says. Nothing was changed.`)
}

/** Returns the digest of a row as it would be stored here. */
function digestOf(table: SiteTable, row: SiteRow, staff: ReadonlySet<string>): string {
  const { staff: account } = siteTable(table)
  const stored = account && !staff.has(String(row[account])) ? { ...row, [account]: null } : row
  const text = JSON.stringify(Object.entries(stored).sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha1').update(text).digest('base64')
}

async function digestsHere(table: SiteTable, staff: ReadonlySet<string>): Promise<Map<string, string>> {
  const [key] = siteTable(table).unique
  const digests = new Map<string, string>()
  for await (const rows of siteRowsNow(table))
    for (const row of rows) digests.set(String(row[key]), digestOf(table, row, staff))
  return digests
}
