import 'server-only'
import { type Page, type PageRevision } from '@/lib/content-types'
import {
  createPage,
  deletePage,
  listDuePages,
  listPages,
  type PagePatch,
  requirePage,
  restorePage,
  updatePage,
  whoSavedPage,
} from '@/lib/data/pages'
import { pageRevisions } from '@/lib/data/page-fields'
import { addRevision, hasRevision } from '@/lib/data/revisions'
import { requireWorkingPage } from '@/lib/data/page-drafts'
import { dropPreviewLink } from '@/lib/data/preview-links'
import { AppError } from '@/lib/errors'
import { parseComponents } from '@/lib/page-document/parse'
import { type BlockRegistry } from '@/lib/page-document/registry'
import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { freeSlug, slugMessages } from '@/lib/page-document/slug'
import { documentJson, openPage, toStored } from '@/lib/page-document/stored'
import { revalidate } from '@/lib/revalidate'
import { type PageFields, type PagePatchFields, type RevisionFields } from '@/lib/schemas/pages'

// What staff do with custom pages. Each change shows on the public page before it is answered. `blocks` are the types
// that a page may have (components/blocks).

/** Adds a page. @throws AppError invalid, conflict (slug taken or reserved), too-large */
export async function addPage(fields: PageFields, blocks: BlockRegistry, staffId?: string): Promise<Page> {
  refuseReserved(fields.slug)
  const { components = [], ...rest } = fields
  const page = await createPage({ ...rest, components: storedBlocks(components, blocks) }, { staffId })
  await revalidate({ kind: 'page', before: null, after: page })
  return openPage(page, blocks)
}

/**
 * Changes what the patch names. A published page that gets another slug is found at its old one too, by a redirect.
 * @throws AppError not-found, invalid, too-large, conflict (slug taken or reserved, or saved by somebody else since)
 */
export async function changePage(
  id: string,
  fields: PagePatchFields,
  blocks: BlockRegistry,
  staffId?: string,
): Promise<Page> {
  const { version, revisionName, components, ...rest } = fields
  if (rest.slug && rest.slug !== (await requirePage(id)).slug) refuseReserved(rest.slug)
  const patch: PagePatch =
    components === undefined ? rest : { ...rest, components: storedBlocks(components, blocks) }
  const saved = updatePage(id, patch, version, { staffId, name: revisionName })
  const change = await orOutdated(id, blocks, saved)
  await revalidate({ kind: 'page', ...change })
  return openPage(change.after, blocks)
}

/** Takes a page away, and its preview link for good; bringBackPage() undoes it. @throws AppError not-found */
export async function removePage(id: string): Promise<{ title: string }> {
  const before = await deletePage(id)
  await revalidate({ kind: 'page', before, after: null })
  await dropPreviewLink(id)
  return before
}

/** Brings a deleted page back, at a free address where its own is taken. @throws AppError not-found */
export async function bringBackPage(id: string, blocks: BlockRegistry): Promise<Page> {
  const page = await restorePage(id)
  await revalidate({ kind: 'page', before: null, after: page })
  return openPage(page, blocks)
}

/**
 * Adds a state as a revision of a page, e.g. work that gives way to somebody else's; the page stays as it is.
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
  const state = { ...texts, components: documentJson(storedBlocks(components, blocks)) }
  return openPage(await addRevision(pageRevisions, id, state, { staffId, name }), blocks)
}

/** A draft with the same content, under a title and a slug of its own. @throws AppError not-found */
export async function copyPage(id: string, blocks: BlockRegistry, staffId?: string): Promise<Page> {
  const [page, pages] = await Promise.all([requireWorkingPage(id), listPages()])
  const { content, metaTitle, metaDescription, components } = page
  const slug = freeSlug(
    `${page.slug}-copy`,
    pages.map((other) => other.slug),
  )
  const title = `Copy of ${page.title}`
  const copy = { title, slug, content, metaTitle, metaDescription, components }
  return openPage(await createPage(copy, { staffId }), blocks)
}

/** Has the routes rendered again that show pages whose scheduled moment came after `since`. */
export async function showDuePages(since: Date): Promise<void> {
  for (const page of await listDuePages(since, new Date())) {
    // Whether it begins or ends: what links to it changes.
    await revalidate({ kind: 'page', before: null, after: { ...page, isPublished: true } })
  }
}

/** Blocks as they are sent, checked, as they are stored. @throws AppError invalid, too-large */
export const storedBlocks = (components: string | readonly unknown[], blocks: BlockRegistry) =>
  toStored(parseComponents(components, blocks).blocks, blocks)

/** Whether a save was refused because the page had been saved since; a taken address comes with a message for it. */
const isOutdated = (error: unknown) =>
  error instanceof AppError && error.code === 'conflict' && !error.more.errors

/** What a save gives; where it came too late, the refusal that tells what is there now. */
export const orOutdated = <Saved>(id: string, blocks: BlockRegistry, saved: Promise<Saved>): Promise<Saved> =>
  saved.catch(async (error: unknown) => {
    throw isOutdated(error) ? await outdated(id, blocks) : error
  })

/** What is there now, who saved it, and whether a revision keeps it. @throws AppError not-found */
export async function workingState(id: string, blocks: BlockRegistry) {
  const page = await requireWorkingPage(id)
  const [savedBy, isKept] = await Promise.all([whoSavedPage(id), hasRevision('page', id, page.version)])
  return { page: openPage(page, blocks), savedBy, hasRevision: isKept }
}

/** The refusal of a save that came too late, with what is there now. */
const outdated = async (id: string, blocks: BlockRegistry): Promise<AppError> =>
  new AppError('conflict', { about: await workingState(id, blocks) })

function refuseReserved(slug: string): void {
  if (!isReservedSlug(slug)) return
  throw new AppError('conflict', { detail: slugMessages.reserved, errors: { slug: slugMessages.reserved } })
}
