import 'server-only'
import { AppError } from '@/lib/errors'
import type { Media, MediaUse } from '@/lib/content-types'
import type { MediaPatch } from '@/lib/schemas/media'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { blocksIn } from '@/lib/page-document/stored'
import { isRecord, isText } from '@/lib/shapes'
import { parseJsonList } from './json'
import { isMissing, isTaken } from './refusals'

const select = {
  id: true,
  hash: true,
  name: true,
  alt: true,
  width: true,
  height: true,
  bytes: true,
  focalX: true,
  focalY: true,
  color: true,
  createdAt: true,
} satisfies Prisma.MediaSelect

type Row = Prisma.MediaGetPayload<{ select: typeof select }>

const toMedia = (row: Row): Media => ({ ...row, createdAt: row.createdAt.toISOString() })

/** The uploaded pictures, newest first. */
export async function listMedia(): Promise<Media[]> {
  const db = await database()
  return (await db.media.findMany({ select, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] })).map(toMedia)
}

/** The picture of a content hash, or null. */
export async function getMediaByHash(hash: string): Promise<Media | null> {
  const db = await database()
  const row = await db.media.findUnique({ where: { hash }, select })
  return row && toMedia(row)
}

/** Adds a picture; one with the same content that came first stays and is returned. */
export async function createMedia(
  media: Pick<Media, 'hash' | 'name' | 'width' | 'height' | 'bytes' | 'color'>,
): Promise<Media> {
  return write(async (db) => {
    try {
      return toMedia(await db.media.create({ data: media, select }))
    } catch (error) {
      if (!isTaken(error)) throw error
      return toMedia(await db.media.findUniqueOrThrow({ where: { hash: media.hash }, select }))
    }
  })
}

/** Changes what `patch` names. @throws AppError not-found */
export async function updateMedia(id: string, { alt, focalX, focalY }: MediaPatch): Promise<Media> {
  return write(async (db) => {
    try {
      return toMedia(await db.media.update({ where: { id }, data: { alt, focalX, focalY }, select }))
    } catch (error) {
      throw isMissing(error) ? new AppError('not-found') : error
    }
  })
}

/**
 * Removes a picture that nothing shows, and returns it as it was.
 * @throws AppError not-found; conflict, naming the places, while something shows it
 */
export async function deleteMedia(id: string): Promise<Media> {
  return write(async (db) => {
    const row = await db.media.findUnique({ where: { id }, select })
    if (!row) throw new AppError('not-found')
    // Inside the same turn as the deletion: no save of a page in this process can come between.
    const uses = (await listMediaUses()).get(row.hash)?.uses ?? []
    if (uses.length > 0) {
      const places = uses.map((use) => use.label).join('; ')
      throw new AppError('conflict', { detail: `This picture is in use: ${places}. Replace it there first.` })
    }
    await db.media.delete({ where: { id }, select: { id: true } })
    return toMedia(row)
  })
}

export type Mentions = { uses: MediaUse[]; revisions: number }

const mention = /\/media\/([0-9a-f]{32})\/|\/images\/[\w-]+\.webp/g

/** The pictures that a text mentions: the hash of an uploaded one, the path of a built-in one. */
const mentioned = (text: string) => new Set([...text.matchAll(mention)].map(([path, hash]) => hash ?? path))

const isBlock = (value: unknown): value is { type: string; config: unknown } =>
  isRecord(value) && isText(value.type)

/**
 * Where each picture is shown, by content hash, for built-in ones by path: pages (also deleted ones, which can be
 * restored), posts, projects and settings. Earlier versions of pages are counted apart.
 */
export async function listMediaUses(): Promise<Map<string, Mentions>> {
  const db = await database()
  const [pages, revisions, posts, projects, settings] = await Promise.all([
    db.page.findMany({ select: { id: true, title: true, content: true, components: true, deletedAt: true } }),
    db.pageRevision.findMany({
      where: { components: { contains: '/media/' } },
      select: { content: true, components: true },
    }),
    db.post.findMany({ select: { title: true, featuredImage: true, content: true } }),
    db.project.findMany({ select: { title: true, beforeImage: true, afterImage: true } }),
    db.setting.findMany({ select: { key: true, value: true } }),
  ])
  const found = new Map<string, Mentions>()
  const at = (key: string) => {
    const mentions = found.get(key) ?? { uses: [], revisions: 0 }
    found.set(key, mentions)
    return mentions
  }
  const note = (text: string, label: string, href: string | null = null) => {
    for (const key of mentioned(text)) {
      const { uses } = at(key)
      if (!uses.some((use) => use.label === label && use.href === href)) uses.push({ label, href })
    }
  }
  for (const page of pages) {
    const name = page.deletedAt ? `${page.title} (deleted page)` : page.title
    const href = page.deletedAt ? null : `/admin/pages/${page.id}/edit`
    note(page.content, name, href)
    const origin = { model: 'Page', id: page.id, field: 'components' }
    for (const block of parseJsonList(page.components, isBlock, origin, blocksIn)) {
      note(JSON.stringify(block.config ?? ''), `${name}, ${block.type.replaceAll('-', ' ')}`, href)
    }
  }
  for (const post of posts) note(`${post.featuredImage} ${post.content}`, `${post.title}, post`)
  for (const project of projects) {
    note(project.beforeImage, `${project.title}, before`)
    note(project.afterImage, `${project.title}, after`)
  }
  for (const setting of settings) note(setting.value, `Settings, ${setting.key}`)
  for (const revision of revisions) {
    for (const key of mentioned(revision.content + revision.components)) at(key).revisions++
  }
  return found
}
