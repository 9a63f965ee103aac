import fc from 'fast-check'
import { NextRequest } from 'next/server'
import { GET, POST } from '@/app/api/auth/[...nextauth]/route'
import { temporaryDatabase } from '../data/temporary-database'
import { carry } from '../staff-session'

temporaryDatabase()
jest.setTimeout(60_000)

// Sends what a scanner or a tinkerer may send: no answer is an error of ours, and none tells anything internal.
const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('x', '//evil.example', 'http://', '%0d%0a', '\r\n', '__proto__', '/admin', '|', '{}', '%'),
)
const actions = fc.oneof(
  fc.constantFrom(
    'csrf',
    'providers',
    'session',
    'signin',
    'signout',
    'error',
    'callback/credentials',
    '_log',
  ),
  fc.webPath(),
)
const names = fc.constantFrom('email', 'password', 'code', 'csrfToken', 'callbackUrl', 'json', 'error', 'x')
const pairs = fc.array(fc.tuple(names, text), { maxLength: 6 })
const cookieNames = fc.constantFrom(
  'next-auth.session-token',
  'next-auth.session-token.0',
  'next-auth.csrf-token',
  'next-auth.callback-url',
  'device',
)
const cookies = fc.dictionary(cookieNames, text, { maxKeys: 3 })

test('bad requests are answered with 2xx to 4xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      actions,
      pairs,
      pairs,
      cookies,
      fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'text/plain', ''),
      fc.boolean(),
      async (action, query, body, sent, type, isPost) => {
        const headers = new Headers({
          'content-type': type,
          cookie: Object.entries(sent)
            .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
            .join('; '),
        })
        carry(sent, Object.fromEntries(headers))
        const url = new URL('http://localhost:3000/api/auth/x')
        for (const [name, value] of query) url.searchParams.append(name, value)
        const form = new URLSearchParams(body).toString()
        const request = new NextRequest(url, isPost ? { method: 'POST', headers, body: form } : { headers })
        const params = Promise.resolve({ nextauth: action.split('/').filter(Boolean) })
        const answer = await (isPost ? POST : GET)(request, { params })
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toMatch(/prisma|node_modules|invocation|configuration/i)
        const location = answer.headers.get('location')
        if (location) expect(location).toMatch(/^(?:http:\/\/localhost:3000)?\/(?:login|admin|api\/auth)/)
      },
    ),
    { numRuns: 1_000 },
  )
})
