import sharp from 'sharp'

type Made = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp'; seed?: number }

/** A photograph's stand-in: left half dark red, right half light blue. */
export function picture({ width = 900, height = 600, format = 'jpeg', seed = 0 }: Made = {}) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const }
  return sharp({ create: { width, height, channels: 3, background: { r: 120, g: 20, b: 30 + seed } } })
    .composite([
      { input: { create: { ...half, background: '#8cc8f0' } }, left: Math.floor(width / 2), top: 0 },
    ])
    .toFormat(format)
}

/** The picture as a telephone writes it: lying on its side, with the place where it was taken. */
export const fromTelephone = () =>
  picture()
    .withExif({
      IFD0: { Make: 'SecretCamera', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 5/1 2718/100' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** An SVG that would run a script. */
export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

/** The header of a file of the ISO family (HEIC, AVIF, MOV). */
export const isoFile = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(400)])
