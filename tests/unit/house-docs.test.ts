import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from '../house/imports'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))

const places = ['app', 'components', 'lib', 'docs', 'prisma', 'deploy', 'public', 'tests']
const files = places.flatMap((place) => filesBelow(place, /./))

describe('decisions', () => {
  const names = readdirSync(path.join(root, 'docs/decisions')).sort()
  const numbers = names.map((name) => name.slice(0, 3))

  test('are numbered without a gap', () => {
    expect(numbers).toEqual(names.map((_, index) => String(index + 1).padStart(3, '0')))
  })

  test.each(names)('%s has title, status, context, decision and cost', (name) => {
    const [title, , status, , ...text] = read(`docs/decisions/${name}`).split('\n')
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`))
    expect(status).toMatch(/^Status: (?:Accepted|Superseded by \d{3}|Amended by \d{3}(?:, \d{3})*)$/)
    const otherNumbers = status?.match(/\d{3}/g) ?? []
    expect(otherNumbers.filter((number) => !numbers.includes(number) || number === name.slice(0, 3))).toEqual(
      [],
    )
    const parts = text.join('\n').match(/^\*\*(?:Context|Decision|Cost)\.\*\*/gm)
    expect(parts).toEqual(['**Context.**', '**Decision.**', '**Cost.**'])
  })
})

describe('READMEs of folders', () => {
  const routes = foldersIn('app').filter((folder) => /\(|\/api$/.test(folder))
  const parents = ['components', 'components/site', 'lib']
  const folders = [
    ...parents.flatMap(foldersIn),
    ...routes,
    'app',
    'lib',
    'prisma',
    'deploy',
    'tests',
  ].filter((folder) => folder !== 'components/site')

  test.each(folders)('%s has one of at most ten lines', (folder) => {
    const lines = read(`${folder}/README.md`).trimEnd().split('\n')
    expect(lines[0]).toBe(`# ${folder}`)
    expect(lines.length).toBeLessThanOrEqual(10)
  })
})

/** Returns `a/b` and `a/c` for `a/{b,c}`. */
function alternatives(name: string): string[] {
  const [, start = '', list = '', end = ''] = /^(.*)\{([^{}]*,[^{}]*)\}(.*)$/.exec(name) ?? []
  return list ? list.split(',').flatMap((item) => alternatives(start + item + end)) : [name]
}

/** Returns true for a file or folder of the project; `<type>`, `{place}` and `*` stand for any part of a name. */
function isThere(name: string): boolean {
  if (existsSync(path.join(root, name))) return true
  const pattern = name
    .replace(/[.()[\]+]/g, '\\$&')
    .replace(/<[^>]*>|\{[^}]*\}|\*+/g, '[^/]+')
    .replace(/\/$/, '')
  return files.some((file) => new RegExp(`^${pattern}(?:/|$)`).test(file))
}

const inCode = new RegExp(`\`((?:${places.join('|')})/[^\`\\s]+)\``, 'g')
const anywhere = new RegExp(`(?<![\\w/.])((?:${places.join('|')})/[\\w./()[\\]-]*[\\w)\\]])`, 'g')

test('the paths that docs name exist', () => {
  const pages = [
    ...['README.md', 'CONTRIBUTING.md'],
    ...files.filter((file) => /(?:^docs\/.*|README)\.md$/.test(file) && file !== 'docs/visualizer-rooms.md'),
  ].filter((page) => !/^Status: Superseded/m.test(read(page)))
  const missing = pages.flatMap((page) => {
    const pattern = page === 'docs/architecture.md' ? anywhere : inCode
    const named = Array.from(read(page).matchAll(pattern), ([, name = '']) =>
      name.includes('(') ? name : name.replace(/\)$/, ''),
    )
    return named.flatMap(alternatives).flatMap((name) => (isThere(name) ? [] : [`${page}: ${name}`]))
  })
  expect(missing).toEqual([])
})

describe('scripts', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

  test('README or CONTRIBUTING names each', () => {
    const text = read('README.md') + read('CONTRIBUTING.md')
    const isNamed = (name: string) => new RegExp(`(?:npm (?:run )?|\`)${name}(?![\\w:-])`).test(text)
    expect(Object.keys(scripts).filter((name) => name !== 'postinstall' && !isNamed(name))).toEqual([])
  })

  test('each that a doc names exists', () => {
    const pages = ['README.md', 'CONTRIBUTING.md', ...files.filter((file) => /^docs\/[\w-]+\.md$/.test(file))]
    const missing = pages.flatMap((page) =>
      Array.from(read(page).matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name).filter(
        // An older version had this one (docs/operations.md, "Several contractors").
        (name) => !(name in scripts) && !name.startsWith('tenant'),
      ),
    )
    expect(missing).toEqual([])
  })
})
