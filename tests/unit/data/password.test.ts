import { generatePassword, hashPassword, nobodysHash, verifyPassword } from '@/lib/auth/password'

const head = (hash: string) => hash.split('$').slice(1, 4)

test('a password fits its own hash only', async () => {
  const hash = await hashPassword('correct horse')
  expect(await verifyPassword(hash, 'correct horse')).toBe(true)
  expect(await verifyPassword(hash, 'wrong horse')).toBe(false)
  expect(await hashPassword('correct horse')).not.toBe(hash)
})

test('hashes are Argon2id at 19 MiB and two passes, nobody’s as well', async () => {
  expect(head(await hashPassword('x'))).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
  expect(head(nobodysHash)).toEqual(['argon2id', 'v=19', 'm=19456,t=2,p=1'])
})

test('without an account no password fits', async () => {
  for (const password of ['', 'nobody', nobodysHash]) expect(await verifyPassword(null, password)).toBe(false)
})

test('generated passwords are long, legible and different', () => {
  const passwords = Array.from({ length: 100 }, generatePassword)
  for (const password of passwords) expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
  expect(new Set(passwords).size).toBe(100)
})
