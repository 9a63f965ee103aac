import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/errors'
import { encodeAvif, type PictureFormat, widestPicture, widthsFor } from '@/lib/picture-versions'
import { theme } from '@/lib/theme'
import { sniff, sniffedBytes, uploadMessages } from './sniff'

// Only the decoders for what is allowed: HEIF, SVG, PDF and the rest are off in libvips itself, whatever a file says.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// One core stays free for visitors, and nothing of a picture is kept in memory.
sharp.concurrency(1)
sharp.cache(false)

/** More than any telephone takes in one shot, except for its widest mode. */
const maxPixels = 60_000_000

export type EncodedFile = { width: number; format: PictureFormat; data: Buffer }

const longestHeight = 2400
const atLeastOne = (length: number) => Math.max(1, Math.round(length))

/** `width` and `height` are those of the largest version; `color` is the picture's average as #rrggbb. */
type EncodedPicture = { width: number; height: number; color: string; files: EncodedFile[] }

const refuse = (detail: string) => new AppError('invalid', { detail, errors: { file: detail } })

/**
 * Decodes a picture and encodes it anew in each width as AVIF and WebP: upright, in sRGB, without metadata, and
 * without anything else the file carried along.
 * @throws AppError wrong-type for anything but JPEG, PNG and WebP; invalid when it is damaged or too many pixels
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  const sniffed = sniff(bytes.subarray(0, sniffedBytes))
  if ('refusal' in sniffed) throw new AppError('wrong-type', { detail: sniffed.refusal })
  try {
    const source = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { width, height, format, autoOrient } = await source().metadata()
    if (format !== sniffed.format) throw refuse(uploadMessages.broken)
    if (width * height > maxPixels) throw refuse(uploadMessages.pixels)
    const scale = Math.min(1, widestPicture / autoOrient.width, longestHeight / autoOrient.height)
    const size = {
      width: atLeastOne(autoOrient.width * scale),
      height: atLeastOne(autoOrient.height * scale),
    }
    const upright = source()
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
    // Decoded once; the versions are made from the widest one.
    const { data: raw, info } = await upright.raw().toBuffer({ resolveWithObject: true })
    const { width: w, height: h, channels } = info
    const versions = (at: number) =>
      sharp(raw, { raw: { width: w, height: h, channels } }).resize({ width: at })
    const files: EncodedFile[] = []
    for (const at of widthsFor(w, 'webp'))
      files.push({ width: at, format: 'webp', data: await versions(at).webp({ quality: 80 }).toBuffer() })
    for (const at of widthsFor(w, 'avif')) {
      // What is wide is many pixels: less effort costs a tenth in bytes there, and saves three quarters of the time.
      const options = { effort: at > 1600 ? 1 : 3, chromaSubsampling: '4:2:0' }
      const avif = (quality: number) =>
        versions(at)
          .avif({ quality, ...options })
          .toBuffer()
      files.push({ width: at, format: 'avif', data: await encodeAvif(at, avif) })
    }
    return { width: w, height: h, color: await averageOf(versions(1)), files }
  } catch (error) {
    if (error instanceof AppError) throw error
    const pixels = error instanceof Error && /pixel limit/i.test(error.message)
    throw refuse(pixels ? uploadMessages.pixels : uploadMessages.broken)
  }
}

async function averageOf(pixel: Sharp): Promise<string> {
  const [r = 0, g = 0, b = 0] = await pixel
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: theme.color.paper })
    .raw()
    .toBuffer()
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
