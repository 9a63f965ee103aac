import { attempt, onAccount, waitAfter } from '@/lib/auth/attempts'
import { deviceInWords } from '@/lib/auth/device'
import { inTurn } from '@/lib/auth/turns'
import { durationInWords } from '@/lib/text/duration'

test('however many addresses are used, memory stays bounded: beyond ten thousand the oldest is forgotten', async () => {
  // However long ten thousand attempts take, the wait after the first ones isn't over.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const spent = async (subject: string) => {
    for (let count = 0; count < onAccount.free; count += 1) await attempt(onAccount, subject)
  }
  await spent('oldest')
  await spent('kept')
  for (let count = 0; count < 9_999; count += 1) await attempt(onAccount, `dana@example.com\n${count}`)
  await expect(attempt(onAccount, 'kept')).rejects.toMatchObject({ code: 'too-many' })
  await attempt(onAccount, 'oldest')
})

afterEach(() => jest.useRealTimers())

test('waits grow to a quarter of an hour and are said in words', () => {
  expect([0, 4, 5, 6, 9, 10, 1000].map((tries) => waitAfter(tries, onAccount))).toEqual([
    0, 0, 30, 60, 480, 900, 900,
  ])
  expect([0.2, 30, 59.5, 61, 900].map(durationInWords)).toEqual([
    '1 second',
    '30 seconds',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ])
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/140.0 Safari/537 Edg/140', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19 like Mac OS X) Version/19 Safari/604', 'Safari on iPhone'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537', 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.1; rv:140.0) Firefox/140.0', 'Firefox on Mac'],
  ['<script>alert(1)</script>', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, words) => expect(deviceInWords(userAgent)).toBe(words))

test('costly checks run one at a time, known devices first, and their queue is bounded', async () => {
  const order: string[] = []
  let running = 0
  const work = (name: string, first: boolean) =>
    inTurn(
      async () => {
        running += 1
        expect(running).toBe(1)
        await new Promise(setImmediate)
        order.push(name)
        running -= 1
        if (name === 'stranger 1') throw new Error('its own failure')
      },
      { first },
    )
  const all = [
    ...Array.from({ length: 501 }, (_, index) => work(`stranger ${index}`, false)),
    work('owner', true),
  ]
  await expect(work('one too many', false)).rejects.toMatchObject({ code: 'too-many' })
  const ends = await Promise.allSettled(all)
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(order.slice(0, 3)).toEqual(['stranger 0', 'owner', 'stranger 1'])
  expect(order).toHaveLength(502)
  await work('later', false)
  expect(order.at(-1)).toBe('later')
})

test('a few addresses can’t fill the line: each has five places in it', async () => {
  const run = () => new Promise<void>(setImmediate)
  const from = (address: string) => inTurn(run, { from: address })
  const all = Array.from({ length: 120 }, (_, index) => from(`203.0.113.${index % 10}`))
  const owner = from('198.51.100.7')
  const ends = await Promise.allSettled(all)
  // One was at work already.
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(51)
  await owner
})
