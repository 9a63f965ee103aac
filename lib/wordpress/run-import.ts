import 'server-only'
import { randomUUID } from 'node:crypto'
import { importPage, importPost, listImported, listSlugs, undoImport, type Undone } from '@/lib/data/imports'
import { listMedia } from '@/lib/data/media'
import { loadRedirects } from '@/lib/data/redirect-table'
import { getSetting, setSetting } from '@/lib/data/settings'
import { type Post, type StoredPage } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { mediaName, mediaPath } from '@/lib/media/path'
import { revalidate } from '@/lib/revalidate'
import { isRecord } from '@/lib/type-guards'
import { editorOf, type Entry, type ImportContext, planImport } from './plan-import'
import { readExport } from './read-export'
import { type ImportReport, type ImportRun } from './types'

/** The most that an export file may have, in bytes. */
export const longestExport = 20 * 1024 * 1024

/** Reports what importing a file would do. @throws AppError invalid, when it is no export of WordPress */
export async function previewImport(file: Uint8Array, asDrafts: boolean): Promise<ImportReport> {
  const { report } = await planImport(await readExport(textOf(file)), await readContext(asDrafts))
  return { ...report, run: null }
}

/**
 * Imports a file's posts and pages one by one: one that can't be stored is reported, and the others follow. Entries of
 * an earlier import aren't imported again. @throws AppError invalid, when it is no export of WordPress
 */
export async function importExport(
  file: Uint8Array,
  asDrafts: boolean,
  staffId: string,
): Promise<ImportReport> {
  const { entries, report } = await planImport(await readExport(textOf(file)), await readContext(asDrafts))
  const importedIds = { posts: [] as string[], pages: [] as string[] }
  for (const entry of entries) {
    const id = await storeEntry(entry, staffId)
    if (!id) continue
    entry.item.href = editorOf({ kind: entry.item.kind, id })
    importedIds[entry.post ? 'posts' : 'pages'].push(id)
  }
  const isEmpty = importedIds.posts.length + importedIds.pages.length === 0
  const run = isEmpty ? null : randomUUID()
  if (run) {
    await setSetting(lastRun, { run, at: new Date().toISOString(), ...importedIds })
    // Old addresses such as /2019/05/costs have no route of their own: the table leads on from them.
    await loadRedirects()
    await invalidateEntries(entries)
  }
  const redirects = entries.filter(
    ({ item, post, page }) => item.outcome === 'comes' && (post ?? page)?.movedFrom,
  ).length
  return { ...report, redirects, run }
}

async function storeEntry({ item, post, page }: Entry, staffId: string): Promise<string | null> {
  if (!post && !page) return null
  try {
    const id = post ? await importPost(post, staffId) : page ? await importPage(page, staffId) : null
    if (!id) {
      item.outcome = 'left'
      item.notes.push('Something else has taken its address since. Import the file again.')
    }
    return id
  } catch (error) {
    log.error({ err: error, key: item.key }, 'an entry could not be imported')
    item.outcome = 'left'
    item.notes.push('It could not be stored. Import the file again; what came stays as it is.')
    return null
  }
}

/** Invalidates everything that shows the imported posts and pages, and their old addresses. */
async function invalidateEntries(entries: readonly Entry[]): Promise<void> {
  const publishedEntries = entries.filter(
    ({ item }) => item.outcome === 'comes' && item.state === 'published',
  )
  const town = (value: string) => ({ town: value, isPublished: true }) as Post
  // The blog's routes are the same for all posts.
  if (publishedEntries.some(({ post }) => post))
    await revalidate({ kind: 'post', before: null, after: town('') })
  for (const { page } of publishedEntries)
    if (page) await revalidate({ kind: 'page', before: null, after: asShown(page.fields.slug) })
  for (const { item, post, page } of entries) {
    const from = (post ?? page)?.movedFrom
    if (item.outcome === 'comes' && from)
      await revalidate({ kind: 'page', before: null, after: asShown(from.slice(1)) })
  }
}

const asShown = (slug: string) => ({ slug, isPublished: true, components: [] }) as unknown as StoredPage

/** Decodes a file: exports are UTF-8. */
const textOf = (file: Uint8Array) => new TextDecoder().decode(file)

async function readContext(asDrafts: boolean): Promise<ImportContext> {
  const [imported, slugs, media] = await Promise.all([listImported(), listSlugs(), listMedia()])
  const byName = new Map(
    media.map(({ hash, name, width, height, focalX, focalY }) => {
      const focal = { x: focalX, y: focalY }
      return [mediaName(name), mediaPath({ hash, name: mediaName(name), width, height, focal })] as const
    }),
  )
  return { imported, slugs, asDrafts, pictureOf: (file) => byName.get(mediaName(file)) ?? null }
}

// Only the last import can be undone: staff have edited the records of earlier ones since.
const lastRun = 'wordpress-import'

type StoredRun = { run: string; at: string; posts: string[]; pages: string[] }

async function getLastRun(): Promise<StoredRun | null> {
  const setting = await getSetting(lastRun)
  return isRecord(setting) && typeof setting.run === 'string' ? (setting as StoredRun) : null
}

/** Returns the import that can be undone, or null. */
export async function lastImport(): Promise<ImportRun | null> {
  const storedRun = await getLastRun()
  return (
    storedRun && {
      run: storedRun.run,
      at: storedRun.at,
      posts: storedRun.posts.length,
      pages: storedRun.pages.length,
    }
  )
}

/**
 * Undoes an import: deletes its records that nobody has changed since, with their redirects; the others stay.
 * @throws AppError not-found when it isn't the last one, or was undone already
 */
export async function undoLastImport(run: string): Promise<Undone> {
  const storedRun = await getLastRun()
  if (storedRun?.run !== run)
    throw new AppError('not-found', {
      detail: 'This import was undone already, or another one came after it.',
    })
  const undone = await undoImport(storedRun)
  await setSetting(lastRun, null)
  await loadRedirects()
  for (const { town } of undone.posts)
    await revalidate({ kind: 'post', before: { town, isPublished: true } as Post, after: null })
  for (const { slug } of undone.pages) await revalidate({ kind: 'page', before: asShown(slug), after: null })
  return undone
}
