import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { derivedKey, generatedSecret, signature } from '@/lib/auth/secret'

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

test('what is signed for one purpose is worth nothing for another', () => {
  expect(signature('a', 'text')).toBe(signature('a', 'text'))
  expect(signature('a', 'text')).not.toBe(signature('b', 'text'))
  expect(derivedKey('a')).toHaveLength(32)
  expect(derivedKey('a')).not.toEqual(derivedKey('b'))
})
