import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { AppError } from '@/lib/errors'
import { encodeAvif, type PictureFormat, widestPicture, widthsFor } from '@/lib/picture-versions'
import { theme } from '@/lib/theme'
import { sniff, sniffedBytes, uploadMessages } from './sniff'

// Only the decoders of allowed formats: HEIF, SVG, PDF and the rest are off in libvips itself, whatever type a file
// claims to have.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
// One core stays free for visitors, and no picture stays in memory.
sharp.concurrency(1)
sharp.cache(false)

/** More than most phones take in one shot. */
const maxPixels = 60_000_000

export type EncodedFile = { width: number; format: PictureFormat; data: Buffer }

const longestHeight = 2400
const atLeastOne = (length: number) => Math.max(1, Math.round(length))

/** `width` and `height` are the largest version's; `color` is the average as #rrggbb. */
type EncodedPicture = { width: number; height: number; color: string; files: EncodedFile[] }

const refuse = (detail: string) => new AppError('invalid', { detail, errors: { file: detail } })

/** The pixels of a picture: upright, in sRGB, without metadata or anything else from the file. */
type Pixels = { width: number; height: number; resized: (width: number) => Sharp }

/**
 * Decodes a picture, smaller if it is larger than these sizes, and calls `run` with its pixels.
 * @throws AppError wrong-type for anything but JPEG, PNG and WebP; invalid for a damaged one or too many pixels
 */
async function decodePicture<T>(
  bytes: Buffer,
  largest: { width: number; height: number },
  run: (pixels: Pixels) => Promise<T>,
): Promise<T> {
  const sniffResult = sniff(bytes.subarray(0, sniffedBytes))
  if ('refusal' in sniffResult) throw new AppError('wrong-type', { detail: sniffResult.refusal })
  try {
    const source = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    const { width, height, format, autoOrient } = await source().metadata()
    if (format !== sniffResult.format) throw refuse(uploadMessages.broken)
    if (width * height > maxPixels) throw refuse(uploadMessages.pixels)
    const scale = Math.min(1, largest.width / autoOrient.width, largest.height / autoOrient.height)
    const size = {
      width: atLeastOne(autoOrient.width * scale),
      height: atLeastOne(autoOrient.height * scale),
    }
    const upright = source()
      .autoOrient()
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
    // Decoded once: all versions are made from the widest.
    const { data: raw, info } = await upright.raw().toBuffer({ resolveWithObject: true })
    const { width: w, height: h, channels } = info
    const resized = (targetWidth: number) =>
      sharp(raw, { raw: { width: w, height: h, channels } }).resize({ width: targetWidth })
    return await run({ width: w, height: h, resized })
  } catch (error) {
    if (error instanceof AppError) throw error
    const pixels = error instanceof Error && /pixel limit/i.test(error.message)
    throw refuse(pixels ? uploadMessages.pixels : uploadMessages.broken)
  }
}

/** Encodes a picture in each width as AVIF and WebP. @throws AppError as decodePicture() */
export const encodePicture = (bytes: Buffer): Promise<EncodedPicture> =>
  decodePicture(
    bytes,
    { width: widestPicture, height: longestHeight },
    async ({ width, height, resized }) => {
      const files: EncodedFile[] = []
      for (const targetWidth of widthsFor(width, 'webp'))
        files.push({
          width: targetWidth,
          format: 'webp',
          data: await resized(targetWidth).webp({ quality: 80 }).toBuffer(),
        })
      for (const targetWidth of widthsFor(width, 'avif')) {
        // For wide versions less effort costs a tenth more bytes and saves three quarters of the time.
        const options = { effort: targetWidth > 1600 ? 1 : 3, chromaSubsampling: '4:2:0' }
        const avif = (quality: number) =>
          resized(targetWidth)
            .avif({ quality, ...options })
            .toBuffer()
        files.push({ width: targetWidth, format: 'avif', data: await encodeAvif(targetWidth, avif) })
      }
      return { width, height, color: await averageOf(resized(1)), files }
    },
  )

/**
 * Encodes a photo as WebP: as large as fits into a square of `full` pixels, and at most `small` pixels wide. `width` and
 * `height` are those of the full one.
 * @throws AppError as decodePicture()
 */
export const encodePhoto = (
  bytes: Buffer,
  widths: { full: number; small: number },
): Promise<Record<keyof typeof widths, Buffer> & { width: number; height: number }> =>
  decodePicture(bytes, { width: widths.full, height: widths.full }, async ({ width, height, resized }) => ({
    width,
    height,
    full: await resized(width).webp({ quality: 82 }).toBuffer(),
    small: await resized(Math.min(width, widths.small)).webp({ quality: 75 }).toBuffer(),
  }))

/** Cuts an area, in pixels, out of a stored picture and gives it a size. */
export const cropPicture = (
  bytes: Buffer,
  area: { left: number; top: number; width: number; height: number },
  size: { width: number; height: number },
): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .extract(area)
    .resize({ ...size, fit: 'fill' })
    .webp({ quality: 95 })
    .toBuffer()

async function averageOf(pixel: Sharp): Promise<string> {
  const [r = 0, g = 0, b = 0] = await pixel
    .resize(1, 1, { fit: 'fill' })
    .flatten({ background: theme.color.paper })
    .raw()
    .toBuffer()
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
