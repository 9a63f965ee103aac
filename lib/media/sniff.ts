// Detects a file's type by its first bytes: names and declared types prove nothing. The browser uses it to
// reject wrong files early; the server decides.

/** In bytes. */
export const maxUploadBytes = 15 * 1024 * 1024

/** The number of bytes that sniff() needs. */
export const sniffedBytes = 512

const allowedMessage = 'Pictures only: JPEG, PNG or WebP.'

export const uploadMessages = {
  video: `This is a video. ${allowedMessage}`,
  heif: 'This is a HEIC or AVIF picture, which this browser can’t convert. Add it in Safari, which can, or share it as JPEG, PNG or WebP. To have an iPhone take JPEGs: Settings › Camera › Formats › Most Compatible.',
  svg: `This is a drawing (SVG). ${allowedMessage}`,
  gif: `This is a GIF. ${allowedMessage}`,
  pdf: `This is a PDF. ${allowedMessage}`,
  tiff: `This is a TIFF or camera raw file. ${allowedMessage}`,
  empty: 'This file is empty. Choose another one.',
  other: `This isn’t a picture we can use. ${allowedMessage}`,
  body: 'Send the picture itself as the body, as application/octet-stream.',
  large: 'This file is larger than 15 MB. Save it smaller and add it again.',
  pixels: 'This picture has more than 60 million pixels. Save it smaller and add it again.',
  broken: 'This picture is damaged. Save it again in the program it comes from, and add that.',
} as const

/** The limits of a handler that takes a picture. */
export const pictureUpload = {
  types: /^(image\/|application\/octet-stream)/i,
  maxBytes: maxUploadBytes,
  messages: uploadMessages,
}

type PictureFormat = 'jpeg' | 'png' | 'webp'

type Sniffed = { format: PictureFormat } | { refusal: string }

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Returns the format of an allowed picture, or why the file is refused. */
export function sniff(bytes: Uint8Array): Sniffed {
  if (bytes.length === 0) return { refusal: uploadMessages.empty }
  if (latin(bytes, 0, 3) === '\xff\xd8\xff') return { format: 'jpeg' }
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return { format: 'png' }
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return { format: 'webp' }
  return { refusal: uploadMessages[kindOf(bytes)] }
}

function kindOf(bytes: Uint8Array): keyof typeof uploadMessages {
  if (latin(bytes, 4, 8) === 'ftyp') {
    return /^(hei|hev|mif|msf|avi[fs])/.test(latin(bytes, 8, 12)) ? 'heif' : 'video'
  }
  if (/^(moov|mdat|wide|free)$/.test(latin(bytes, 4, 8))) return 'video'
  const start = latin(bytes, 0, 4)
  if (start === '\x1a\x45\xdf\xa3' || start === 'RIFF') return 'video'
  if (start === 'GIF8') return 'gif'
  if (start === '%PDF') return 'pdf'
  if (start === 'II*\0' || start === 'MM\0*') return 'tiff'
  if (/<svg|<!doctype svg/i.test(latin(bytes, 0, sniffedBytes))) return 'svg'
  return 'other'
}
