import 'server-only'
import { createHash } from 'node:crypto'
import { builtInImages, versionsOfBuiltIn } from '@/lib/business/images'
import {
  createMedia,
  deleteMedia,
  getMediaByHash,
  listMedia,
  listMediaUses,
  listUsesOf,
  type Mentions,
} from '@/lib/data/media'
import { countMedia, listMediaPart, listMediaTexts, listUnusedHashes } from '@/lib/data/media-lists'
import { log } from '@/lib/log'
import { taskQueue } from '@/lib/task-queue'
import { encodePicture } from './encode'
import { type LibraryFilter, type LibraryList, libraryLists, searchPictures } from './library-filter'
import { mediaName, mediaPath, thumbnailPath } from './path'
import { pictureStorage } from './storage'
import { removePicture, storePicture } from './store'
import { type LibraryPicture } from './types'
import { type Media } from '@/lib/content-types'

const noMentions: Mentions = { uses: [], revisions: 0 }

function toLibraryPicture(media: Media, mentions: Mentions = noMentions): LibraryPicture {
  const { hash, ...rest } = media
  const { width, height, focalX, focalY } = media
  const name = mediaName(media.name)
  const path = { hash, name, width, height, focal: { x: focalX, y: focalY } }
  const thumbnail = thumbnailPath(path)
  return { ...rest, src: mediaPath(path), thumbnail, builtIn: false, ...mentions }
}

const builtIn = (src: string, mentions: Mentions = noMentions): LibraryPicture => ({
  id: src,
  src,
  thumbnail: versionsOfBuiltIn(src, 'webp')[0]!.path,
  name: src.replace(/^.*\//, ''),
  ...builtInImages[src]!,
  bytes: null,
  focalX: 0.5,
  focalY: 0.5,
  createdAt: null,
  builtIn: true,
  ...mentions,
})

/** Lists all pictures: uploaded ones, newest first, then built-in ones. */
export async function listLibrary(): Promise<LibraryPicture[]> {
  const [media, uses] = await Promise.all([listMedia(), listMediaUses()])
  return [
    ...media.map((item) => toLibraryPicture(item, uses.get(item.hash))),
    ...Object.keys(builtInImages).map((src) => builtIn(src, uses.get(src))),
  ]
}

export const picturesPerPage = 24

const hashesOf = (rows: readonly { hash: string }[] | null | undefined) =>
  rows?.map(({ hash }) => hash) ?? null

/** Returns a page of the library and the counts of its lists for a search; beyond the end, the last page. */
export async function findPictures({ q, show, page }: LibraryFilter) {
  const unusedHashes = await listUnusedHashes()
  const matches = q ? searchPictures(await listMediaTexts(), q) : null
  const isUnused = new Set(unusedHashes)
  /** The uploaded pictures of each list; null if the database can select them. */
  const hashes: Record<LibraryList, string[] | null> = {
    all: hashesOf(matches),
    unused: matches ? hashesOf(matches.filter(({ hash }) => isUnused.has(hash))) : unusedHashes,
    bare: hashesOf(matches?.filter(({ alt }) => !alt)),
  }
  const builtIns = searchPictures(
    Object.keys(builtInImages).map((src) => builtIn(src)),
    q,
  )
  const ofBuiltIns = (list: LibraryList) => builtIns.filter(libraryLists[list].has)
  const uploads: Record<LibraryList, number> = {
    all: hashes.all?.length ?? (await countMedia()),
    unused: hashes.unused?.length ?? 0,
    bare: hashes.bare?.length ?? (await countMedia({ bare: true })),
  }
  const count = (list: LibraryList) => uploads[list] + ofBuiltIns(list).length
  const counts = { all: count('all'), unused: count('unused'), bare: count('bare') }
  const shownPage = Math.min(page, Math.max(1, Math.ceil(counts[show] / picturesPerPage)))
  const from = (shownPage - 1) * picturesPerPage
  const to = from + picturesPerPage
  const media = await (hashes[show]
    ? listMediaPart({ hashes: hashes[show].slice(from, to) }, 0, picturesPerPage)
    : listMediaPart({ bare: show === 'bare' }, from, picturesPerPage))
  const others = ofBuiltIns(show).slice(Math.max(0, from - uploads[show]), Math.max(0, to - uploads[show]))
  const uses = await listMediaUses([...media.map(({ hash }) => hash), ...others.map(({ src }) => src)])
  const pictures = [
    ...media.map((item) => toLibraryPicture(item, uses.get(item.hash))),
    ...others.map(({ src }) => builtIn(src, uses.get(src))),
  ]
  return { pictures, counts, page: shownPage }
}

export async function withUses(media: Media): Promise<LibraryPicture> {
  return toLibraryPicture(media, await listUsesOf(media.hash))
}

// One picture is decoded at a time, which limits memory and CPU however many are dropped at once.
const { run: inTurn } = taskQueue()

/**
 * Adds a picture to the library. The same file again returns the existing picture.
 * @throws AppError as encodePicture(); storage-away, then nothing was stored
 */
export function addPicture(bytes: Buffer, fileName: string): Promise<{ media: Media; isNew: boolean }> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return inTurn(async () => {
    const existing = await getMediaByHash(hash)
    if (existing) return { media: existing, isNew: false }
    const { width, height, color, files } = await encodePicture(bytes)
    await storePicture(hash, files)
    const name =
      fileName
        .replace(/[^\p{L}\p{N} ._()-]+/gu, ' ')
        .trim()
        .slice(0, 120) || 'picture'
    const media = await createMedia({ hash, name, width, height, color, bytes: bytes.byteLength })
    return { media, isNew: true }
  })
}

/**
 * Deletes a picture that nothing shows, for good. Returns it.
 * @throws AppError not-found; conflict while something shows it; storage-away, then nothing has changed
 */
export async function deletePicture(id: string): Promise<Media> {
  return inTurn(async () => {
    // The row goes first: files without a row are harmless, a row without files isn't.
    await pictureStorage().check()
    const picture = await deleteMedia(id)
    const { hash } = picture
    await removePicture(hash).catch((error: unknown) =>
      log.error({ err: error, hash }, 'the files of a deleted picture could not be removed'),
    )
    return picture
  })
}
