// Writes the smaller AVIF and WebP versions of the pictures in public/images. Run by hand after replacing a picture;
// the results are committed, so that a build needs no image work.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const folder = path.join(import.meta.dirname, '../public/images')
const widths = [480, 800, 1200]
const originals = readdirSync(folder).filter(
  (file) => file.endsWith('.webp') && !/-(480|800|1200)\.webp$/.test(file),
)

for (const file of originals) {
  const source = path.join(folder, file)
  const base = source.replace(/\.webp$/, '')
  for (const width of widths) {
    const resized = sharp(source).resize({ width })
    await resized.clone().webp({ quality: 74, effort: 5 }).toFile(`${base}-${width}.webp`)
    await resized.clone().avif({ quality: 52, effort: 4 }).toFile(`${base}-${width}.avif`)
  }
  console.log(file)
}
