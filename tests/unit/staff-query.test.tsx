/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { readQuietly, usePoll } from '@/components/staff/staff-query'
import { useSearchAnswer } from '@/components/staff/use-search-answer'

type Sent = {
  path: string
  body: string | undefined
  signal: AbortSignal
  answer: (status: number, data: unknown) => void
}
const sent: Sent[] = []
globalThis.fetch = ((path: string, { body, signal }: { body?: string; signal: AbortSignal }) =>
  new Promise((resolve) => {
    const answer = (status: number, data: unknown) =>
      resolve({
        status,
        ok: status === 200,
        headers: new Headers(),
        text: () => Promise.resolve(JSON.stringify(data)),
      })
    sent.push({ path, body, signal, answer })
  })) as unknown as typeof fetch

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000))
async function answer(status: number, data: unknown) {
  sent.at(-1)?.answer(status, data)
  await seconds(0.01)
}
function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  jest.useFakeTimers()
  sent.length = 0
})
afterEach(() => {
  cleanup()
  // Data that no screen shows any more are forgotten.
  jest.runOnlyPendingTimers()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function Polled({ hiddenInterval }: { hiddenInterval?: number }) {
  const { data } = usePoll<string>({ queryKey: ['x'], queryFn: readQuietly('/x'), hiddenInterval })
  return <p>{data ?? 'nothing'}</p>
}

test('a poll waits for its answer, keeps the last one when it fails, and ends with its component', async () => {
  const { unmount } = render(<Polled />)
  await seconds(40)
  expect(sent).toHaveLength(1)
  await answer(200, 'first')
  expect(screen.getByText('first')).toBeTruthy()
  await seconds(16)
  expect(sent).toHaveLength(2)
  await answer(500, { detail: 'Broken' })
  expect(screen.getByText('first')).toBeTruthy()
  await seconds(16)
  expect(sent).toHaveLength(3)
  unmount()
  expect(sent[2]?.signal.aborted).toBe(true)
  await seconds(60)
  expect(sent).toHaveLength(3)
})

test('a hidden tab asks nothing, also when it was opened hidden, and asks at once when it is seen', async () => {
  setHidden(true)
  render(<Polled />)
  await seconds(60)
  expect(sent).toHaveLength(0)
  act(() => setHidden(false))
  await answer(200, 'first')
  expect(screen.getByText('first')).toBeTruthy()
  await seconds(16)
  await answer(200, 'second')
  act(() => setHidden(true))
  await seconds(60)
  expect(sent).toHaveLength(2)
  act(() => setHidden(false))
  await answer(200, 'third')
  expect(screen.getByText('third')).toBeTruthy()
})

test('a hidden tab goes on asking where it has to', async () => {
  setHidden(true)
  render(<Polled hiddenInterval={30_000} />)
  await answer(200, 'first')
  await seconds(29)
  expect(sent).toHaveLength(1)
  await seconds(2)
  expect(sent).toHaveLength(2)
})

test('two components that poll the same ask once', async () => {
  const both = (
    <>
      <Polled />
      <Polled />
    </>
  )
  render(both)
  await answer(200, 'first')
  await seconds(16)
  expect(sent).toHaveLength(2)
})

function Search() {
  const [query, setQuery] = useState<string | null>(null)
  const { answer: foundText, failed, pending } = useSearchAnswer<string>('/find', query)
  return (
    <>
      <input
        aria-label="Query"
        value={query ?? ''}
        onChange={({ target }) => setQuery(target.value || null)}
      />
      <p>{`${foundText ?? 'nothing'}, ${failed ?? 'fine'}${pending ? ', pending' : ''}`}</p>
    </>
  )
}
const type = (value: string) => fireEvent.change(screen.getByLabelText('Query'), { target: { value } })

test('a query is sent when typing pauses; the last answer stays meanwhile, and an old query is canceled', async () => {
  render(<Search />)
  type('ab')
  type('abc')
  await seconds(0.2)
  expect(sent.map(({ body }) => body)).toEqual(['{"q":"abc"}'])
  await answer(200, 'three letters')
  expect(screen.getByText('three letters, fine')).toBeTruthy()
  type('abcd')
  expect(screen.getByText('three letters, fine, pending')).toBeTruthy()
  await seconds(0.2)
  type('abcde')
  await seconds(0.2)
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true, false])
  expect(screen.getByText('three letters, fine, pending')).toBeTruthy()
  await answer(401, {})
  expect(screen.getByText('nothing, signed-out')).toBeTruthy()
  type('')
  expect(screen.getByText('nothing, fine')).toBeTruthy()
})
