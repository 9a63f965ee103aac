import sharp from 'sharp'

/** A picture that no other test has, as a camera would send it. */
export async function photo(name: string) {
  const [r, g, b] = [0, 0, 0].map(() => Math.floor(Math.random() * 256))
  const background = { r: r!, g: g!, b: b! }
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}
