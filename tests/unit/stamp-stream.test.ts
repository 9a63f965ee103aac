/** @jest-environment node */
import { stampStream } from '@/lib/http/stamp-stream'

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

let stamp = 'a'
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000)

/** Opens a stream as a browser does that knows an event's id, or none yet. */
function open(lastStamp?: string) {
  const leaving = new AbortController()
  const request = new Request('http://localhost/events', {
    signal: leaving.signal,
    headers: lastStamp ? { 'last-event-id': lastStamp } : {},
  })
  let text = ''
  let hasEnded = false
  void stampStream(request, () => (stamp ? Promise.resolve(stamp) : Promise.reject(new Error('away'))))
    .body!.pipeTo(
      new WritableStream({
        write(bytes: Uint8Array) {
          text += new TextDecoder().decode(bytes)
        },
      }),
    )
    .then(() => (hasEnded = true))
  const ids = () => [...text.matchAll(/^id: (.*)\ndata: changed\n\n/gm)].map(([, id]) => id)
  return { ids, hasEnded: () => hasEnded, leave: () => leaving.abort() }
}

test('each change is an event, also one between two streams; without a change there is none', async () => {
  stamp = 'a'
  const first = open()
  const knowing = open('a')
  await seconds(0)
  expect([first.ids(), knowing.ids()]).toEqual([['a'], []])
  stamp = 'b'
  await seconds(1)
  expect([first.ids(), knowing.ids()]).toEqual([['a', 'b'], ['b']])
  await seconds(10)
  expect(first.ids()).toEqual(['a', 'b'])
  const late = open('a')
  await seconds(0)
  expect(late.ids()).toEqual(['b'])
})

test('a database that is away is no event, and the stream goes on', async () => {
  stamp = ''
  const { ids } = open('a')
  await seconds(3)
  expect(ids()).toEqual([])
  stamp = 'b'
  await seconds(1)
  expect(ids()).toEqual(['b'])
})

test('a stream ends by itself before a proxy cuts it, and soon after the page has gone', async () => {
  stamp = 'a'
  const staying = open()
  const leaving = open()
  await seconds(5)
  leaving.leave()
  await seconds(1)
  expect([staying.hasEnded(), leaving.hasEnded()]).toEqual([false, true])
  await seconds(20)
  expect(staying.hasEnded()).toBe(true)
})
