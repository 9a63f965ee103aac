import 'server-only'
import { AppError } from '@/lib/errors'
import { isPostgres } from '@/lib/database-url.mjs'
import { env } from '@/lib/env'
import { type SiteRow } from '@/lib/schemas/site-file'
import { type Transaction, write } from '@/lib/data/client'
import { hideUnpermitted } from '@/lib/data/jobs'
import { keysOf } from '@/lib/data/lead-keys'
import { storeSetting } from '@/lib/data/setting-rows'
import { getSetting } from '@/lib/data/settings'
import { siteTable, type SiteTable, tablesOf } from './site-tables'
import { storeVisits } from '@/lib/data/site-visits'
import { atOnce, listStaffIds, siteMark, siteWhere } from './site-rows'

// A whole site in the place of the one that is here, in one transaction.

/** In milliseconds. */
const longest = 60 * 60_000
const noteKey = 'site-import'

type Replacement = {
  /** The id of this replacement, stored with it: by it a process that starts later knows whether it was done. */
  id: string
  withLeads: boolean
  /** Returns true if the file has a table; one that it doesn't know stays as it is. */
  has: (table: SiteTable) => boolean
  /** Yields the rows of the file in batches. */
  rows: (table: SiteTable) => AsyncIterable<SiteRow[]>
  /** The siteMark() from before the backup was made: later saves are in no backup. */
  mark: string
  /** The leads that a file with leads replaces: those that were here at a moment. */
  leads: { at: Date; ids: readonly string[] }
  /** Called after each piece with the number of rows that are stored. */
  progress: (rows: number) => void
}

type Deletes = { deleteMany: (query: { where: object }) => Promise<unknown> }
const modelOf = (tx: Transaction, table: SiteTable) =>
  (tx as unknown as Record<string, Deletes>)[siteTable(table).client] as Deletes

/** Stores rows as one piece of JSON: row by row Prisma takes ten times as long, and all other writers wait. */
async function insert(tx: Transaction, table: SiteTable, rows: Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const name = `"${siteTable(table).model}"`
  // From site-tables.ts, never from a file.
  const columns = Object.keys(first).map((column) => `"${column}"`)
  const from = isPostgres(env().DATABASE_URL)
    ? `${columns.join()} FROM json_populate_recordset(NULL::${name}, $1::json)`
    : `${columns.map((column) => `value ->> '$.${column}'`).join()} FROM json_each(?)`
  await tx.$executeRawUnsafe(`INSERT INTO ${name} (${columns.join()}) SELECT ${from}`, JSON.stringify(rows))
}

/**
 * Replaces all rows by those of a file, except accounts and this server's own settings. Leads are replaced if the file has
 * some; those that came after `leads.at` stay. All of it happens in one transaction.
 * @throws AppError conflict if somebody has saved something since `mark` was read
 */
export async function replaceSite(replacement: Replacement): Promise<void> {
  const { id, withLeads, has, rows, mark, leads, progress } = replacement
  await write((db) =>
    db.$transaction(
      async (tx) => {
        if ((await siteMark(withLeads ? leads.at : null, tx)) !== mark)
          throw new AppError('conflict', { detail: savedMeanwhile })
        const staff = await listStaffIds(tx)
        const contents = tablesOf(false).filter(has)
        // Rows that refer to others are deleted before these, also in tables that the file doesn't have.
        const refersToThese = (table: SiteTable) => Object.values(siteTable(table).refers).some(has)
        for (const table of tablesOf(false).reverse())
          if (has(table) || refersToThese(table))
            await modelOf(tx, table).deleteMany({ where: siteWhere(table) })
        let storedRows = 0
        for (const table of contents)
          for await (const batch of rows(table)) {
            await insert(
              tx,
              table,
              batch.map((row) => toColumns(table, row, staff)),
            )
            progress((storedRows += batch.length))
          }
        if (withLeads) await replaceLeads(tx, replacement, staff, storedRows)
        // A permission may have been taken back since the file was made.
        await hideUnpermitted(tx)
        // The table of used pictures is filled again (media-mentions.ts).
        await tx.mediaMention.deleteMany({})
        await tx.setting.deleteMany({ where: { key: 'media-mentions' } })
        await storeSetting(tx, noteKey, { id, at: new Date().toISOString() })
      },
      { timeout: longest },
    ),
  )
}

const savedMeanwhile =
  'Someone saved something on this site while the import was being prepared. Nothing was changed. Import the file again.'

/** Returns true if a replacement was done. */
export async function isReplaced(id: string): Promise<boolean> {
  const note = await getSetting(noteKey)
  return (note as { id?: unknown } | null)?.id === id
}

/** Returns a row of the file as the table's columns. */
function toColumns(table: SiteTable, row: SiteRow, staff: ReadonlySet<string>): Record<string, unknown> {
  const { json, staff: account, revisions } = siteTable(table)
  const value = (column: string, content: unknown) => {
    if (column === json?.[0]) return JSON.stringify(content)
    if (column === account) return staff.has(String(content)) ? content : null
    // As Prisma writes them, so that they sort and compare.
    return column.endsWith('At') && typeof content === 'string' ? content.replace('Z', '+00:00') : content
  }
  const values = Object.fromEntries(
    Object.entries(row).map(([column, content]) => [column, value(column, content)]),
  )
  if (!revisions) return values
  const { id, name, version, staffId, createdAt, [revisions.column]: recordId } = values
  const { name: kind, fields } = revisions.kind
  const state = JSON.stringify(values, Object.keys(fields))
  return { id, kind, recordId, name, version, state, staffId, createdAt }
}

/** Replaces leads. Messages about a lead stay if the file has the same lead. */
async function replaceLeads(
  tx: Transaction,
  { rows, has, leads, progress }: Replacement,
  staff: ReadonlySet<string>,
  before: number,
): Promise<void> {
  const storedIds = new Set(leads.ids)
  const came = new Set<string>()
  const mergedRows: Pick<SiteRow, 'id' | 'mergedIntoId' | 'updatedAt'>[] = []
  // Rows of the outbox refer to visits and messages, so these are stored first.
  const later: Awaited<ReturnType<Transaction['outbox']['findMany']>> = []
  // A file of a version without visits or messages has none, so the stored ones stay.
  const stayedVisits: SiteRow[] = []
  const stayedMessages: Awaited<ReturnType<Transaction['leadMessage']['findMany']>> = []
  let storedRows = before
  for await (const batch of rows('leads')) {
    const ids = batch.map(({ id }) => String(id))
    const keys = batch.flatMap(({ key }) => (key === null ? [] : [key as string]))
    const existingLeads = await tx.lead.findMany({
      where: { OR: [{ id: { in: ids } }, { key: { in: keys } }] },
      select: { id: true, key: true },
    })
    // A lead that was sent again in the meantime stays as it is.
    const fresh = existingLeads.filter(({ id }) => !storedIds.has(id))
    const data = batch.filter(
      ({ id, key }) => !fresh.some((lead) => lead.id === id || (key && lead.key === key)),
    )
    const where = { id: { in: existingLeads.map(({ id }) => id).filter((id) => storedIds.has(id)) } }
    const ofThese = { where: { leadId: { in: data.map(({ id }) => String(id)) } } }
    const messages = await tx.outbox.findMany(ofThese)
    if (!has('visits')) stayedVisits.push(...(await tx.visit.findMany(ofThese)))
    if (!has('lead-messages')) stayedMessages.push(...(await tx.leadMessage.findMany(ofThese)))
    await tx.lead.deleteMany({ where })
    await insert(
      tx,
      'leads',
      data.map((row) => ({ ...toColumns('leads', row, staff), ...keysOf(row), mergedIntoId: null })),
    )
    const isLater = ({ visitId, messageId }: (typeof later)[number]) => (visitId ?? messageId) !== null
    const aboutLeads = messages.filter((message) => !isLater(message))
    later.push(...messages.filter(isLater))
    if (aboutLeads.length > 0) await tx.outbox.createMany({ data: aboutLeads })
    for (const row of data) {
      came.add(String(row.id))
      const { id, mergedIntoId, updatedAt } = row
      if (mergedIntoId !== null) mergedRows.push({ id, mergedIntoId, updatedAt })
    }
    progress((storedRows += batch.length))
  }
  const goneIds = leads.ids.filter((id) => !came.has(id))
  for (let from = 0; from < goneIds.length; from += atOnce('leads'))
    await tx.lead.deleteMany({ where: { id: { in: goneIds.slice(from, from + atOnce('leads')) } } })
  for (const { id, mergedIntoId, updatedAt } of mergedRows)
    if (came.has(String(mergedIntoId)))
      await tx.lead.update({
        where: { id: String(id) },
        data: { mergedIntoId: String(mergedIntoId), updatedAt: new Date(String(updatedAt)) },
        select: { id: true },
      })
  for await (const batch of rows('lead-events')) {
    const data = batch.filter(({ leadId }) => came.has(String(leadId)))
    await insert(
      tx,
      'lead-events',
      data.map((row) => toColumns('lead-events', row, staff)),
    )
    progress((storedRows += batch.length))
  }
  const restore = async (column: 'visitId' | 'messageId', rows: readonly { id?: unknown }[]) => {
    const ids = new Set(rows.map(({ id }) => id))
    const data = later.filter((message) => ids.has(message[column]))
    if (data.length > 0) await tx.outbox.createMany({ data })
  }
  if (stayedMessages.length > 0) await tx.leadMessage.createMany({ data: stayedMessages })
  await restore('messageId', stayedMessages)
  for await (const batch of has('lead-messages') ? rows('lead-messages') : []) {
    const data = batch.filter(({ leadId }) => came.has(String(leadId)))
    await insert(
      tx,
      'lead-messages',
      data.map((row) => toColumns('lead-messages', row, staff)),
    )
    await restore('messageId', data)
    progress((storedRows += batch.length))
  }
  for await (const batch of has('visits') ? rows('visits') : [stayedVisits]) {
    const data = batch.filter(({ leadId }) => came.has(String(leadId)))
    await storeVisits(
      tx,
      data.map((row) => toColumns('visits', row, staff)) as Parameters<typeof storeVisits>[1],
    )
    await restore('visitId', data)
    progress((storedRows += has('visits') ? batch.length : 0))
  }
  if (has('news-signups')) await tx.newsSignup.deleteMany({ where: { createdAt: { lte: leads.at } } })
  for await (const batch of has('news-signups') ? rows('news-signups') : []) {
    // People who signed up in the meantime stay.
    const emails = batch.map(({ email }) => String(email))
    const signups = await tx.newsSignup.findMany({
      where: { email: { in: emails } },
      select: { email: true },
    })
    const data = batch.filter(({ email }) => !signups.some((signup) => signup.email === email))
    await insert(
      tx,
      'news-signups',
      data.map((row) => toColumns('news-signups', row, staff)),
    )
    progress((storedRows += batch.length))
  }
}
