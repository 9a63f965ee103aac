import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import slimStyles from '../../deploy/slim-styles.cjs'

const sheet = 'components/site/frame/site.css'
const css = readFileSync(sheet, 'utf8')

/** A source of the sheet as a pattern of paths; a folder stands for all that is in it. */
const pattern = (source: string) => {
  const glob = path.posix.join(path.posix.dirname(sheet), source)
  const words = glob.replace(/[.()[\]]/g, '\\$&').replace(/\*/g, '[^/]*')
  const either = words.replace(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`)
  return new RegExp(`^${either}(?:/|$)`)
}
const sources = Array.from(css.matchAll(/@source '([^']+)'/g), ([, source]) => pattern(source!))
const withheld = Array.from(css.matchAll(/@source not '([^']+)'/g), ([, source]) => pattern(source!))

// Dialogs and messages bring a sheet of their own; a block's fields are the back office's.
const elsewhere = /forms\/open-dialog|blocks\/[\w-]+\/fields|ui\/toaster/

/** The components that a file shows, itself included. */
function shownBy(file: string, seen: Set<string>) {
  if (
    seen.has(file) ||
    elsewhere.test(file) ||
    withheld.some((withheldPattern) => withheldPattern.test(file))
  )
    return
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  for (const [, from] of code.matchAll(/(?:from\s+|import\s+|import\()\s*'([^']+)'/g)) {
    const base = from!.startsWith('@/') ? from!.slice(2) : path.posix.join(path.posix.dirname(file), from!)
    if (!/^(?:components|app)\//.test(base)) continue
    const sourceFile = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
    if (sourceFile && /\.tsx$|\/index\.ts$/.test(sourceFile)) shownBy(sourceFile, seen)
  }
}

test("the visitors' sheet looks for utilities in all that public routes show", () => {
  const shownFiles = new Set<string>()
  for (const entry of readdirSync('app/(site)', { recursive: true, withFileTypes: true }))
    if (/\.tsx$/.test(entry.name)) shownBy(path.posix.join(entry.parentPath, entry.name), shownFiles)
  expect(shownFiles.size).toBeGreaterThan(100)
  const missed = [...shownFiles].filter(
    (file) => file.endsWith('.tsx') && !sources.some((sourcePattern) => sourcePattern.test(file)),
  )
  expect(missed).toEqual([])
})

const slim = (code: string) =>
  postcss([slimStyles()])
    .process(code, { from: path.resolve(sheet) })
    .css.replace(/\s+/g, ' ')
    .trim()

test('a token that nothing changes is written where it is used, another stays a variable', () => {
  const tokens = ':root { --text-16: 1rem; --color-spruce: #20463a; --spacing-gutter: 20px; }'
  const rule = '.a { font-size: var(--text-16); color: var(--color-spruce); padding: var(--spacing-gutter); }'
  expect(slim(`${tokens} ${rule}`)).toBe(
    ':root { --color-spruce: #20463a; --spacing-gutter: 20px; } .a { font-size: 1rem; color: var(--color-spruce); padding: var(--spacing-gutter); }',
  )
  // A sheet that comes beside another.
  expect(slim('.a { font-size: var(--text-16, 1rem); color: var(--color-spruce, #20463a) }')).toBe(
    '.a { font-size: 1rem; color: var(--color-spruce) }',
  )
})

test("Tailwind's parts stay where two utilities meet, and go where one stands alone", () => {
  const property = (name: string, initial: string) =>
    `@property ${name} { syntax: "*"; inherits: false; initial-value: ${initial}; }`
  const parts = `${property('--tw-translate-x', '0')} ${property('--tw-translate-y', '0')}`
  const up = '.up { --tw-translate-y: -50%; translate: var(--tw-translate-x) var(--tw-translate-y); }'
  const over = '.over { --tw-translate-x: 10px; translate: var(--tw-translate-x) var(--tw-translate-y); }'
  expect(slim(`${parts} ${up}`)).toBe('.up { translate: 0 -50%; }')
  const both = slim(`${parts} ${up} ${over}`)
  expect(both).toContain('.up { --tw-translate-y: -50%; translate: var(--tw-translate-x) -50%; }')
  expect(both).toContain('.over { --tw-translate-x: 10px; translate: 10px var(--tw-translate-y); }')
  expect(both).toContain('@property --tw-translate-x')
  const figures =
    'font-variant-numeric: var(--tw-ordinal,) var(--tw-numeric-figure,) var(--tw-numeric-spacing,);'
  expect(slim(`.figures { --tw-numeric-figure: lining-nums; ${figures} }`)).toBe(
    '.figures { font-variant-numeric: lining-nums; }',
  )
})

test("the back office's sheet looks for utilities in every folder that is its own", () => {
  const staff = readFileSync('components/admin/shell/staff.css', 'utf8')
  // Those of visitors have a sheet of their own; of blocks the fields are named.
  const ownFolders = readdirSync('components').filter(
    (folder) => !['blocks', 'forms', 'site'].includes(folder),
  )
  expect(ownFolders.filter((folder) => !staff.includes(`@source '../../${folder}';`))).toEqual([])
})
