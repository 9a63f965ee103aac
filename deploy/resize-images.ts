// npm run pictures [NAME… | layers]: writes the versions of the pictures in public/images, or of the visualizer's layers
// (write-layers.ts), after one was replaced. The results are committed, so that neither a build nor a request encodes anything.
import { readdirSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { builtInImages, versionsOfBuiltIn } from '@/lib/business/images'
import { encodeAvif, phoneBytes } from '@/lib/picture-versions'
import { tidyLayers, writeLayers } from './write-layers'

// A landing page may weigh 100 kB on a phone; fonts, styles and text leave so much to its picture.
const landingBytes = 27_500

const root = path.join(__dirname, '../public')
const file = (src: string) => path.join(root, src)
const wantedNames = process.argv.slice(2)
const pictures = Object.keys(builtInImages).filter(
  (src) => wantedNames.length === 0 || wantedNames.includes(path.basename(src, '.webp')),
)

async function main() {
  if (wantedNames.length === 0 || wantedNames.includes('layers')) await writeLayers()
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

/** Removes versions in old widths and of deleted pictures. */
function tidy() {
  const keptFiles = new Set(
    Object.keys(builtInImages).flatMap((src) => [
      src,
      ...(['avif', 'webp'] as const).flatMap((format) =>
        versionsOfBuiltIn(src, format).map(({ path }) => path),
      ),
    ]),
  )
  for (const entry of readdirSync(file('/images'), { withFileTypes: true }))
    if (entry.isFile() && !keptFiles.has(`/images/${entry.name}`)) rmSync(file(`/images/${entry.name}`))
}

main()
  .then(tidy)
  .then(tidyLayers)
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
