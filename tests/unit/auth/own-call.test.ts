import { createHmac } from 'node:crypto'
import { POST as showDue } from '@/app/api/pages/due/route'
import { isOwnCall, ownCallHeaders } from '@/lib/auth/own-call'
import { sessionSecret } from '@/lib/secret'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

const call = (authorization?: string, body: object = { since: new Date().toISOString() }) =>
  new Request('http://localhost:3000/api/pages/due', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
  })
const bearer = (secret: string, text = 'own call') =>
  `Bearer ${createHmac('sha256', secret).update(text).digest('base64url')}`

test('the server knows its own call, and another instance’s with the same secret', async () => {
  expect(isOwnCall(call(ownCallHeaders().authorization))).toBe(true)
  expect(isOwnCall(call(bearer(sessionSecret())))).toBe(true)
  expect((await showDue(call(ownCallHeaders().authorization))).status).toBe(204)
})

test.each<[string, () => string | undefined]>([
  ['nothing', () => undefined],
  ['something shorter', () => 'Bearer x'],
  ['something as long', () => `Bearer ${'x'.repeat(43)}`],
  ['letters of more than one byte, as long', () => `Bearer ${'é'.repeat(43)}`],
  ['another server’s', () => bearer('a secret of somebody else, long enough')],
  ['what the same secret signs for another purpose', () => bearer(sessionSecret(), 'session')],
  ['its own without the word before it', () => ownCallHeaders().authorization.replace('Bearer ', '')],
])('%s is nobody’s', async (_, authorization) => {
  expect(isOwnCall(call(authorization()))).toBe(false)
  expect((await showDue(call(authorization()))).status).toBe(401)
  // Nor is it told what a call has to look like.
  expect((await showDue(call(authorization(), {}))).status).toBe(401)
})
