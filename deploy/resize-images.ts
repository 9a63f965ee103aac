// Writes the versions of the pictures in public/images: `npm run pictures`, or `npm run pictures NAME…` for some of them,
// after replacing a picture. The results are committed, so that neither a build nor a request encodes anything.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { builtInImages, versionsOfBuiltIn } from '@/lib/business/images'
import { encodeAvif, phoneBytes } from '@/lib/picture-versions'

// A landing page is to weigh 100 kB on a phone, all in all: this is what type, styles and text leave to its picture.
const landingBytes = 27_500

const root = path.join(__dirname, '../public')
const file = (src: string) => path.join(root, src)
const wanted = process.argv.slice(2)
const pictures = Object.keys(builtInImages).filter(
  (src) => wanted.length === 0 || wanted.includes(path.basename(src, '.webp')),
)

async function main() {
  for (const src of pictures) {
    for (const { path: version, width } of versionsOfBuiltIn(src, 'webp'))
      if (version !== src)
        await sharp(file(src)).resize({ width }).webp({ quality: 74, effort: 5 }).toFile(file(version))
    for (const { path: version, width } of versionsOfBuiltIn(src, 'avif')) {
      const raw = await sharp(file(src)).resize({ width }).raw().toBuffer({ resolveWithObject: true })
      const data = await encodeAvif(
        width,
        (quality) =>
          sharp(raw.data, { raw: raw.info })
            .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
            .toBuffer(),
        width <= 1400 ? landingBytes : phoneBytes,
      )
      await writeFile(file(version), data)
    }
    const sizes = versionsOfBuiltIn(src, 'avif').map(
      ({ path: version, width }) => `${width}: ${Math.round(statSync(file(version)).size / 1000)}`,
    )
    console.log(src, sizes.join(', '), 'kB')
  }
}

/** Removes versions in a width that isn't kept any more, and those of pictures that are gone. */
function tidy() {
  const kept = new Set(
    Object.keys(builtInImages).flatMap((src) => [
      src,
      ...(['avif', 'webp'] as const).flatMap((format) =>
        versionsOfBuiltIn(src, format).map(({ path }) => path),
      ),
    ]),
  )
  for (const name of readdirSync(file('/images')))
    if (!kept.has(`/images/${name}`)) rmSync(file(`/images/${name}`))
}

main()
  .then(tidy)
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
