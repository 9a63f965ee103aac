/** @jest-environment jsdom */
import { act, render } from '@testing-library/react'
import { useRefreshAt } from '@/components/staff/use-refresh-at'

const router = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => router }))

function List({ rows }: { rows: Parameters<typeof useRefreshAt>[0] }) {
  useRefreshAt(rows)
  return null
}
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

beforeEach(() => {
  jest.useFakeTimers()
  router.refresh.mockClear()
})
afterEach(() => jest.useRealTimers())

test('a list is read again at the next planned moment, and at the one after it', () => {
  const [soon, later] = [at(60), at(120)]
  const { rerender } = render(<List rows={[row(null, later), row(soon, null), row(null, at(-60))]} />)
  pass(59)
  expect(router.refresh).not.toHaveBeenCalled()
  pass(2)
  expect(router.refresh).toHaveBeenCalledTimes(1)
  rerender(<List rows={[row(null, later)]} />)
  pass(61)
  expect(router.refresh).toHaveBeenCalledTimes(2)
  pass(600)
  expect(router.refresh).toHaveBeenCalledTimes(2)
})

test('a tab that slept meanwhile is read again when it is seen', () => {
  render(<List rows={[row(at(60), null)]} />)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(router.refresh).not.toHaveBeenCalled()
  jest.setSystemTime(Date.now() + 3_600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(router.refresh).toHaveBeenCalledTimes(1)
})

const row = (publishAt: string | null, unpublishAt: string | null) => ({ publishAt, unpublishAt })
