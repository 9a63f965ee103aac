import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import urls from '@/lib/font-files.json'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const script = `import('./deploy/subset-fonts.mjs').then(async ({ fontFiles, english }) => {
  const { createHash } = await import('node:crypto')
  const files = Object.entries(await fontFiles()).map(([file, bytes]) => [file, createHash('sha256').update(bytes).digest('hex')])
  console.log(JSON.stringify({ files, english }))
})`
const { files, english } = JSON.parse(
  execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }),
) as { files: [string, string][]; english: string }

test('the fonts are those that are asked for: run npm run fonts', () => {
  for (const [file, hash] of files) expect([file, sha256(readFileSync(file))]).toEqual([file, hash])
  const fontFiles = files.map(([file]) => file).filter((file) => file.startsWith('public/'))
  expect(readdirSync('public/fonts').map((name) => `public/fonts/${name}`)).toEqual(fontFiles.sort())
})

test('the fonts of every page are at most 39 kB', () => {
  const sizes = [urls.serif, urls.sans].map((url) => readFileSync(path.join('public', url)).length)
  expect(sizes[0]! + sizes[1]!).toBeLessThanOrEqual(39_000)
})

test('the fonts have all signs of our texts', () => {
  const texts = ['lib/content', 'lib/business'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
  )
  const missing = new Set(texts.join('').replace(/[\n\t]/g, ''))
  for (const sign of english) missing.delete(sign)
  expect([...missing]).toEqual([])
})
