// The hook that checks staged files (tests/hooks), in a repository of its own.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.join(__dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'showroom-hook-'))
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder })
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

function check() {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'tests/hooks/pre-commit'), {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, printed: stdout + stderr }
}

beforeAll(() => {
  git('init', '-q')
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('only what is staged is checked, by Prettier and by oxlint', () => {
  write('later.md', '*  not formatted')
  expect(check()).toEqual({ status: 0, printed: '' })

  write('right.md', '- formatted\n')
  write('format.md', '*  not formatted')
  write('unused.ts', 'const one = 1;\n')
  git('add', 'right.md', 'format.md', 'unused.ts')
  const { status, printed } = check()
  expect(status).toBe(1)
  expect(printed).toContain('format.md')
  expect(printed).toMatch(/'one' is declared but never used[^]*unused\.ts/)
  expect(printed).not.toMatch(/later|right/)
})
