import 'server-only'
import { type Page, type PageRevision } from '@/lib/content-types'
import {
  addPageRevision,
  createPage,
  deletePage,
  listDuePages,
  listPages,
  type PagePatch,
  requirePage,
  restorePage,
  updatePage,
} from '@/lib/data/pages'
import { addRedirect } from '@/lib/data/redirects'
import { AppError } from '@/lib/errors'
import { parseComponents } from '@/lib/page-document/parse'
import { isReservedSlug } from '@/lib/page-document/reserved-slugs'
import { freeSlug, slugMessages } from '@/lib/page-document/slug'
import { revalidate } from '@/lib/revalidate'
import { type PageFields, type PagePatchFields, type RevisionFields } from '@/lib/schemas/pages'

// What staff do with custom pages. Each change shows on the public page before it is answered.

/** Adds a page. @throws AppError invalid, conflict (slug taken or reserved), too-large */
export async function addPage(fields: PageFields, staffId?: string): Promise<Page> {
  refuseReserved(fields.slug)
  const { components = [], ...rest } = fields
  const page = await createPage({ ...rest, components: blocksOf(components) }, { staffId })
  await revalidate({ kind: 'page', before: null, after: page })
  return page
}

/**
 * Changes what the patch names. A published page that gets another slug is found at its old one too, by a redirect.
 * @throws AppError not-found, invalid, too-large, conflict (slug taken or reserved, or saved by somebody else since)
 */
export async function changePage(id: string, fields: PagePatchFields, staffId?: string): Promise<Page> {
  const { version, revisionName, components, ...rest } = fields
  const before = await requirePage(id)
  if (rest.slug && rest.slug !== before.slug) refuseReserved(rest.slug)
  const patch: PagePatch = components === undefined ? rest : { ...rest, components: blocksOf(components) }
  const after = await updatePage(id, patch, version, { staffId, name: revisionName })
  if (before.isPublished && after.isPublished && before.slug !== after.slug)
    await addRedirect(`/${before.slug}`, `/${after.slug}`)
  await revalidate({ kind: 'page', before, after })
  return after
}

/** Takes a page away; bringBackPage() undoes it. @throws AppError not-found */
export async function removePage(id: string): Promise<void> {
  await revalidate({ kind: 'page', before: await deletePage(id), after: null })
}

/** Brings a deleted page back. @throws AppError not-found, conflict (its slug has been taken since) */
export async function bringBackPage(id: string): Promise<Page> {
  const page = await restorePage(id)
  await revalidate({ kind: 'page', before: null, after: page })
  return page
}

/**
 * Keeps a state of a page under a name, e.g. work that gives way to somebody else's; the page stays as it is.
 * @throws AppError not-found, invalid, too-large
 */
export async function keepRevision(
  id: string,
  fields: RevisionFields,
  staffId?: string,
): Promise<PageRevision> {
  const { content = '', metaTitle = '', metaDescription = '', components, ...rest } = fields
  const texts = { ...rest, content, metaTitle, metaDescription }
  return addPageRevision(id, { ...texts, components: blocksOf(components) }, staffId)
}

/** A draft with the same content, under a title and a slug of its own. @throws AppError not-found */
export async function copyPage(id: string, staffId?: string): Promise<Page> {
  const [page, pages] = await Promise.all([requirePage(id), listPages()])
  const { content, metaTitle, metaDescription, components } = page
  const slug = freeSlug(
    `${page.slug}-copy`,
    pages.map((other) => other.slug),
  )
  const title = `Copy of ${page.title}`
  return createPage({ title, slug, content, metaTitle, metaDescription, components }, { staffId })
}

/** Has the routes rendered again that show pages whose scheduled moment came after `since`. */
export async function showDuePages(since: Date): Promise<void> {
  for (const page of await listDuePages(since, new Date())) {
    const shown = { ...page, isPublished: true }
    await revalidate({ kind: 'page', before: shown, after: shown })
  }
}

const blocksOf = (components: string | readonly unknown[]) => [...parseComponents(components).blocks]

function refuseReserved(slug: string): void {
  if (!isReservedSlug(slug)) return
  throw new AppError('conflict', { detail: slugMessages.reserved, errors: { slug: slugMessages.reserved } })
}
