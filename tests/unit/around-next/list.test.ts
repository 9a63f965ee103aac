// Holds docs/around-next.md: whatever Next, Node, React, next-auth or Prisma don't document is in its table, with a test that is there.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root, specifiersOf } from '../../house/imports'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const list = read('docs/around-next.md')
const rows = list
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()))
  .filter(([, where]) => where?.startsWith('`'))

const marked = (text = '') => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
const named = new Set(rows.flatMap(([, where]) => marked(where)).filter((name) => name.includes('.')))

/** Patterns of files that rely on how Next or React write pages, headers and tags. */
const written = /['"`](?:next-(?:action|router-)|x-next)|__next_|__NEXT|_N_T_|TURBOPACK|__react[A-Z]/

/** Patterns of files that rely on something undocumented. */
const undocumented = [
  written,
  /next\/dist\b|turbopackIgnore/,
  /['"`]rsc['"`]|\b_rsc=|\$http_rsc|\(\?!nextjs\)/,
  /\bs-maxage\b/,
  /\bNEXT_PHASE\b|\bBUILD_ID\b|['"`]\.next\b|\bflushToDisk\b/,
  /['"`]http\.(?:server|client)\.|removeAllListeners|\.listeners\(|shouldKeepAlive/,
  /next-auth\.(?:session|csrf|callback)|csrf=true/,
  /_prisma_migrations|schema-engine-wasm|driver-adapter-utils|PRISMA_WASM/,
  /\boriginalCode\b|\b25P02\b|TableDoesNotExist|Cannot open database/,
]

const product = [
  ...['app', 'components', 'lib', 'prisma', 'deploy', 'public'].flatMap((folder) =>
    filesBelow(folder, /\.(?:tsx?|[cm]?js|ya?ml|service|sh|conf)$/),
  ),
  ...readdirSync(root).filter((name) => /\.[jt]s$/.test(name) && !name.startsWith('jest.')),
].filter((file) => !/^prisma\/generated\/|\.min\.js/.test(file))

test('the list has every file of lib/around-next', () => {
  expect(filesBelow('lib/around-next', /\.[jt]s$/).filter((file) => !named.has(file))).toEqual([])
})

test('the files that it names exist', () => {
  expect([...named].filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(named.size).toBeGreaterThan(30)
})

test('code that relies on anything undocumented is named there', () => {
  const relying = product.filter((file) => undocumented.some((pattern) => pattern.test(read(file))))
  expect(relying.filter((file) => !named.has(file))).toEqual([])
  expect(relying.length).toBeGreaterThan(20)
})

test('only lib/around-next reads what Next and React write', () => {
  const readers = product.filter((file) => written.test(read(file)))
  expect(readers.filter((file) => !file.startsWith('lib/around-next/'))).toEqual([])
  expect(readers.length).toBeGreaterThan(2)
})

test("no private file of Next's is imported", () => {
  const code = product.filter((file) => /\.(?:tsx?|[cm]?js)$/.test(file) && read(file).includes('next/dist'))
  expect(code.filter((file) => specifiersOf(file).some((name) => name.startsWith('next/dist')))).toEqual([])
})

test.each(rows.map(([what = '', , , tests = '']) => [what, tests]))('the tests exist: %s', (_, tests) => {
  const cited = Array.from(tests.matchAll(/`([^`]+)`((?:\s*“[^”]+”)+)/g), ([, file = '', names = '']) => ({
    file: path.join('tests', file),
    names: Array.from(names.matchAll(/“([^”]+)”/g), ([, name = '']) => name),
  }))
  expect(cited.length).toBe(marked(tests).length)
  expect(cited.length).toBeGreaterThan(0)
  for (const { file, names } of cited)
    for (const name of names) expect([file, read(file).includes(name) ? name : '']).toEqual([file, name])
})
