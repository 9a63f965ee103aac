import 'server-only'
import { blocksIn } from '@/lib/page-document/stored'
import { serversOwnSettings, type SiteRow } from '@/lib/schemas/site-file'
import { database, type Reader, snapshot } from '@/lib/data/client'
import { type Row, tableOf } from '@/lib/data/table'
import { parseJson } from '@/lib/data/json'
import { siteTable, type SiteTable, tablesOf } from './site-tables'

// The tables of a site as its file has them (site-tables.ts), read in pieces: however many rows there are, few
// are in memory.

const rowsOf = (db: Reader, table: SiteTable) => tableOf(db, siteTable(table).client)

/** Returns a table's columns in the file, in their order there. */
export const columnsOf = (table: SiteTable): string[] => Object.keys(siteTable(table).row.shape)

/** Returns which rows of a table belong to the site. */
export function siteWhere(table: SiteTable): object {
  const { revisions } = siteTable(table)
  if (revisions) return { kind: revisions.kind.name }
  return table === 'settings' ? { key: { notIn: serversOwnSettings } } : {}
}

const longTexts: SiteTable[] = [
  'pages',
  'page-revisions',
  'posts',
  'post-revisions',
  'landings',
  'landing-revisions',
]
/** Returns the number of rows that are read and written at once. */
export const atOnce = (table: SiteTable) => (longTexts.includes(table) ? 50 : 500)

/** Returns a row as the file has it. */
function toSiteRow(table: SiteTable, row: Record<string, unknown>): SiteRow {
  const { model, json, unique, revisions } = siteTable(table)
  const location = { model, id: String(row[unique[0]]) }
  const state = revisions && (parseJson(String(row.state), { ...location, field: 'state' }) as SiteRow)
  const values = revisions ? { ...row, ...state, [revisions.column]: row.recordId } : row
  const origin = { ...location, field: json?.[0] ?? '' }
  const value = (column: string) => {
    const cell = values[column]
    if (column === json?.[0]) return readJson(String(cell), json[1], origin)
    if (cell instanceof Date) return cell.toISOString()
    // SQLite takes what PostgreSQL doesn't.
    return typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell
  }
  return Object.fromEntries(columnsOf(table).map((column) => [column, value(column)]))
}

function readJson(text: string, otherwise: unknown, origin: Parameters<typeof parseJson>[1]): unknown {
  const value = parseJson(text, origin)
  return otherwise === null || blocksIn(value) ? value : otherwise
}

/** Leaves out revisions of deleted records: the file must not refer to anything that isn't in it. */
async function withRecord(db: Reader, table: SiteTable, rows: Row[]): Promise<Row[]> {
  const { revisions } = siteTable(table)
  if (!revisions) return rows
  const where = { id: { in: rows.map(({ recordId }) => recordId) } }
  const records = await rowsOf(db, revisions.of).findMany({ where, select: { id: true } })
  const ids = new Set(records.map(({ id }) => id))
  return rows.filter(({ recordId }) => ids.has(recordId ?? null))
}

/** Yields the rows of a table in batches, in the order of their ids. */
async function* siteRows(db: Reader, table: SiteTable): AsyncGenerator<SiteRow[]> {
  const [key] = siteTable(table).unique
  const columns = Object.fromEntries(columnsOf(table).map((column) => [column, true]))
  // A revision's columns in the file are in its state.
  const select = siteTable(table).revisions ? undefined : columns
  for (let after: unknown; ;) {
    const rows = await rowsOf(db, table).findMany({
      where: { AND: [siteWhere(table), after === undefined ? {} : { [key]: { gt: after } }] },
      orderBy: { [key]: 'asc' },
      take: atOnce(table),
      select,
    })
    const completeRows = await withRecord(db, table, rows)
    if (completeRows.length > 0) yield completeRows.map((row) => toSiteRow(table, row))
    if (rows.length < atOnce(table)) return
    after = rows.at(-1)?.[key]
  }
}

export async function* siteRowsNow(table: SiteTable): AsyncGenerator<SiteRow[]> {
  yield* siteRows(await database(), table)
}

/** Reads the site as it is at one moment, while others go on changing it. */
export const readSite = <T>(read: (rows: (table: SiteTable) => AsyncGenerator<SiteRow[]>) => Promise<T>) =>
  snapshot((db) => read((table) => siteRows(db, table)), longestRead)
const longestRead = 60 * 60_000

/** Counts the rows of each table. */
export async function countSite(): Promise<Record<SiteTable, number> & { leads: number }> {
  const db = await database()
  const counts = tablesOf(true).map(
    async (table) => [table, await rowsOf(db, table).count({ where: siteWhere(table) })] as const,
  )
  return Object.fromEntries(await Promise.all(counts)) as Record<SiteTable, number> & { leads: number }
}

/**
 * Returns a text that changes as soon as anybody changes anything. Leads count only with `leadsUntil`, and only those
 * that came until then.
 */
export async function siteMark(leadsUntil: Date | null, db?: Reader): Promise<string> {
  const reader = db ?? (await database())
  const marks: unknown[] = []
  for (const table of tablesOf(leadsUntil !== null)) {
    const columns = columnsOf(table)
    const times = ['createdAt', 'updatedAt'].filter((column) => columns.includes(column))
    const _max = Object.fromEntries(times.map((column) => [column, true]))
    const leadCondition = { createdAt: { lte: leadsUntil } }
    const { isLeads, refers } = siteTable(table)
    const ofLeads = refers.leadId ? { lead: leadCondition } : leadCondition
    const where = isLeads ? ofLeads : siteWhere(table)
    const { _max: latest } = await rowsOf(reader, table).aggregate({ where, _max })
    marks.push([table, await rowsOf(reader, table).count({ where }), latest])
  }
  return JSON.stringify(marks)
}

export async function listStaffIds(db?: Reader): Promise<Set<string>> {
  const rows = await (db ?? (await database())).staff.findMany({ select: { id: true } })
  return new Set(rows.map(({ id }) => id))
}

export async function listLeadIds(): Promise<string[]> {
  const db = await database()
  return (await db.lead.findMany({ select: { id: true } })).map(({ id }) => id)
}
