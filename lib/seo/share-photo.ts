import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { builtInImages } from '@/lib/business/images'
import { readPicture } from '@/lib/media/store'
import { type ShareCard } from './share-card'

type Size = { width: number; height: number }

/** Returns a card's logo, as large as fits; null if there is none. */
export async function shareLogo(src: string, { width, height }: Size): Promise<Buffer | null> {
  const picture = src ? await readPicture(src) : null
  return picture && sharp(picture.data).resize({ width, height, fit: 'inside' }).png().toBuffer()
}

/** Returns a card's photograph, cropped to a size; a picture that isn't ours is replaced by one that is. */
export async function sharePhoto({ src, position }: ShareCard['photo'], size: Size): Promise<Buffer> {
  return cropPhoto(await photoBytes(src), position, size)
}

/** Crops a picture around `position` (as in object-position) to a size. */
export async function cropPhoto(bytes: Buffer, position: string, { width, height }: Size): Promise<Buffer> {
  const size = await sharp(bytes).metadata()
  const scale = Math.max(width / size.width, height / size.height)
  const [w, h] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  const [x = 0.5, y = 0.5] = position.split(' ').map((part) => Number.parseFloat(part) / 100)
  return sharp(bytes)
    .resize({ width: w, height: h, fit: 'fill' })
    .extract({ left: Math.round((w - width) * x), top: Math.round((h - height) * y), width, height })
    .toBuffer()
}

const fallback = '/images/hero-fallback.webp'
const publicFile = (src: string) =>
  readFile(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', src))

async function photoBytes(src: string): Promise<Buffer> {
  if (builtInImages[src]) return publicFile(src)
  return (await readPicture(src))?.data ?? publicFile(fallback)
}
