import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'

const sourcesOf = (sheet: string) => sheet.match(/@source '[^']+'/g) ?? []

test("each public route's sheet has the utilities of all it shows: run npm run styles", () => {
  const script =
    "import('./deploy/screen-styles.mjs').then((m) => console.log(JSON.stringify(m.screenStyles())))"
  const output = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  const sheets = JSON.parse(output) as { path: string; sheet: string }[]
  expect(sheets.length).toBeGreaterThan(10)
  for (const { path, sheet } of sheets) {
    const written = readFileSync(path, 'utf8')
    expect([path, ...sourcesOf(written)]).toEqual([path, ...sourcesOf(sheet)])
    expect(written).toMatch(/main (\[data-extra\] )?\{/)
  }
})
