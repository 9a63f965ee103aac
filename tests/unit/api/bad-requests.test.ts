import * as fc from 'fast-check'
import { POST as postChat } from '@/app/api/chat-leads/route'
import { POST as postContact } from '@/app/api/contact/route'
import { POST as postProof } from '@/app/api/leads/proof/route'
import { POST as postRecommendations } from '@/app/api/recommendations/route'
import { temporaryDatabase } from '../data/temporary-database'

// Sends what strangers may send to the public handlers, made up by fast-check: no answer may be an accident (5xx) or late.

temporaryDatabase()

const runs = Number(process.env.BAD_REQUESTS ?? 1000)
/** Milliseconds for one answer, on a busy machine. */
const patience = 2_000

const handlers = {
  '/api/contact': postContact,
  '/api/chat-leads': postChat,
  '/api/recommendations': postRecommendations,
  '/api/leads/proof': postProof,
}
const fields = [
  ...['name', 'email', 'phone', 'projectType', 'message', 'preferredContact', 'source', 'page', 'town'],
  ...[
    'utm_source',
    'gclid',
    'plan',
    'design',
    'key',
    'homepage',
    'elapsed',
    'challenge',
    'answer',
    'budget',
    'preferences',
  ],
  ...['__proto__', 'constructor', 'toString', 'then'],
]
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  '',
  '*/*;',
]
const valid = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '845 555 0199',
  projectType: 'kitchen-remodeling',
  message: 'Galley kitchen, about 8 by 12 feet.',
}

/** Texts with everything that has broken parsers: halves of pairs, NUL, line breaks, markup, very long ones. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\0', '\r', '\n', '\ud83d', '\u2028', '<', '"', '%', '@', '.', 'a', '-'),
    maxLength: 200,
  }),
  fc.nat(30_000).map((length) => 'a'.repeat(length)),
  fc.nat(4_000).map((length) => 'a@'.repeat(length)),
)
const value = fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() })
/** A body with our fields and odd values, sometimes on top of what is valid. */
const record = fc
  .tuple(fc.boolean(), fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 8 }))
  .map(([whole, odd]) => ({ ...(whole ? valid : {}), ...odd }))
const body = fc.oneof(
  record.map((fields) => JSON.stringify(fields)),
  record.map((fields) =>
    new URLSearchParams(
      Object.entries(fields).map(([name, said]) => [
        name,
        typeof said === 'string' ? said : JSON.stringify(said),
      ]),
    ).toString(),
  ),
  fc.json({ maxDepth: 8 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.nat(3_000).map((depth) => '['.repeat(depth)),
  fc.nat(2_000).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc.uint8Array({ maxLength: 500 }),
)
/** Characters that a header can hold at all. */
const header = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
})
const headers = fc.record(
  {
    'content-type': fc.constantFrom(...types),
    'content-length': fc.constantFrom('0', '-1', '1e9', 'x', '99999999999999999999'),
    origin: header,
    referer: fc.oneof(
      header,
      header.map((rest) => `http://localhost:3000/${rest}`),
    ),
    'sec-fetch-site': header,
    'x-forwarded-for': fc.oneof(header, fc.ipV4(), fc.ipV6()),
    'x-request-id': header,
  },
  { requiredKeys: ['content-type'] },
)

test.each(Object.entries(handlers))(
  '%s answers whatever it is sent, at once, and never with an accident',
  async (path, post) => {
    await fc.assert(
      fc.asyncProperty(body, headers, async (sent, sentHeaders) => {
        const request = new Request(`http://localhost:3000${path}`, {
          method: 'POST',
          body: sent as BodyInit,
          headers: { host: 'localhost:3000', ...sentHeaders },
        })
        const began = performance.now()
        const answer = await post(request)
        expect(performance.now() - began).toBeLessThan(patience)
        expect(answer.status).toBeLessThan(500)
        expect(await answer.text()).not.toMatch(/prisma|node_modules|\bat \//i)
      }),
      { numRuns: runs },
    )
  },
  120_000,
)
