/** @jest-environment jsdom */
import { createHash, webcrypto } from 'node:crypto'
import { TextEncoder } from 'node:util'
import type * as waitingModule from '@/components/forms/waiting-requests'
import { isProof, proofText } from '@/lib/leads/proof-of-work'
import { formKey } from '@/lib/schemas/form-instance'

// A page in a browser that a test opens anew at will: the module's own memory goes, the browser's storage stays.

type Call = { path: string; body: Record<string, unknown> }
let calls: Call[] = []
/** The site's answer: a status, with a body, or nothing at all. */
let answer: (call: Call) => { status: number; body?: unknown } | 'no connection' = () => ({ status: 201 })

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
  Object.assign(globalThis, {
    TextEncoder,
    fetch: (path: string, { body }: { body: string }) => {
      const call = { path, body: JSON.parse(body) as Record<string, unknown> }
      calls.push(call)
      const said = answer(call)
      if (said === 'no connection') return Promise.reject(new TypeError('Failed to fetch'))
      const text = JSON.stringify(said.body ?? {})
      return Promise.resolve({
        ok: said.status < 400,
        status: said.status,
        statusText: '',
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text) as unknown),
      })
    },
  })
})
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  localStorage.clear()
  sessionStorage.clear()
  calls = []
  answer = () => ({ status: 201 })
})
afterEach(() => jest.useRealTimers())

async function openPage(): Promise<typeof waitingModule> {
  jest.resetModules()
  return import('@/components/forms/waiting-requests')
}
const keptRequests = () =>
  JSON.parse(localStorage.getItem('waiting-requests') ?? '[]') as { body: { name: string } }[]
const names = () => keptRequests().map(({ body }) => body.name)
const failed = async (sending: Promise<void>) => {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toMatchObject({ status: expect.any(Number) as number })
}
const dana = { name: 'Dana', phone: '845' }

test('a stored request leaves nothing behind', async () => {
  const { sendLead, waitingState } = await openPage()
  answer = () => {
    expect(names()).toEqual(['Dana']) // it is kept from before it is sent: a tab may be closed now
    expect(waitingState()).toBeUndefined()
    return { status: 201 }
  }
  await sendLead('/api/chat-leads', dana, {})
  expect(calls).toMatchObject([{ path: '/api/chat-leads', body: { ...dana, page: '/' } }])
  expect(calls[0]?.body.key).toMatch(formKey)
  expect(calls[0]?.body.elapsed).toEqual(expect.any(Number))
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['no connection' as const],
  [{ status: 503 }],
  [{ status: 500 }],
  [{ status: 429 }],
  [{ status: 408 }],
])(
  'after %j it waits, survives the tab, and is sent at the next visit: the same request',
  async (failure) => {
    const first = await openPage()
    answer = () => failure
    await failed(first.sendLead('/api/contact', dana, {}))
    expect(first.waitingState()).toBe('waiting')

    const second = await openPage()
    expect(second.waitingState()).toBe('waiting')
    await second.sendWaiting()
    expect(names()).toEqual(['Dana'])
    answer = () => ({ status: 201 })
    const told: string[] = []
    addEventListener('show-toast', (event) =>
      told.push((event as CustomEvent<{ title: string }>).detail.title),
    )
    await second.sendWaiting()
    expect(told).toEqual(['Message Sent!'])
    expect(second.waitingState()).toBe('arrived')
    expect(localStorage).toHaveLength(0)
    expect(calls).toHaveLength(3)
    expect(calls[2]).toEqual(calls[0])
    await second.sendWaiting()
    expect(calls).toHaveLength(3)
  },
)

test('a closed tab’s unanswered request is sent later; one that another tab is sending is left to it', async () => {
  const first = await openPage()
  let hung = false
  answer = () => {
    hung = true
    throw new Error('the tab was closed') // nothing after this runs there
  }
  const leave = jest.spyOn(Storage.prototype, 'setItem')
  await first.sendLead('/api/contact', dana, {}).catch(() => undefined)
  const asSent = leave.mock.calls[0]?.[1] ?? ''
  leave.mockRestore()
  localStorage.setItem('waiting-requests', asSent)
  expect(hung).toBe(true)
  calls = []
  answer = () => ({ status: 201 })

  const second = await openPage()
  await second.sendWaiting()
  expect(calls).toHaveLength(0)
  await jest.advanceTimersByTimeAsync(30_000)
  expect(calls).toHaveLength(1)
  expect(localStorage).toHaveLength(0)
})

test('a request that is refused for good doesn’t wait', async () => {
  const { sendLead, sendWaiting, waitingState } = await openPage()
  answer = () => ({ status: 400, body: { errors: { name: 'Please shorten the name' } } })
  await expect(sendLead('/api/contact', dana, {})).rejects.toMatchObject({
    status: 400,
    errors: { name: 'Please shorten the name' },
  })
  answer = () => ({ status: 413 })
  await expect(sendLead('/api/contact', dana, {})).rejects.toMatchObject({
    errors: { message: expect.stringContaining('shorten') as string },
  })
  expect(localStorage).toHaveLength(0)
  expect(waitingState()).toBeUndefined()
  await sendWaiting()
  expect(calls).toHaveLength(2)
})

test('while the site fails it is tried again by itself, at growing distances', async () => {
  const { sendLead } = await openPage()
  answer = () => ({ status: 503 })
  await failed(sendLead('/api/contact', dana, {}))
  await jest.advanceTimersByTimeAsync(29_000)
  expect(calls).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(2)
  await jest.advanceTimersByTimeAsync(59_000)
  expect(calls).toHaveLength(2)
  answer = () => ({ status: 201 })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(3)
  expect(localStorage).toHaveLength(0)
})

test('the same words have the same key in a tab, other words another, another tab another', async () => {
  const keys = async () => {
    const { sendLead } = await openPage()
    await sendLead('/api/contact', dana, {})
    await sendLead('/api/contact', dana, {})
    await sendLead('/api/contact', { ...dana, phone: '914' }, {})
    return calls.splice(0).map(({ body }) => body.key)
  }
  const [first, again, other] = await keys()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  expect((await keys())[0]).toBe(first) // a page opened again, by Back or by reload
  sessionStorage.clear()
  expect((await keys())[0]).not.toBe(first)
})

test('corrected words take the place of what their form has waiting; another form’s stay', async () => {
  const { sendLead } = await openPage()
  answer = () => 'no connection'
  const form = {}
  await failed(sendLead('/api/contact', { name: 'Another form' }, {}))
  await failed(sendLead('/api/contact', { name: 'Dan' }, form))
  await failed(sendLead('/api/contact', { name: 'Dana' }, form))
  expect(names()).toEqual(['Another form', 'Dana'])
  answer = () => ({ status: 201 })
  await sendLead('/api/contact', { name: 'Dana Ortiz' }, form)
  expect(names()).toEqual(['Another form'])
})

test('a request that couldn’t be sent for a week is forgotten; so is anything that is no request', async () => {
  const { sendLead, sendWaiting, waitingState } = await openPage()
  answer = () => 'no connection'
  await failed(sendLead('/api/contact', dana, {}))
  jest.setSystemTime(Date.now() + 7 * 24 * 3_600_000 + 1)
  calls = []
  await sendWaiting()
  expect([calls.length, waitingState()]).toEqual([0, undefined])
  for (const odd of ['{', 'null', '7', '[null,7,{},{"body":7}]']) {
    localStorage.setItem('waiting-requests', odd)
    await sendWaiting()
    expect(waitingState()).toBeUndefined()
  }
})

test('a browser that keeps nothing sends all the same', async () => {
  const { sendLead, waitingState } = await openPage()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await sendLead('/api/contact', dana, {})
  answer = () => ({ status: 503 })
  await failed(sendLead('/api/contact', dana, {}))
  expect(waitingState()).toBeUndefined()
  expect(calls).toHaveLength(2)
})

test('without TLS, where a page can’t hash, each sending has a key of its own', async () => {
  const { sendLead } = await openPage()
  jest.spyOn(webcrypto.subtle, 'digest').mockRejectedValue(new TypeError('not here'))
  await sendLead('/api/contact', dana, {})
  await sendLead('/api/contact', dana, {})
  const [first, second] = calls.map(({ body }) => String(body.key))
  expect(first).toMatch(formKey)
  expect(second).not.toBe(first)
})

// Answered by 176: real work, of two batches, for which any machine has the time.
test('a challenge is solved before the form goes on, and a failure of that is no failure of the request', async () => {
  const { sendLead } = await openPage()
  answer = ({ path }) =>
    path === '/api/contact' ? { status: 201, body: { id: 'x', challenge: 'a.79.b' } } : { status: 500 }
  await sendLead('/api/contact', dana, {})
  expect(calls.map(({ path }) => path)).toEqual(['/api/contact', '/api/leads/proof'])
  const { challenge, answer: proof } = calls[1]?.body as { challenge: string; answer: string }
  expect(challenge).toBe('a.79.b')
  expect(isProof(createHash('sha256').update(proofText(challenge, proof)).digest())).toBe(true)
  expect(localStorage).toHaveLength(0)
})
