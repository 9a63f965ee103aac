import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deadExports } from '../house/exports'
import { type Import, filesBelow, readImports, resolveImport, root, specifiersOf } from '../house/imports'
import { layers, patterns } from '../house/layers'

const layerOf = (file: string) =>
  patterns.find((layer) => new RegExp(`^${layer.replace('*', '[^/]+')}/`).test(file)) ?? path.dirname(file)

/** Returns the unit that may not be in a cycle: a layer's folder, each folder for a `*`, each loose file of lib. */
function folderOf(file: string): string {
  const layer = layerOf(file)
  return layer === 'lib' ? file : file.split('/').slice(0, layer.split('/').length).join('/')
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const code = /\.(tsx?|m?js)$/
const files = ['app', 'components', 'lib'].flatMap((folder) => filesBelow(folder, code))
const imports = readImports(['app', 'components', 'lib', 'prisma/generated'])
const across = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to))
const listed = (some: Import[]) => some.map(({ from, to }) => `${from} imports ${to}`)

const allowed: Record<string, string[]> = layers
/** Returns true if the table of layers forbids an import. */
function isForbidden({ from, to }: Import): boolean {
  if (folderOf(from) === folderOf(to)) return false
  const [importer, imported] = [layerOf(from), layerOf(to)]
  return importer === 'lib' ? imported !== 'lib' : !allowed[importer]?.includes(imported)
}
/** Returns true for a file in no layer: loose files are in `lib` itself only. */
const isHomeless = (file: string) =>
  !patterns.includes(layerOf(file)) || (layerOf(file) === 'lib' && path.dirname(file) !== 'lib')

/** Returns the imports that are part of a cycle; `of` gives the unit of a file. */
function cyclic(some: Import[], of: (file: string) => string) {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of some) next.set(of(from), (next.get(of(from)) ?? new Set()).add(of(to)))
  const reachedFrom = (start: string) => {
    const reached = new Set([start])
    for (const unit of reached) for (const target of next.get(unit) ?? []) reached.add(target)
    return reached
  }
  return some.filter(({ from, to }) => reachedFrom(of(to)).has(of(from)))
}

// Each would cross a layer on purpose, as if it were in that file.
const crossing = [
  ['components/ui/icon.tsx', `import { Builder } from '@/components/builder/builder'`],
  ['components/ui/icon.tsx', `import { type Draft } from '@/components/builder/draft'`],
  ['lib/business/towns.ts', `export const load = () => import('@/lib/data/leads')`],
  ['lib/business/towns.ts', `export type Lead = import('@/lib/data/leads').Lead`],
  ['lib/business/towns.ts', `export * from '@/lib/data/leads'`],
  ['lib/page-cache/handler.js', `require('../data/leads')`],
  ['lib/seo/clip.ts', `import { Icon } from '@/components/ui/icon'`],
  ['components/builder/draft.ts', `import { getPage } from '@/lib/data/pages'`],
  [
    'components/site/screens/town/town-plate.tsx',
    `import { LandingPage } from '../landing/landing-sections'`,
  ],
] as const

describe('layers', () => {
  test('the table has a layer for every file', () => {
    expect(files.filter(isHomeless)).toEqual([])
    expect(isHomeless('components/newroom/thing.ts')).toBe(true)
  })

  test('imports follow the table', () => {
    expect(listed(imports.filter(isForbidden))).toEqual([])
  })

  const knownFiles = new Set(files)
  test.each(crossing)('%s may not say %s', (from, text) => {
    const [to] = specifiersOf(from, { text }).map((specifier) => resolveImport(from, specifier, knownFiles))
    expect(to && isForbidden({ from, to })).toBe(true)
  })

  test('folders have no import cycles', () => {
    expect(listed(cyclic(across, folderOf))).toEqual([])
  })

  test('files have no import cycles', () => {
    const sources = imports.filter(({ to }) => !to.startsWith('prisma/generated/'))
    expect(listed(cyclic(sources, (file) => file))).toEqual([])
  })

  // Types and lint don't see it; the build fails, and so late that a rename elsewhere is the likely cause.
  test('scripts for the browser import nothing that is for the server only', () => {
    const begins = (file: string, line: string) => read(file).startsWith(line)
    const importerOf = new Map<string, string>()
    const runtime = readImports(['app', 'components', 'lib'], { types: false })
    const reached = new Set(files.filter((file) => begins(file, "'use client'")))
    for (const file of reached)
      for (const { to } of runtime.filter(({ from }) => from === file)) {
        if (!reached.has(to)) importerOf.set(to, file)
        reached.add(to)
      }
    expect(reached.size).toBeGreaterThan(400)
    const wrong = [...reached].filter((file) => code.test(file) && begins(file, "import 'server-only'"))
    expect(wrong.map((file) => `${importerOf.get(file)} imports ${file}`)).toEqual([])
  })

  test('every export has a user', () => {
    expect(deadExports()).toEqual([])
  })

  test('every form has a schema', () => {
    // `useCallForm` takes a schema by its type, and its own file has the resolver.
    const forms = files.filter((file) => /\buse(?:Call)?Form[<(]/.test(read(file)))
    expect(forms.filter((file) => !/zodResolver\(|useCallForm\(\{/.test(read(file)))).toEqual([])
    expect(forms.length).toBeGreaterThan(20)
  })
})

// Each breaks a rule of lint on purpose, as if it were in that file.
const broken = [
  ['lib/leads/spool.ts', `import { PrismaClient } from '@/prisma/generated/sqlite/client'`, 'Only lib/data'],
  ['lib/seo/clip.ts', `import { NextServer } from 'next/dist/server/next'`, 'private file'],
  ['components/ui/icon.tsx', `export const color = '#20463a'`, 'app/theme.css'],
  ['components/ui/icon.tsx', 'export const css = `a { color: #FFF }`', 'app/theme.css'],
  ['components/staff/status.tsx', `export const Dot = () => <i color="#20463a" />`, 'app/theme.css'],
  [
    'components/staff/status.tsx',
    `export const Go = () => <button type="button">Go</button>`,
    'components/ui only',
  ],
  ['components/staff/status.tsx', `export const Pick = () => <select />`, 'components/ui only'],
  ['components/staff/status.tsx', `export const Box = () => <dialog />`, 'components/ui only'],
] as const
const keptExports = [
  ['components/ui/icon.tsx', `export const Go = () => <button type="button">Go</button>`],
  ['components/builder/draft.ts', `export { Icon } from '@/components/ui/icon'`],
  ['app/error.tsx', `export { getPage } from '@/lib/data/pages'`],
  ['components/ui/icon.tsx', `export const link = '/help#faced'`],
] as const

describe('lint', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'showroom-lint-'))
  beforeAll(() => {
    for (const name of ['.oxlintrc.json', 'tests'])
      symlinkSync(path.join(root, name), path.join(folder, name))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** Returns what lint says of code as if it were in a file. */
  function lint(file: string, code: string): string {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(folder, file), `${code}\n`)
    const { stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), [file], {
      cwd: folder,
      encoding: 'utf8',
    })
    return stdout + stderr
  }

  test.each(broken)('in %s refuses %s', (file, code, message) => expect(lint(file, code)).toContain(message))

  test.each(keptExports)('in %s allows %s', (file, code) =>
    expect(lint(file, code)).toContain('Found 0 warnings and 0 errors'),
  )
})
