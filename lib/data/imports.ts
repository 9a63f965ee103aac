import 'server-only'
import type { Post, StoredPage } from '@/lib/content-types'
import type { Schedule } from '@/lib/page-document/schedule'
import { aboutPage } from '@/lib/content/about-page'
import { documentJson } from '@/lib/page-document/stored'
import { database, type Transaction, write } from './client'
import { notePage, notePost } from './media-mentions'
import { pageRevisions } from './page-fields'
import { postRevisions } from './post-fields'
import { postSearchText } from './post-search'
import { removeRecords } from './removals'
import { moveRedirect } from './redirects'
import { isDuplicate } from './database-errors'
import { keepRevision } from './revisions'

// Stores the entries of an import from another site, each with the key it had there, so that none is imported twice.

/** Something that an earlier import brought. */
export type Imported = { kind: 'post' | 'page'; id: string; slug: string; isDeleted: boolean }

/** Returns what has come from other sites already, by its key there. */
export async function listImported(): Promise<Map<string, Imported>> {
  const db = await database()
  const where = { importedFrom: { not: null } }
  const select = { id: true, slug: true, importedFrom: true, deletedAt: true } as const
  const [posts, pages] = await Promise.all([
    db.post.findMany({ where, select }),
    db.page.findMany({ where, select }),
  ])
  const entry = (kind: Imported['kind']) => (row: (typeof posts)[number]) =>
    [row.importedFrom ?? '', { kind, id: row.id, slug: row.slug, isDeleted: row.deletedAt !== null }] as const
  return new Map([...posts.map(entry('post')), ...pages.map(entry('page'))])
}

/** The About page as it came with the site; an imported one takes its place. */
const untouchedAbout = { id: aboutPage.id, version: 1 }

/** Returns the slugs of posts and pages, which no import may take. */
export async function listSlugs(): Promise<{ post: Set<string>; page: Set<string> }> {
  const db = await database()
  const select = { slug: true } as const
  const [posts, pages] = await Promise.all([
    db.post.findMany({ select }),
    db.page.findMany({ where: { NOT: untouchedAbout }, select }),
  ])
  return { post: new Set(posts.map(({ slug }) => slug)), page: new Set(pages.map(({ slug }) => slug)) }
}

type Moments = { created: Date; modified: Date }
type Planned = Omit<Schedule, 'publishAt' | 'unpublishAt'> & { publishAt: Date | null }

/** An entry to import: `key` identifies it there, `movedFrom` is the path that is redirected to it, or null. */
type NewEntry = {
  key: string
  movedFrom: string | null
  fields: Pick<Post, 'title' | 'slug' | 'metaTitle' | 'metaDescription'> & Planned & Moments
}
export type NewPost = NewEntry & {
  texts: Pick<Post, 'excerpt' | 'content' | 'featuredImage' | 'town' | 'category'> & {
    publishedAt: Date | null
  }
}
export type NewPage = NewEntry & { components: StoredPage['components'] }

/** Adds a post with the dates it had. @returns its id; null if it was imported before, or its slug is taken */
export const importPost = ({ key, movedFrom, fields, texts }: NewPost, staffId: string) =>
  importEntry(movedFrom, `/blog/${fields.slug}`, async (tx) => {
    const row = await tx.post.create({
      data: {
        ...columns(fields),
        ...texts,
        searchText: postSearchText({ ...fields, ...texts }),
        importedFrom: key,
        savedById: staffId,
      },
    })
    await notePost(tx, row.id, row)
    await keepRevision(tx, postRevisions, row.id, row, null, { staffId })
    return row.id
  })

/** Adds a page in the same sense. */
export const importPage = ({ key, movedFrom, fields, components }: NewPage, staffId: string) =>
  importEntry(movedFrom, `/${fields.slug}`, async (tx) => {
    if (fields.slug === aboutPage.slug) await tx.page.deleteMany({ where: untouchedAbout })
    const data = { ...columns(fields), components: documentJson(components) }
    const row = await tx.page.create({ data: { ...data, importedFrom: key, savedById: staffId } })
    await notePage(tx, row.id, row)
    await keepRevision(tx, pageRevisions, row.id, row, null, { staffId })
    return row.id
  })

const columns = ({ created, modified, ...rest }: NewEntry['fields']) => ({
  ...rest,
  createdAt: created,
  updatedAt: modified,
})

async function importEntry(
  movedFrom: string | null,
  to: string,
  create: (tx: Transaction) => Promise<string>,
): Promise<string | null> {
  return write(async (db) => {
    try {
      return await db.$transaction(async (tx) => {
        const id = await create(tx)
        // An existing redirect from there was made by staff, and stays.
        const redirect = movedFrom && (await tx.redirect.findUnique({ where: { fromPath: movedFrom } }))
        if (movedFrom && !redirect) await moveRedirect(tx, movedFrom, to)
        return id
      })
    } catch (error) {
      if (isDuplicate(error)) return null
      throw error
    }
  })
}

type ImportedIds = { posts: string[]; pages: string[] }

/** The deleted records as visitors may have seen them, and the titles of those that stay because they were edited since. */
export type Undone = { posts: { slug: string; town: string }[]; pages: { slug: string }[]; kept: string[] }

/** Removes, for good, what an import brought and nobody has changed since, with the redirects that lead to it. */
export async function undoImport(entries: ImportedIds): Promise<Undone> {
  return write((db) =>
    db.$transaction(
      async (tx) => {
        const rows = (ids: string[]) => ({ where: { id: { in: ids } } })
        const select = { id: true, title: true, slug: true, version: true, deletedSlug: true } as const
        const posts = await tx.post.findMany({ ...rows(entries.posts), select: { ...select, town: true } })
        const pages = await tx.page.findMany({ ...rows(entries.pages), select })
        const isUntouched = ({ version }: { version: number }) => version === 1
        const [oldPosts, oldPages] = [posts.filter(isUntouched), pages.filter(isUntouched)]
        const changedTitles = [...posts, ...pages]
          .filter((row) => !isUntouched(row))
          .map(({ title }) => title)
        const address = (row: { slug: string; deletedSlug: string }) => row.deletedSlug || row.slug
        await tx.redirect.deleteMany({
          where: {
            isManual: false,
            toPath: {
              in: [
                ...oldPosts.map((row) => `/blog/${address(row)}`),
                ...oldPages.map((row) => `/${address(row)}`),
              ],
            },
          },
        })
        const ids = (oldRows: { id: string }[]) => oldRows.map(({ id }) => id)
        await removeRecords(tx, { kind: 'post', model: 'post' }, ids(oldPosts))
        await removeRecords(tx, { kind: 'page', model: 'page' }, ids(oldPages))
        return {
          posts: oldPosts.map((row) => ({ slug: address(row), town: row.town })),
          pages: oldPages.map((row) => ({ slug: address(row) })),
          kept: changedTitles,
        }
      },
      { timeout: 60_000 },
    ),
  )
}
