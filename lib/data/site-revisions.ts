import 'server-only'
import { type SiteRow, siteTable, type SiteTable } from '@/lib/schemas/site-file'
import { landingRevisions } from './area-rows'
import { parseJson } from './json'
import { pageRevisions } from './page-fields'
import { postRevisions } from './post-fields'

// A site file has a table for the revisions of each kind, with a column for each field of a state; the database has one
// table, with states as JSON.

const kinds = { page: pageRevisions, post: postRevisions, landing: landingRevisions }

const recordColumn = (table: SiteTable) => Object.keys(siteTable(table).refers ?? {})[0] ?? ''

/** Returns a stored row with the columns of its table in the file; `id` and `state` are a revision's. */
export function toFileColumns(table: SiteTable, row: SiteRow): SiteRow {
  if (!siteTable(table).kind) return row
  const { id, state, recordId } = row
  const fields = parseJson(String(state), { model: 'Revision', id: String(id), field: 'state' }) as SiteRow
  return { ...row, ...fields, [recordColumn(table)]: recordId }
}

/** Returns a row of the file with the columns of the database's table. */
export function toStoredColumns(table: SiteTable, row: SiteRow): SiteRow {
  const { kind } = siteTable(table)
  if (!kind) return row
  const { id, name, version, staffId, createdAt } = row
  const state = JSON.stringify(row, Object.keys(kinds[kind].fields))
  return { id, kind, recordId: row[recordColumn(table)], name, version, state, staffId, createdAt }
}
