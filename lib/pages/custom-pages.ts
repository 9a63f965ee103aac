import 'server-only'
import { getBuiltInPage } from '@/lib/content/built-in-pages'
import { type Page, type PageRevision } from '@/lib/content-types'
import { database } from '@/lib/data/client'
import { pageRevisions } from '@/lib/data/page-fields'
import { addRevision } from '@/lib/data/revisions'
import { requireWorkingPage } from '@/lib/data/page-drafts'
import { AppError } from '@/lib/errors'
import { maxDocumentLength, parseComponents, parsePage } from '@/lib/page-document/parse'
import { type BlockRegistry, mayHave } from '@/lib/page-document/registry'
import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { sameValue } from '@/lib/page-document/same-value'
import { freeSlug, slugMessages } from '@/lib/page-document/slug'
import { documentJson, openPage, toStored } from '@/lib/page-document/stored'
import { getLastSave } from '@/lib/records/last-save'
import { page } from '@/lib/records/page/definition'
import { pageStore } from '@/lib/records/page/store'
import { listSlugsLike } from '@/lib/records/slugs'
import { type RecordStore } from '@/lib/records/store-types'
import { type RevisionFields } from '@/lib/schemas/pages'

// Creates, changes and copies custom pages for staff. `blocks` are the types that a page may have (components/blocks).

type PageFields = typeof page.fields

/**
 * Returns the store of pages for endpoints. It checks blocks before they are stored and opens them for answers, refuses the
 * addresses that the site needs, and answers an outdated save with the page as it is stored now.
 */
export const pageStoreWith = (blocks: BlockRegistry): RecordStore<PageFields, Page> => ({
  ...(pageStore as unknown as RecordStore<PageFields, Page>),
  record: { ...page, longestBody: maxDocumentLength },
  async create({ components = [], ...rest }, saving) {
    if (isReservedSlug(rest.slug ?? '')) refuseReserved()
    const stored = await pageStore.create(
      { ...rest, components: blocksOfPage(null, components, blocks) },
      saving,
    )
    return openPage(stored, blocks)
  },
  async update(id, { components, ...rest }, saving) {
    if (isReservedSlug(rest.slug ?? '') && rest.slug !== (await pageStore.require(id)).slug) refuseReserved()
    const changes =
      components === undefined ? rest : { ...rest, components: blocksOfPage(id, components, blocks) }
    const { before, after } = await orOutdated(id, blocks, pageStore.update(id, changes, saving))
    return { before: openPage(before, blocks), after: openPage(after, blocks) }
  },
  restore: async (id) => openPage(await pageStore.restore(id), blocks),
})

/**
 * Adds a state as a revision of a page, e.g. a draft that somebody else's replaces; the page itself doesn't change.
 * @throws AppError not-found, invalid, too-large
 */
export async function addPageRevision(
  id: string,
  fields: RevisionFields,
  blocks: BlockRegistry,
  staffId?: string,
): Promise<PageRevision> {
  const { name, content = '', metaTitle = '', metaDescription = '', components, ...rest } = fields
  const texts = { ...rest, content, metaTitle, metaDescription }
  const state = {
    ...texts,
    components: documentJson(toStored(parseComponents(components, blocks).blocks, blocks)),
  }
  return openPage(await addRevision(pageRevisions, id, state, { staffId, name }), blocks)
}

/**
 * Adds a draft with the same content under a title and a slug of its own, without sections that only a built-in page has.
 * @throws AppError not-found
 */
export async function copyPage(id: string, blocks: BlockRegistry, staffId?: string): Promise<Page> {
  const original = await requireWorkingPage(id)
  const { content, metaTitle, metaDescription } = original
  const components = original.components.filter(({ type }) => mayHave(null, blocks(type) ?? {}))
  const wantedSlug = `${original.slug || 'home'}-copy`
  const slug = freeSlug(wantedSlug, await listSlugsLike(await database(), page, wantedSlug))
  const title = `Copy of ${original.title}`
  const copy = { title, slug, content, metaTitle, metaDescription, components }
  return openPage(await pageStore.create(copy, { staffId }), blocks)
}

/**
 * Checks a page's blocks, of a new one without an id, and returns them as they are stored. A built-in page with those that it
 * came with has none, and follows the next version of the site.
 * @throws AppError invalid, too-large
 */
export function blocksOfPage(
  id: string | null,
  components: string | readonly unknown[],
  registry: BlockRegistry,
) {
  const builtIn = id === null ? undefined : getBuiltInPage(id)
  const read = (list: typeof components) =>
    toStored(parsePage(list, builtIn?.kind ?? null, registry).blocks, registry)
  const sentBlocks = read(components)
  return builtIn && sameValue(sentBlocks, read(builtIn.blocks)) ? [] : sentBlocks
}

/** Returns true if the page has been saved since; the refusal of a taken address has a message for it. */
const isOutdated = (error: unknown) =>
  error instanceof AppError && error.code === 'conflict' && !error.more.errors

/** Returns the result of a save; one that came too late is refused with the stored page. */
export const orOutdated = <Saved>(id: string, blocks: BlockRegistry, write: Promise<Saved>): Promise<Saved> =>
  write.catch(async (error: unknown) => {
    throw isOutdated(error) ? await outdatedError(id, blocks) : error
  })

/** Returns the stored page, who saved it, and whether a revision keeps it. @throws AppError not-found */
export async function workingState(id: string, blocks: BlockRegistry) {
  const working = await requireWorkingPage(id)
  return { page: openPage(working, blocks), ...(await getLastSave(page, working)) }
}

const outdatedError = async (id: string, blocks: BlockRegistry): Promise<AppError> =>
  new AppError('conflict', { about: await workingState(id, blocks) })

function refuseReserved(): never {
  throw new AppError('conflict', { detail: slugMessages.reserved, errors: { slug: slugMessages.reserved } })
}
