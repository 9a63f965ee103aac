import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { encodePicture } from '@/lib/media/encode'
import { sniff, uploadMessages } from '@/lib/media/sniff'
import { fromTelephone, isoFile, picture, svg } from './media-pictures'

const refusal = async (bytes: Buffer) =>
  encodePicture(bytes).then(
    () => 'taken',
    (error: { code: string; more: { detail?: string } }) => `${error.code}: ${error.more.detail}`,
  )

/** A PNG of one colour that says it has this many pixels, and has them: a few kilobytes that would fill the memory. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([size, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('encodes each width as AVIF and WebP, none wider than the picture', async () => {
  const { width, height, color, files } = await encodePicture(
    await picture({ width: 1000, height: 500 }).toBuffer(),
  )
  expect({ width, height }).toEqual({ width: 1000, height: 500 })
  expect(color).toMatch(/^#[0-9a-f]{6}$/)
  expect(files.map((file) => `${file.width}.${file.format}`)).toEqual([
    '480.webp',
    '800.webp',
    '1000.webp',
    '480.avif',
    '640.avif',
    '800.avif',
    '1000.avif',
  ])
  for (const { width: at, format, data } of files) {
    if (format === 'avif') expect(data.toString('latin1', 4, 12)).toBe('ftypavif')
    else expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width: at, height: at / 2 })
  }
})

test('a large picture is made smaller, a tall one too', async () => {
  const wide = await encodePicture(await picture({ width: 3200, height: 1600 }).toBuffer())
  expect([wide.width, wide.height]).toEqual([2880, 1440])
  expect(wide.files.map((file) => file.width)).toEqual([
    ...[480, 800, 1200, 1600, 2880],
    ...[480, 640, 800, 1000, 1200, 1400, 1600, 2000, 2400, 2880],
  ])
  const tall = await encodePicture(await picture({ width: 1000, height: 4800, format: 'png' }).toBuffer())
  expect([tall.width, tall.height]).toEqual([500, 2400])
})

test('turns a picture upright and leaves camera and place behind', async () => {
  const bytes = await fromTelephone()
  expect(bytes.includes('SecretCamera')).toBe(true)
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  const { width, height, files } = await encodePicture(bytes)
  expect([width, height]).toEqual([600, 900])
  for (const { format, data } of files) {
    expect(data.includes('SecretCamera')).toBe(false)
    expect(data.includes('Exif')).toBe(false)
    if (format === 'avif') continue
    const { exif, xmp, iptc, icc, orientation } = await sharp(data).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  }
  // Turned to the right, what was left is on top: red above blue.
  const largest = files.findLast((file) => file.format === 'webp')!
  const top = await sharp(largest.data).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer()
  expect(top[0]).toBeGreaterThan(top[2]!)
})

test.each(['png', 'webp'] as const)('keeps what is see-through in a %s', async (format) => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 4, background } })
    .toFormat(format)
    .toBuffer()
  const { files } = await encodePicture(bytes)
  expect(await sharp(files[0]!.data).metadata()).toMatchObject({ width: 300, hasAlpha: true })
})

test('nothing that was hidden in a picture survives', async () => {
  const script = '<script>alert(document.cookie)</script>'
  const polyglot = Buffer.concat([await picture().toBuffer(), Buffer.from(`PK\x03\x04${script}`)])
  const { files } = await encodePicture(polyglot)
  for (const { data } of files) expect(data.includes(script)).toBe(false)
})

test('a damaged picture is refused in words', async () => {
  const whole = await picture({ width: 1200, height: 900 }).toBuffer()
  for (const bytes of [
    whole.subarray(0, whole.length / 2),
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000)]),
    (await picture({ format: 'png' }).toBuffer()).subarray(0, 60),
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg]),
    Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), svg]),
  ]) {
    expect(await refusal(bytes)).toBe(`invalid: ${uploadMessages.broken}`)
  }
})

test('more than 60 million pixels are refused before they are decoded', async () => {
  const bytes = bomb(12_000, 6_000)
  expect(bytes.length).toBeLessThan(100_000)
  expect(await refusal(bytes)).toBe(`invalid: ${uploadMessages.pixels}`)
})

test.each([
  ['an SVG', svg, uploadMessages.svg],
  ['an SVG behind a comment', Buffer.concat([Buffer.from('<!-- a -->\n'), svg]), uploadMessages.svg],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), uploadMessages.gif],
  ['a HEIC', isoFile('heic'), uploadMessages.heif],
  ['an AVIF', isoFile('avif'), uploadMessages.heif],
  ['a MOV', isoFile('qt  '), uploadMessages.video],
  ['an MP4', isoFile('isom'), uploadMessages.video],
  ['an AVI', Buffer.from('RIFF\0\0\0\0AVI LIST'), uploadMessages.video],
  ['a TIFF', Buffer.from('II*\0\x08\0\0\0'), uploadMessages.tiff],
  ['a PDF', Buffer.from('%PDF-1.7'), uploadMessages.pdf],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), uploadMessages.other],
  ['an empty file', Buffer.alloc(0), uploadMessages.empty],
])('%s is refused with what is allowed', async (_, bytes, message) => {
  expect(await refusal(bytes)).toBe(`wrong-type: ${message}`)
  expect(sniff(bytes)).toEqual({ refusal: message })
  if (bytes.length > 0) expect(message).toMatch(/JPEG, PNG or WebP/)
})

test('decoders for anything else are off in the library itself', async () => {
  await expect(sharp(svg).toBuffer()).rejects.toThrow()
  const avif = await picture().avif().toBuffer()
  await expect(sharp(avif).metadata()).rejects.toThrow()
})
