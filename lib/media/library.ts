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
  listUsesOfSome,
  type Mentions,
} from '@/lib/data/media'
import { countMedia, listMediaPart, listMediaWords, listUnusedHashes } from '@/lib/data/media-lists'
import { log } from '@/lib/log'
import { taskQueue } from '@/lib/task-queue'
import { encodePicture } from './encode'
import { type LibraryFilter, type LibraryList, libraryLists, searchPictures } from './library-filter'
import { mediaName, mediaPath, thumbnailPath } from './path'
import { pictureStorage } from './storage'
import { removePicture, storePicture } from './store'
import { type LibraryPicture } from './types'
import { type Media } from '@/lib/content-types'

const unused: Mentions = { uses: [], revisions: 0 }

/** An uploaded picture as staff see it. */
function toLibraryPicture(media: Media, mentions: Mentions = unused): LibraryPicture {
  const { hash, ...rest } = media
  const { width, height, focalX, focalY } = media
  const name = mediaName(media.name)
  const path = { hash, name, width, height, focal: { x: focalX, y: focalY } }
  const thumbnail = thumbnailPath(path)
  return { ...rest, src: mediaPath(path), thumbnail, builtIn: false, ...mentions }
}

const builtIn = (src: string, mentions: Mentions = unused): LibraryPicture => ({
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

/** All pictures that staff may choose from: uploaded ones, newest first, then those that came with the site. */
export async function listLibrary(): Promise<LibraryPicture[]> {
  const [media, uses] = await Promise.all([listMedia(), listMediaUses()])
  return [
    ...media.map((item) => toLibraryPicture(item, uses.get(item.hash))),
    ...Object.keys(builtInImages).map((src) => builtIn(src, uses.get(src))),
  ]
}

export const picturesPerPage = 24

const hashesOf = (found: readonly { hash: string }[] | null | undefined) =>
  found?.map(({ hash }) => hash) ?? null

/** A page of the library, and how many pictures each list has of what is searched for; of a page too far, the last one. */
export async function findPictures({ q, show, page }: LibraryFilter) {
  const unused = await listUnusedHashes()
  const found = q ? searchPictures(await listMediaWords(), q) : null
  const isUnused = new Set(unused)
  /** The uploaded ones of each list; null where the list is all that there are, or the database's to narrow. */
  const hashes: Record<LibraryList, string[] | null> = {
    all: hashesOf(found),
    unused: found ? hashesOf(found.filter(({ hash }) => isUnused.has(hash))) : unused,
    bare: hashesOf(found?.filter(({ alt }) => !alt)),
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
  const shown = Math.min(page, Math.max(1, Math.ceil(counts[show] / picturesPerPage)))
  const from = (shown - 1) * picturesPerPage
  const to = from + picturesPerPage
  const media = await (hashes[show]
    ? listMediaPart({ hashes: hashes[show].slice(from, to) }, 0, picturesPerPage)
    : listMediaPart({ bare: show === 'bare' }, from, picturesPerPage))
  const rest = ofBuiltIns(show).slice(Math.max(0, from - uploads[show]), Math.max(0, to - uploads[show]))
  const uses = await listUsesOfSome([...media.map(({ hash }) => hash), ...rest.map(({ src }) => src)])
  const pictures = [
    ...media.map((item) => toLibraryPicture(item, uses.get(item.hash))),
    ...rest.map(({ src }) => builtIn(src, uses.get(src))),
  ]
  return { pictures, counts, page: shown }
}

/** An uploaded picture with the places that show it. */
export async function withUses(media: Media): Promise<LibraryPicture> {
  return toLibraryPicture(media, await listUsesOf(media.hash))
}

// One picture is decoded at a time: memory and processor stay bounded however many are dropped at once.
const { run: inTurn } = taskQueue()

/**
 * Takes a picture into the library. The same file a second time gives the picture that is there already.
 * @throws AppError as encodePicture(); storage-away, then nothing was kept
 */
export function addPicture(bytes: Buffer, fileName: string): Promise<{ media: Media; isNew: boolean }> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return inTurn(async () => {
    const known = await getMediaByHash(hash)
    if (known) return { media: known, isNew: false }
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
 * Removes a picture that nothing shows, for good, and returns it as it was.
 * @throws AppError not-found, conflict while something shows it; storage-away, then nothing has changed
 */
export async function deletePicture(id: string): Promise<Media> {
  return inTurn(async () => {
    // Files without a picture are harmless, a picture without files isn't: the row goes first.
    await pictureStorage().check()
    const picture = await deleteMedia(id)
    const { hash } = picture
    await removePicture(hash).catch((error: unknown) =>
      log.error({ err: error, hash }, 'the files of a deleted picture could not be removed'),
    )
    return picture
  })
}
