import 'server-only'
import { type StoredComponent, type StoredPage } from '@/lib/content-types'
import { getBuiltInPage } from '@/lib/content/built-in-pages'
import { type Reader, type Transaction } from '@/lib/data/client'
import { notePage } from '@/lib/data/media-mentions'
import { getWaitingTexts, madeByStaff, pageRevisions } from '@/lib/data/page-fields'
import { scheduleColumns, scheduleNow, scheduleOf, unscheduled } from '@/lib/data/page-schedule'
import { columns, noDraft, type PageRow, toPage } from '@/lib/data/pages'
import { moveRedirect } from '@/lib/data/redirects'
import { keepRevision } from '@/lib/data/revisions'
import { withoutUndefined } from '@/lib/data/without-undefined'
import { AppError } from '@/lib/errors'
import { freeSlug } from '@/lib/page-document/slug'
import { documentJson } from '@/lib/page-document/stored'
import { type Values } from '../define-record'
import { listSlugsLike } from '../slugs'
import { recordStore } from '../store'
import { page } from './definition'

type Changes = Partial<Values<typeof page.fields>>

/**
 * Returns a save's columns. Its blocks replace the waiting draft. A save without blocks keeps the draft and applies its texts
 * to that too; on a page that visitors don't see, before or after it, the save adopts the draft.
 */
async function toColumns(
  db: Reader | Transaction,
  { components, ...changes }: Changes,
  current: PageRow | null,
  plannedFor?: Date,
): Promise<object> {
  const texts = current && getBuiltInPage(current.id) ? searchTextsOf(changes) : changes
  const draft = current && !components ? await getWaitingTexts(db, current.id, current.draftId) : null
  const isLive = current !== null && scheduleNow(current).isPublished && texts.isPublished !== false
  return {
    ...(isLive ? {} : draft),
    ...withoutUndefined({
      ...texts,
      components: components && documentJson(components as unknown as StoredComponent[]),
    }),
    ...scheduleColumns(texts, current ? scheduleOf(current) : unscheduled),
    ...(current && !(draft && isLive) && noDraft(plannedFor)),
  }
}

/** Takes texts that are saved on a live page over into its waiting draft, so that publishing that keeps them. */
async function keepWaiting(
  tx: Transaction,
  current: PageRow,
  waiting: NonNullable<Awaited<ReturnType<typeof getWaitingTexts>>>,
  { title, metaTitle, metaDescription }: Changes,
) {
  const before = { ...current, ...waiting, isPublished: false }
  const version = current.version + 1
  const after = { ...before, ...withoutUndefined({ title, metaTitle, metaDescription }), version }
  const draftId = await keepRevision(tx, pageRevisions, current.id, after, before, {})
  if (draftId) await tx.page.update({ where: { id: current.id }, data: { draftId }, select: { id: true } })
}

/** Returns what may be changed of a built-in page besides its blocks. */
const searchTextsOf = ({ metaTitle, metaDescription }: Changes): Changes => ({ metaTitle, metaDescription })

/** Saves pages. A page that stays published under another slug gets a redirect in the same transaction. */
const store = recordStore<typeof page.fields, StoredPage>(page, {
  samples: [],
  columns,
  listedWhere: madeByStaff,
  toItem: (row) => toPage(row as PageRow),
  toColumns: (db, changes, current, { plannedFor }) =>
    toColumns(db, changes, current as PageRow | null, plannedFor),
  async onSaved(tx, { before: rowBefore, after: row, changes, saving }) {
    const [before, after] = [rowBefore as PageRow | null, row as PageRow]
    const waiting = await getWaitingTexts(tx, after.id, after.draftId)
    await notePage(tx, after.id, after, waiting)
    await keepRevision(tx, pageRevisions, after.id, after, before, saving)
    if (!before) return
    if (waiting) await keepWaiting(tx, before, waiting, changes)
    if (before.slug !== after.slug && scheduleNow(before).isPublished && after.isPublished)
      await moveRedirect(tx, `/${before.slug}`, `/${after.slug}`)
  },
  freeSlug: async (db, { slug }) => freeSlug(String(slug), await listSlugsLike(db, page, String(slug))),
  // Its preview link stays invalid.
  onTrashed: (db, id) => db.previewLink.deleteMany({ where: { pageId: id } }),
})

/** Reads and saves pages. A built-in page stays. */
export const pageStore: typeof store = {
  ...store,
  trash(id) {
    const builtIn = getBuiltInPage(id)
    if (builtIn)
      throw new AppError('invalid', {
        detail: `${builtIn.title} comes with the site and stays. Hide its sections instead.`,
      })
    return store.trash(id)
  },
}
