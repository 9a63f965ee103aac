import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { isStep, type PictureFormat } from '@/lib/picture-versions'
import { type EncodedFile } from './encode'

// DATA_DIR/media/<hash>/<width>.<format>. The name in a picture's address is for people only: no part of an address
// but a checked hash, number and format ever becomes part of a path.

const safeHash = /^[0-9a-f]{32}$/

const root = () => path.join(env().DATA_DIR, 'media')

function folderOf(hash: string): string {
  if (!safeHash.test(hash)) throw new Error('not a hash')
  return path.join(root(), hash)
}

/** Keeps the versions of a picture: all of them or none, also when the power fails in between. */
export async function storePicture(hash: string, files: EncodedFile[]): Promise<void> {
  const folder = folderOf(hash)
  const waiting = path.join(root(), `.new-${randomUUID()}`)
  await mkdir(waiting, { recursive: true })
  try {
    for (const { width, format, data } of files) {
      await writeFile(path.join(waiting, `${width}.${format}`), data, { flush: true })
    }
    await rm(folder, { recursive: true, force: true })
    await rename(waiting, folder)
  } catch (error) {
    await rm(waiting, { recursive: true, force: true })
    throw error
  }
}

/** Removes all versions of a picture. */
export const removePicture = (hash: string) => rm(folderOf(hash), { recursive: true, force: true })

const address =
  /^\/media\/([0-9a-f]{32})\/[a-z0-9-]{1,80}-(\d{1,5})(?:x\d{1,5}(?:-f\d{1,3}x\d{1,3})?)?\.(avif|webp)$/

/** The narrowest kept version that is wider, for a picture from before this width was one of those kept; null for none. */
async function widerThan(hash: string, width: number, format: PictureFormat): Promise<number | null> {
  if (!isStep(width, format)) return null
  const names = await readdir(folderOf(hash))
  const kept = names.filter((name) => name.endsWith(`.${format}`)).map((name) => Number.parseInt(name, 10))
  return kept.filter((at) => at > width).sort((a, b) => a - b)[0] ?? null
}

async function readVersion(hash: string, width: number, format: PictureFormat) {
  const data = await readFile(path.join(folderOf(hash), `${width}.${format}`))
  return { data, tag: `"${hash}-${width}-${format}"`, type: `image/${format}` }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** The file behind a picture's address, or null where there is none. */
export async function readPicture(
  pathname: string,
): Promise<{ data: Buffer; tag: string; type: string } | null> {
  const [, hash, asked, ending] = address.exec(pathname) ?? []
  if (!hash || !asked || !ending) return null
  const [width, format] = [Number(asked), ending as PictureFormat]
  try {
    return await readVersion(hash, width, format).catch(async (error: unknown) => {
      const wider = isAbsent(error) ? await widerThan(hash, width, format) : null
      if (wider === null) throw error
      return readVersion(hash, wider, format)
    })
  } catch (error) {
    if (isAbsent(error)) return null
    throw error
  }
}
