import 'server-only'
import { getService } from '@/lib/business/services'
import { getTown } from '@/lib/business/towns'
import { AppError } from '@/lib/errors'
import type { Media, MediaUse } from '@/lib/content-types'
import type { MediaPatch } from '@/lib/schemas/media'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { inOrder } from './table'
import { database, write } from './client'
import { noteEarlierMentions, picturesIn } from './media-mentions'
import { isMissing, isDuplicate } from './database-errors'
import { listSharePictures, sharePicturesKey } from './share-pictures'
import { withBuildFallback } from './build-fallback'

export const select = {
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

export const newestFirst = [{ createdAt: 'desc' }, { id: 'asc' }] as const

export const toMedia = (row: Row): Media => ({ ...row, createdAt: row.createdAt.toISOString() })

export async function listMedia(): Promise<Media[]> {
  const db = await database()
  return (await db.media.findMany({ select, orderBy: [...newestFirst] })).map(toMedia)
}

export async function getMediaByHash(hash: string): Promise<Media | null> {
  const db = await database()
  const row = await db.media.findUnique({ where: { hash }, select })
  return row && toMedia(row)
}

/** Returns the alt texts of uploaded pictures by their stored paths. Built-in pictures are left out. */
export async function listPictureTexts(paths: readonly string[]): Promise<Map<string, string>> {
  const hashOf = new Map(paths.flatMap((path) => [...picturesIn(path)].map((hash) => [path, hash] as const)))
  const rows = await withBuildFallback(async () => {
    const db = await database()
    const hash = { in: [...new Set(hashOf.values())] }
    return db.media.findMany({ where: { hash }, select: { hash: true, alt: true } })
  }, [])
  const texts = new Map(rows.map(({ hash, alt }) => [hash, alt]))
  return new Map([...hashOf].map(([path, hash]) => [path, texts.get(hash) ?? '']))
}

export async function createMedia(
  media: Pick<Media, 'hash' | 'name' | 'width' | 'height' | 'bytes' | 'color'>,
): Promise<Media> {
  return write(async (db) => {
    try {
      return toMedia(await db.media.create({ data: media, select }))
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return toMedia(await db.media.findUniqueOrThrow({ where: { hash: media.hash }, select }))
    }
  })
}

/** Changes the named fields. @throws AppError not-found */
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
 * Deletes a picture that nothing outside the trash shows. Returns it.
 * @throws AppError not-found; conflict, naming the places, while something shows it
 */
export async function deleteMedia(id: string): Promise<Media> {
  await noteEarlierMentions()
  return write(async (db) => {
    const row = await db.media.findUnique({ where: { id }, select })
    if (!row) throw new AppError('not-found')
    // Within the same write: no save of a page can come between.
    const uses = (await listUsesOf(row.hash)).uses.filter(({ inTrash }) => !inTrash)
    if (uses.length > 0) {
      const places = uses.map((use) => use.label).join('; ')
      throw new AppError('conflict', { detail: `This picture is in use: ${places}. Replace it there first.` })
    }
    await db.media.delete({ where: { id }, select: { id: true } })
    return toMedia(row)
  })
}

export type Mentions = { uses: MediaUse[]; revisions: number }
type Owner = { title: string; deletedAt: Date | null }

/** Finds where one picture is shown. */
export const listUsesOf = async (hash: string): Promise<Mentions> =>
  (await listMediaUses([hash])).get(hash) ?? { uses: [], revisions: 0 }

/**
 * Finds where pictures are shown, by content hash or built-in path: in pages, posts, projects (those in the trash
 * too) and settings. Revisions are counted separately. `only` limits it to some pictures. It reads no page and no
 * post: their mentions are stored.
 */
export async function listMediaUses(only?: readonly string[]): Promise<Map<string, Mentions>> {
  await noteEarlierMentions()
  const db = await database()
  const picture = only && { in: [...only] }
  const [single] = only?.length === 1 ? only : []
  const inText = single ? { contains: single.startsWith('/') ? single : `/media/${single}/` } : undefined
  const [mentions, revisions, landings, projects, settings, sharePictures] = await Promise.all([
    db.mediaMention.findMany({
      where: { kind: { in: ['page', 'post'] }, picture },
      orderBy: [{ kind: 'asc' }, { ownerId: 'asc' }, { place: 'asc' }],
    }),
    db.mediaMention.groupBy({ by: 'picture', where: { kind: 'revision', picture }, _count: true }),
    db.landingPage.findMany({
      where: inText
        ? { OR: [{ pictures: inText }, { blocks: inText }] }
        : { OR: [{ pictures: { not: '{}' } }, { blocks: { not: '[]' } }] },
      select: { place: true, service: true, pictures: true, blocks: true },
      orderBy: { id: 'asc' },
    }),
    db.project.findMany({
      where: inText && { OR: [{ beforeImage: inText }, { afterImage: inText }, { details: inText }] },
      select: {
        id: true,
        title: true,
        beforeImage: true,
        afterImage: true,
        details: true,
        deletedAt: true,
      },
      orderBy: inOrder,
    }),
    db.setting.findMany({
      where: { value: inText, key: { not: sharePicturesKey } },
      select: { key: true, value: true },
      orderBy: { key: 'asc' },
    }),
    listSharePictures(),
  ])
  const ownersOf = (kind: string) => {
    const ids = mentions.filter((mention) => mention.kind === kind).map(({ ownerId }) => ownerId)
    return { where: { id: { in: [...new Set(ids)] } }, select: { id: true, title: true, deletedAt: true } }
  }
  const [pages, posts] = await Promise.all([
    db.page.findMany(ownersOf('page')),
    db.post.findMany(ownersOf('post')),
  ])
  const byPicture = new Map<string, Mentions>()
  const entryOf = (key: string) => {
    const entry = byPicture.get(key) ?? { uses: [], revisions: 0 }
    byPicture.set(key, entry)
    return entry
  }
  const note = (name: string, use: MediaUse) => {
    const { uses } = entryOf(name)
    if (!uses.some(({ label, href }) => use.label === label && use.href === href)) uses.push(use)
  }
  const noteText = (text: string, use: MediaUse) => {
    for (const name of picturesIn(text)) if (!only || only.includes(name)) note(name, use)
  }
  /** A record in the trash is linked there. */
  const linkTo = (
    kind: 'page' | 'post' | 'project',
    { title, deletedAt }: Owner,
    part: string,
    href: string,
  ): MediaUse =>
    deletedAt
      ? { label: `${title} (deleted ${kind})${part}`, href: `/admin/trash?kind=${kind}`, inTrash: true }
      : { label: `${title}${part}`, href }
  const pageById = new Map(pages.map((page) => [page.id, page]))
  const postById = new Map(posts.map((post) => [post.id, post]))
  for (const { kind, picture: name, place, ownerId } of mentions) {
    const [page, post] = kind === 'page' ? [pageById.get(ownerId)] : [undefined, postById.get(ownerId)]
    if (page) note(name, linkTo('page', page, place && `, ${place}`, `/admin/pages/${ownerId}/edit`))
    if (post) note(name, linkTo('post', post, post.deletedAt ? '' : ', post', `/admin/blog/${ownerId}/edit`))
  }
  for (const { beforeImage, afterImage, details, ...project } of projects) {
    const href = `/admin/content/projects/${project.id}`
    noteText(beforeImage, linkTo('project', project, ', before', href))
    noteText(afterImage, linkTo('project', project, ', after', href))
    noteText(details, linkTo('project', project, ', close-up', href))
  }
  for (const { place, service, pictures, blocks } of landings)
    noteText(`${pictures} ${blocks}`, {
      label: [getService(service)?.name, getTown(place)?.name ?? place].filter(Boolean).join(' in '),
      href: `/admin/areas/pages/${place}/${service}`,
    })
  for (const { page, picture: path } of sharePictures)
    noteText(path, linkTo('page', page, ', share picture', `/admin/pages/${page.id}/edit`))
  for (const { key, value } of settings)
    noteText(value, { label: key === 'saved-blocks' ? 'Saved components' : `Settings, ${key}`, href: null })
  for (const { picture: name, _count } of revisions) entryOf(name).revisions = _count
  return byPicture
}
