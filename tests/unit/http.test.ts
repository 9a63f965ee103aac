import * as z from 'zod/mini'
import { type AppError } from '@/lib/errors'
import { handle } from '@/lib/http/handle'

const schema = z.object({
  name: z.string('Send a name').check(z.minLength(2, 'Name must be at least 2 characters')),
})
const POST = handle({ schema, run: ({ input }) => Promise.resolve({ hello: input.name }) })

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/x', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'localhost:3000', ...headers },
  })

const problem = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return (await response.json()) as {
    status: number
    title: string
    detail: string
    errors?: Record<string, string>
  }
}

test('a valid body reaches the handler', async () => {
  const response = await POST(request('{"name":"Dana"}'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ hello: 'Dana' })
  expect(response.headers.get('x-request-id')).toBeTruthy()
})

test.each([
  ['malformed JSON', '{"name":', {}, 400],
  ['another content type', 'name=Dana', { 'content-type': 'text/plain' }, 415],
  ['no content type', '{"name":"Dana"}', { 'content-type': '' }, 415],
  [
    'a form where only JSON is taken',
    'name=Dana',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
  ],
  ['more than 32 KiB', JSON.stringify({ name: 'x'.repeat(33 * 1024) }), {}, 413],
  ['another site by Sec-Fetch-Site', '{"name":"Dana"}', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling site', '{"name":"Dana"}', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site by Origin', '{"name":"Dana"}', { origin: 'https://elsewhere.example' }, 403],
  ['a site whose name ends like ours', '{"name":"Dana"}', { origin: 'http://not-localhost:3000' }, 403],
  ['an opaque origin', '{"name":"Dana"}', { origin: 'null' }, 403],
])('%s is refused with words to act on', async (_, body, headers, status) => {
  const response = await POST(request(body, headers))
  expect(response.status).toBe(status)
  const answer = await problem(response)
  expect(answer.status).toBe(status)
  expect(answer.detail).toMatch(/\w+ .*\.$/)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s from another site is refused, before it is run',
  async (method) => {
    const run = jest.fn(() => Promise.resolve({}))
    const headers = { origin: 'https://elsewhere.example', host: 'localhost:3000' }
    const response = await handle({ run })(new Request('http://localhost:3000/api/x', { method, headers }))
    expect(response.status).toBe(403)
    expect(run).not.toHaveBeenCalled()
  },
)

test('a body that lies about its length is counted while it is read', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(8 * 1024))
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > 100) controller.close()
      else controller.enqueue(chunk)
    },
  })
  const streamed = new Request('http://localhost:3000/api/x', {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  } as RequestInit)
  expect((await POST(streamed)).status).toBe(413)
  expect(sent).toBeLessThan(10)
})

test('the page itself may send: same origin by Origin and Host', async () => {
  expect((await POST(request('{"name":"Dana"}', { origin: 'http://localhost:3000' }))).status).toBe(200)
})

test('wrong fields are named one by one', async () => {
  const answer = await problem(await POST(request('{"name":"D"}')))
  expect(answer).toMatchObject({ status: 400, errors: { name: 'Name must be at least 2 characters' } })
})

test.each(['[]', 'null', '"text"', '{"name":7}'])(
  'a body of the wrong shape (%s) is invalid, not an accident',
  async (body) => {
    expect((await POST(request(body))).status).toBe(400)
  },
)

test('internal errors are never answered', async () => {
  const failing = handle({ run: () => Promise.reject(new Error('secret at /srv/database')) })
  const response = await failing(new Request('http://localhost:3000/api/x'))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/secret|srv|stack/)
})

test('too many requests of one client wait; another client does not', async () => {
  const limited = handle({
    limit: { name: 'test', points: 2, seconds: 60 },
    run: () => Promise.resolve({}),
  })
  const from = (address: string) =>
    limited(new Request('http://localhost:3000/api/x', { headers: { 'x-forwarded-for': address } }))
  expect((await from('192.0.2.1')).status).toBe(200)
  expect((await from('192.0.2.1')).status).toBe(200)
  const refused = await from('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await from('192.0.2.2')).status).toBe(200)
})

test('refused requests use up no limit', async () => {
  const limited = handle({
    schema,
    limit: { name: 'test-of-valid', points: 1, seconds: 60 },
    run: () => Promise.resolve({}),
  })
  for (const body of ['{}', '{"name":', '[]', '{}']) expect((await limited(request(body))).status).toBe(400)
  expect((await limited(request('{"name":"Dana"}'))).status).toBe(200)
  expect((await limited(request('{"name":"Dana"}'))).status).toBe(429)
  expect((await limited(request('{}'))).status).toBe(400)
})

test('a form from a page without script is answered with a redirect, or by the form itself', async () => {
  const form = handle({
    schema,
    form: {
      done: '/thank-you',
      refused: (error: AppError, typed) =>
        new Response(JSON.stringify({ typed, errors: error.more.errors }), { status: 400 }),
    },
    run: () => Promise.resolve({}),
  })
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const sent = await form(request('name=Dana', urlencoded))
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/thank-you'])
  const refused = await form(request('name=D', urlencoded))
  expect(refused.status).toBe(400)
  expect(await refused.json()).toEqual({
    typed: { name: 'D' },
    errors: { name: 'Name must be at least 2 characters' },
  })
})
