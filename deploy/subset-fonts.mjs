// npm run fonts: writes the fonts with the characters and weights in use (decision 031), a style sheet for visitors and one for
// staff, and the fonts' addresses. tests/unit/fonts.test.ts checks that they are current.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

// Characters of English texts; é is in "décor" and "café".
export const english = `${range(0x20, 0x7e)}\u00a0–—‘’“”…•·©®™§°×½¼¾²€£¢¡¿«»′″−é`
// Letters of other names, in files that a browser fetches only for a page that has one.
const western = range(0xc0, 0xff).replace(/[ÐÞðþ÷é]/g, '')
const eastern = `${range(0x100, 0x17f)}ȘșȚț`

// A serif of one weight that draws finer the larger it is, a sans from regular to bold. The back office's headings are up to 500; a
// second weight would cost visitors half as much again.
const latin = {
  serif: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
  sans: 'figtree/files/figtree-latin-wght-normal.woff2',
}
const weights = { serif: 400, sans: { min: 400, max: 700 } }
const font = (family, text, wght = weights[family]) => ({
  file: text === eastern ? latin[family].replace('latin', 'latin-ext') : latin[family],
  text,
  axes: { wght },
})
const fonts = {
  serif: font('serif', english),
  sans: font('sans', english),
  staffSerif: font('serif', english, { min: 400, max: 500 }),
  serifWestern: font('serif', western),
  serifEastern: font('serif', eastern),
  sansWestern: font('sans', western),
  sansEastern: font('sans', eastern),
}

const subset = ({ file, text, axes }) =>
  subsetFont(readFileSync(path.join(root, 'node_modules/@fontsource-variable', file)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'liga', 'ccmp', 'lnum', 'tnum'],
    noHinting: true,
    dropTables: ['STAT', 'gasp', 'prep'],
  })

const face = (family, descriptors) =>
  [
    '@font-face {',
    `  font-family: ${family};`,
    ...Object.entries(descriptors).map(([name, value]) => `  ${name}: ${value};`),
    '}',
    '',
  ].join('\n')
const ofFile = (url, weight, more) => ({
  src: `url('${url}') format('woff2')`,
  'font-weight': weight,
  'font-display': 'swap',
  ...more,
})
/** Describes a device's font that replaces ours until it has loaded: as wide and as high, so that nothing moves. */
const fallback = (local, size, [ascent, descent]) => ({
  src: local.map((name) => `local('${name}')`).join(', '),
  'size-adjust': `${size}%`,
  'ascent-override': `${((100 * ascent) / size).toFixed(1)}%`,
  'descent-override': `${((100 * descent) / size).toFixed(1)}%`,
})
// The widths were measured on the headings and paragraphs of all pages, at a phone's sizes.
const fallbacks = [
  face("'Fraunces by Times'", fallback(['Times New Roman', 'Liberation Serif'], 112.5, [97.8, 25.5])),
  face("'Fraunces by Noto'", fallback(['Noto Serif'], 96, [97.8, 25.5])),
  face("'Figtree by Arial'", fallback(['Arial', 'Liberation Sans', 'Roboto'], 100.5, [95, 25])),
]
const inWest = { 'unicode-range': 'U+00C0-00E8, U+00EA-00FF' }
const inEast = { 'unicode-range': 'U+0100-017F, U+0218-021B' }

const sheet = (...faces) =>
  Buffer.from(['/* Written by `npm run fonts` (deploy/subset-fonts.mjs). */', ...faces].join('\n'))
const serifSheet = (urls, serif, weight) =>
  sheet(
    face('Fraunces', ofFile(urls[serif], weight)),
    face('Fraunces', ofFile(urls.serifWestern, weight, inWest)),
    face('Fraunces', ofFile(urls.serifEastern, weight, inEast)),
  )
const sharedSheet = (urls) =>
  sheet(
    face('Figtree', ofFile(urls.sans, '400 700')),
    face('Figtree', ofFile(urls.sansWestern, '400 700', inWest)),
    face('Figtree', ofFile(urls.sansEastern, '400 700', inEast)),
    ...fallbacks,
  )

/** Returns the content of each file that the script writes, by its path from the project's root. */
export async function fontFiles() {
  const urls = {}
  const files = {}
  for (const [name, options] of Object.entries(fonts)) {
    const bytes = await subset(options)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    urls[name] = `/fonts/${name.replace(/[A-Z]/g, '-$&').toLowerCase()}-${hash}.woff2`
    files[`public${urls[name]}`] = bytes
  }
  const { serif, sans, staffSerif } = urls
  files['lib/font-files.json'] = Buffer.from(`${JSON.stringify({ serif, sans, staffSerif }, null, 2)}\n`)
  files['components/ui/fonts.css'] = sharedSheet(urls)
  files['components/site/frame/fonts.css'] = serifSheet(urls, 'serif', '400')
  files['components/admin/shell/fonts.css'] = serifSheet(urls, 'staffSerif', '400 500')
  return files
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await fontFiles()
  rmSync(path.join(root, 'public/fonts'), { recursive: true, force: true })
  mkdirSync(path.join(root, 'public/fonts'))
  for (const [file, bytes] of Object.entries(files)) writeFileSync(path.join(root, file), bytes)
}
