/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { SessionEnded } from '@/components/admin/shell/session-ended'
import { useLeadNews } from '@/components/staff/lead-news'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

let status = 200
const asked = jest.fn(() =>
  Promise.resolve({ status, ok: status === 200, json: () => Promise.resolve({ waiting: 3, newest: null }) }),
)
globalThis.fetch = asked as unknown as typeof fetch

function Waiting() {
  return <b>{useLeadNews()?.waiting ?? 'unknown'}</b>
}
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a session that ends is told of until it is begun again in place or in another tab', async () => {
  status = 401
  render(
    <>
      <Waiting />
      <SessionEnded />
    </>,
  )
  await seconds(16)
  expect(screen.getByText(/^Your session ended/)).toBeTruthy()
  await seconds(15)
  expect(asked).toHaveBeenCalledTimes(2)

  status = 200
  await seconds(15)
  expect(screen.queryByText(/^Your session ended/)).toBeNull()
  expect(screen.getByText('3')).toBeTruthy()
})
