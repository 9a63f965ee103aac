import 'server-only'
import { ImageResponse } from 'next/og'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ReactElement } from 'react'
import sharp from 'sharp'
import { type ThemeColors, themeColors } from '@/lib/brand-colors'
import { log } from '@/lib/log'
import { memoize } from '@/lib/memoize'
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from './share-card'
import { builtInImages } from '@/lib/business/images'
import { readPicture } from '@/lib/media/store'

const textWidth = 640
const photoWidth = SHARE_WIDTH - textWidth
const quality = 82
/** Position of the name or the logo. */
const nameAt = { left: 64, top: 56 }
const logoBox = { width: 400, height: 72 }

/** Draws a card as a JPEG: the text by next/og, the photograph beside it by sharp, which is much faster at that. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const logo = await shareLogo(card.logo, logoBox)
  const color = themeColors(card.colors)
  const [text, photo] = await Promise.all([
    drawText(logo ? { ...card, name: '' } : card, color),
    sharePhoto(card.photo, { width: photoWidth, height: SHARE_HEIGHT }),
  ])
  const background = color.ivory
  return sharp({ create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background } })
    .composite([
      { input: text, left: 0, top: 0 },
      { input: photo, left: textWidth, top: 0 },
      ...(logo ? [{ input: logo, ...nameAt }] : []),
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}

// Keeps only characters of the fonts: for others next/og would request another font from the internet.
export const drawable = (text: string) =>
  text.replace(/[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2027\u20ac\u2122]/g, '').trim()

const fontFiles = [
  { name: 'Fraunces', weight: 400, file: 'fraunces/files/fraunces-latin-400-normal.woff' },
  { name: 'Figtree', weight: 600, file: 'figtree/files/figtree-latin-600-normal.woff' },
] as const

const loadFonts = memoize(() => {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource')
  return Promise.all(
    fontFiles.map(async ({ file, ...font }) => ({ ...font, data: await readFile(path.join(folder, file)) })),
  ).catch((error: unknown) => {
    log.warn({ err: error }, 'the fonts for share pictures are missing: the built-in one stands in')
    return undefined
  })
})

const titleSize = ({ length }: string) => (length <= 26 ? 76 : length <= 44 ? 66 : length <= 70 ? 54 : 44)

async function drawText(card: ShareCard, color: ThemeColors): Promise<Buffer> {
  const [kicker, title, name] = [card.kicker, card.title, card.name].map(drawable) as [string, string, string]
  const phone = drawable(card.phone)
  const text = <Text kicker={kicker} title={title} name={name} phone={phone} color={color} />
  return drawJsx(text, { width: textWidth, height: SHARE_HEIGHT })
}

/** Draws JSX as next/og does, in the site's fonts. @returns a PNG */
export async function drawJsx(jsx: ReactElement, size: Size): Promise<Buffer> {
  const options = { ...size, fonts: await loadFonts() }
  return withSvgDecoder(async () => Buffer.from(await new ImageResponse(jsx, options).arrayBuffer()))
}

const svgDecoder = { operation: ['VipsForeignLoadSvg'] }
let openDrawings = 0

/**
 * Unblocks sharp's SVG decoder while any card is drawn: next/og needs it, and lib/media blocks all decoders but those for
 * uploads. Uploads don't reach it, since their first bytes name their type.
 */
async function withSvgDecoder<T>(work: () => Promise<T>): Promise<T> {
  if (openDrawings++ === 0) sharp.unblock(svgDecoder)
  try {
    return await work()
  } finally {
    if (--openDrawings === 0) sharp.block(svgDecoder)
  }
}

const serif = { fontFamily: 'Fraunces', fontWeight: 400, letterSpacing: '-0.02em' }

function Text({
  kicker,
  title,
  name,
  phone,
  color,
}: {
  kicker: string
  title: string
  name: string
  phone: string
  color: ThemeColors
}) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: `${nameAt.top}px 48px 48px ${nameAt.left}px`,
        background: color.ivory,
        color: color.ink,
        fontFamily: 'Figtree',
        fontWeight: 600,
      }}
    >
      <div style={{ ...serif, display: 'flex', fontSize: 36, color: color.spruce }}>{name}</div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: 25, color: color.brass }}>{kicker}</div>
        <div style={{ ...serif, marginTop: 18, fontSize: titleSize(title), lineHeight: 1.06 }}>{title}</div>
      </div>
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          paddingTop: 24,
          borderTop: `1px solid ${color['hair-strong']}`,
        }}
      >
        <div style={{ ...serif, fontSize: 36 }}>{phone}</div>
        <div style={{ fontSize: 22, color: color.stone }}>Free in-home estimate</div>
      </div>
    </div>
  )
}

type Size = { width: number; height: number }

/** Returns a card's logo, as large as fits; null if there is none. */
async function shareLogo(src: string, { width, height }: Size): Promise<Buffer | null> {
  const picture = src ? await readPicture(src) : null
  return picture && sharp(picture.data).resize({ width, height, fit: 'inside' }).png().toBuffer()
}

/** Returns a card's photograph, cropped to a size; a picture that isn't ours is replaced by one that is. */
async function sharePhoto({ src, position }: ShareCard['photo'], size: Size): Promise<Buffer> {
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
