import 'server-only'
import { isStep, type PictureFormat } from '@/lib/picture-versions'
import { type EncodedFile } from './encode'
import { pictureStorage } from './storage'

// Files are `<hash>/<width>.<format>` in the storage. The name in a picture's address is for people only: of an
// address, only a checked hash, number and format become part of a path.

export const storePicture = (hash: string, files: readonly EncodedFile[]): Promise<void> =>
  pictureStorage().store(
    hash,
    files.map(({ width, format, data }) => ({ name: `${width}.${format}`, data })),
  )

export const removePicture = (hash: string): Promise<void> => pictureStorage().remove(hash)

const address =
  /^\/media\/([0-9a-f]{32})\/[a-z0-9-]{1,80}-(\d{1,5})(?:x\d{1,5}(?:-f\d{1,3}x\d{1,3})?)?\.(avif|webp)$/

/** Returns the narrowest wider version, for a picture from before this width was made; null if there is none. */
async function widerThan(hash: string, width: number, format: PictureFormat): Promise<number | null> {
  if (!isStep(width, format)) return null
  const names = await pictureStorage().names(hash)
  const widths = names.filter((name) => name.endsWith(`.${format}`)).map((name) => Number.parseInt(name, 10))
  return widths.filter((candidate) => candidate > width).sort((a, b) => a - b)[0] ?? null
}

async function readVersion(hash: string, width: number, format: PictureFormat) {
  const data = await pictureStorage().read(hash, `${width}.${format}`)
  return data && { data, tag: `"${hash}-${width}-${format}"`, type: `image/${format}` }
}

/** Reads the file of a picture's address; null if there is none. @throws AppError storage-away */
export async function readPicture(
  pathname: string,
): Promise<{ data: Buffer; tag: string; type: string } | null> {
  const [, hash, widthText, ending] = address.exec(pathname) ?? []
  if (!hash || !widthText || !ending) return null
  const [width, format] = [Number(widthText), ending as PictureFormat]
  const exact = await readVersion(hash, width, format)
  if (exact) return exact
  const wider = await widerThan(hash, width, format)
  return wider === null ? null : readVersion(hash, wider, format)
}
