import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// A new kind of record is a folder, a line in the registry and a migration. A copy of the project gets a kind "coupon" so; its own
// tests (coupon/*.test.*.txt) then find list, form, endpoints, trash, audit log, palette and samples of it.

const root = path.resolve(__dirname, '../../..')
const givenFolder = path.join(__dirname, 'coupon')
let project = ''

beforeAll(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'showroom-new-record-'))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}\n${stderr}`)
}

test('a folder, a line and a migration are all of a new kind', () => {
  run(
    '--input-type=module',
    '-e',
    `import { copyProject } from ${JSON.stringify(path.join(root, 'tests/copy-project.mjs'))}; copyProject(${JSON.stringify(project)})`,
  )
  const put = (file: string, to: string) => {
    mkdirSync(path.dirname(path.join(project, to)), { recursive: true })
    cpSync(path.join(givenFolder, file), path.join(project, to))
  }
  put('definition.ts.txt', 'lib/records/coupon/definition.ts')
  put('server.test.ts.txt', 'tests/unit/coupon-server.test.ts')
  put('screens.test.tsx.txt', 'tests/unit/coupon-screens.test.tsx')
  const registry = path.join(project, 'lib/records/registry.ts')
  const text = readFileSync(registry, 'utf8')
  const line = `import { coupon } from './coupon/definition'\n`
  writeFileSync(registry, line + text.replace('testimonial, lead]', 'testimonial, coupon, lead]'))
  appendFileSync(
    path.join(project, 'prisma/models.prisma'),
    readFileSync(path.join(givenFolder, 'model.prisma'), 'utf8'),
  )
  run('prisma/migrate.mjs', 'new', 'coupon')
  run('prisma/generate.mjs')
  run('node_modules/jest/bin/jest.js', 'tests/unit/coupon')
}, 600_000)
