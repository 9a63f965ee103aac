// node tests/look/compare.mjs <before> <after> <out>: how much of each picture of two sets differs. For each one that
// does, <out> gets before, after and difference side by side; <out>/table.txt lists all, the most different first.
//
//   --share <percent>     how much of a picture may differ without a side-by-side; 0.05 unless told
//   --tolerance <0-255>   how much a channel of a pixel may differ; 12 unless told
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '0.05' },
    tolerance: { type: 'string', default: '12' },
    only: { type: 'string', default: '' },
  },
})
const [before, after, out] = positionals
if (!before || !after || !out) {
  console.error('node tests/look/compare.mjs <before> <after> <out> [--share percent] [--tolerance 0-255]')
  process.exit(2)
}
const tolerance = Number(values.tolerance)
const gap = 16

/** A picture's pixels, without transparency, and its size. */
async function read(file) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Pixels that both have are compared; one that only one has counts as different. */
function differ(a, b) {
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const pixels = Buffer.alloc(width * height * 3, 255)
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inBoth = x < a.width && x < b.width && y < a.height && y < b.height
      const a = (y * a.width + x) * 3
      const b = (y * b.width + x) * 3
      const same =
        inBoth &&
        Math.abs(a.data[a] - b.data[b]) <= tolerance &&
        Math.abs(a.data[a + 1] - b.data[b + 1]) <= tolerance &&
        Math.abs(a.data[a + 2] - b.data[b + 2]) <= tolerance
      const at = (y * width + x) * 3
      if (same) {
        // The picture stays to be seen, faintly, behind what differs.
        const grey = 200 + ((a.data[a] + a.data[a + 1] + a.data[a + 2]) / 765) * 55
        pixels[at] = pixels[at + 1] = pixels[at + 2] = grey
      } else {
        count += 1
        pixels[at] = 214
        pixels[at + 1] = pixels[at + 2] = 20
      }
    }
  }
  return { share: (100 * count) / (width * height), shown: pixels, width, height }
}

async function sideBySide(name, { shown, width, height }) {
  const raw = { width, height, channels: 3 }
  const difference = await sharp(shown, { raw }).png().toBuffer()
  const sheet = { width: 3 * width + 2 * gap, height, channels: 3, background: '#333' }
  await sharp({ create: sheet })
    .composite([
      { input: path.join(before, name), left: 0, top: 0 },
      { input: path.join(after, name), left: width + gap, top: 0 },
      { input: difference, left: 2 * (width + gap), top: 0 },
    ])
    .png()
    .toFile(path.join(out, name))
}

const only = new RegExp(values.only)
const pictures = (folder) => readdirSync(folder).filter((file) => file.endsWith('.png') && only.test(file))
mkdirSync(out, { recursive: true })
const rows = []
for (const name of pictures(before)) {
  if (!existsSync(path.join(after, name))) continue
  const [file, otherFile] = [before, after].map((folder) => readFileSync(path.join(folder, name)))
  if (file.equals(otherFile)) {
    rows.push({ name, share: 0, grown: [0, 0] })
    continue
  }
  const [one, other] = await Promise.all([file, otherFile].map(read))
  const difference = differ(one, other)
  const grown = [other.width - one.width, other.height - one.height]
  if (difference.share > Number(values.share) || grown.some(Boolean)) await sideBySide(name, difference)
  rows.push({ name, share: difference.share, grown })
}
rows.sort((a, b) => b.share - a.share || a.name.localeCompare(b.name))

const signed = (number) => (number > 0 ? `+${number}` : String(number))
const sizes = ([width, height]) =>
  [width && `${signed(width)} wide`, height && `${signed(height)} high`].filter(Boolean).join(', ')
const missing = (here, there) => pictures(here).filter((name) => !existsSync(path.join(there, name)))
const lines = [
  ...rows.map(({ name, share, grown }) =>
    `${share.toFixed(2).padStart(6)} %  ${name}  ${sizes(grown)}`.trimEnd(),
  ),
  ...missing(before, after).map((name) => `only before  ${name}`),
  ...missing(after, before).map((name) => `only after  ${name}`),
]
writeFileSync(path.join(out, 'table.txt'), `${lines.join('\n')}\n`)
console.log(lines.join('\n'))
const unlike = rows.filter(({ share }) => share > Number(values.share)).length
console.log(`${unlike} of ${rows.length} pictures differ`)
