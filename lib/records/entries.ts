import 'server-only'
import { database } from '@/lib/data/client'
import { scheduleNow } from '@/lib/data/page-schedule'
import { inOrder, type Row, tableOf } from '@/lib/data/table'
import { addressOf, titleOf } from './define-record'
import { type AnyRecord, type Kind } from './registry'

/** A record's title and a line about it. */
export type RecordEntry = { kind: Kind; id: string; title: string; detail: string }

/** The maximum number of records of each kind; the oldest are left out. */
const maxEntries = 3_000

const scheduleColumns = { slug: true, isPublished: true, publishAt: true, unpublishAt: true }
/** Returns where a record is shown, and whether it is. */
const publishedDetail = (path: string, row: Row) =>
  `${path} · ${scheduleNow(row as Parameters<typeof scheduleNow>[0]).isPublished ? 'Published' : 'Draft'}`

/**
 * Returns the records of a kind that match `where` and aren't in the trash: pages and posts newest first, others in their own
 * order. `path` is where visitors find one, empty if it has no address. The caller searches in `text`, because each
 * database compares accents in its own way.
 */
export async function recordEntries(
  record: AnyRecord,
  where: object = {},
): Promise<(RecordEntry & { path: string; text: string })[]> {
  const { model, detailColumn, isScheduled, one, fields = {} } = record
  const newest = record.kind === 'page' ? 'updatedAt' : 'createdAt'
  const rows = await tableOf(await database(), model).findMany({
    where: { ...where, deletedAt: null },
    select: {
      id: true,
      [record.titleColumn]: true,
      ...(isScheduled ? scheduleColumns : detailColumn && { [detailColumn]: true }),
      ...('isPublished' in fields && { isPublished: true }),
    },
    orderBy: isScheduled ? [{ [newest]: 'desc' }, { id: 'asc' }] : inOrder,
    take: maxEntries,
  })
  return rows.map((row) => {
    const title = titleOf(record, row)
    const beside = String((isScheduled ? row.slug : detailColumn && row[detailColumn]) ?? '')
    const path = isScheduled ? addressOf(record, beside) : ''
    const detail = isScheduled
      ? publishedDetail(path, row)
      : [one, beside.replace(/, NY$/, ''), row.isPublished === false && 'Draft'].filter(Boolean).join(' · ')
    return { kind: record.kind, id: String(row.id), title, detail, path, text: `${title} ${beside}` }
  })
}
