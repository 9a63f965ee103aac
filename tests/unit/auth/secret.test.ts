import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { env } from '@/lib/env'
import { checkSecret, derivedKey, generatedSecret, signature } from '@/lib/secret'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-secret-'))
  process.env.DATA_DIR = folder
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the secret is made once, complete, for its owner only', () => {
  const file = path.join(folder, 'data', 'session-secret')
  const secret = generatedSecret(file)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(generatedSecret(file)).toBe(secret)
  expect(readFileSync(file, 'utf8')).toBe(secret)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(path.dirname(file))).toEqual(['session-secret'])
})

test.each(['', '\n', 'short', 'x'.repeat(31)])('what a full disk has left (%j) is no secret', (text) => {
  const file = path.join(folder, 'session-secret')
  writeFileSync(file, text)
  expect(() => generatedSecret(file)).toThrow(/holds no secret .*: delete it/)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('the server doesn’t start with such a file, and says so in one line', () => {
  const lines: unknown[] = []
  jest.spyOn(console, 'error').mockImplementation((line: unknown) => void lines.push(line))
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never)
  // lib/env.ts may have read the first test's folder: it reads once.
  const file = path.join(env().DATA_DIR, 'session-secret')
  checkSecret()
  expect([lines, exit.mock.calls]).toEqual([[], []])
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  checkSecret()
  expect(lines).toEqual([expect.stringContaining('holds no secret (0 characters)') as string])
  expect(exit.mock.calls).toEqual([[1]])
  rmSync(file)
})

test('a signature for one purpose isn’t valid for another', () => {
  expect(signature('a', 'text')).toBe(signature('a', 'text'))
  expect(signature('a', 'text')).not.toBe(signature('b', 'text'))
  expect(derivedKey('a')).toHaveLength(32)
  expect(derivedKey('a')).not.toEqual(derivedKey('b'))
})
