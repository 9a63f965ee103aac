/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { signIn } from 'next-auth/react'
import { SessionEnded } from '@/components/admin/shell/session-ended'
import { useLeadNews } from '@/components/staff/lead-news'
import { askToSignIn, SignInAgain } from '@/components/staff/sign-in-again'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next-auth/react', () => ({ signIn: jest.fn() }))
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

let status = 200
const fetchNews = jest.fn(() =>
  Promise.resolve({ status, ok: status === 200, text: () => Promise.resolve('{"waiting":3,"newest":null}') }),
)
globalThis.fetch = fetchNews as unknown as typeof fetch

/** The page's stream, as the server lets it be. */
class Stream {
  static last: Stream
  OPEN = 1
  CLOSED = 2
  readyState = 0
  onmessage = () => {}
  onerror = () => {}
  constructor() {
    Stream.last = this
  }
  close() {
    this.readyState = this.CLOSED
  }
}
Object.assign(globalThis, { EventSource: Stream })

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
  expect(fetchNews).toHaveBeenCalledTimes(2)

  status = 200
  await seconds(15)
  expect(screen.queryByText(/^Your session ended/)).toBeNull()
  expect(screen.getByText('3')).toBeTruthy()
})

test('signed in again from anywhere, the notice goes without waiting for the next question', async () => {
  addDialogs()
  jest.mocked(signIn).mockResolvedValue({ ok: true, error: null, status: 200, url: null })
  status = 401
  render(
    <>
      <Waiting />
      <SessionEnded />
      <SignInAgain email="dana@example.com" />
    </>,
  )
  await seconds(16)
  expect(screen.getByText(/This screen may be out of date/)).toBeTruthy()
  let signedIn: Promise<boolean> | undefined
  // As a save asks that was refused.
  act(() => void (signedIn = askToSignIn(true)))
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'a long enough password' } })
  status = 200
  fireEvent.click(screen.getByRole('button', { name: 'Sign in and save' }))
  await seconds(0)
  expect(await signedIn).toBe(true)
  expect(screen.queryByText(/This screen may be out of date/)).toBeNull()
})

test('while the stream is open it says when to ask; once it is refused the page asks by itself', async () => {
  render(<Waiting />)
  await seconds(16) // the last poll of those before it was open
  Stream.last.readyState = Stream.last.OPEN
  await seconds(15)
  fetchNews.mockClear()
  await seconds(45)
  expect(fetchNews).not.toHaveBeenCalled()
  Stream.last.onmessage()
  await seconds(0)
  expect(fetchNews).toHaveBeenCalledTimes(1)

  status = 401
  Stream.last.readyState = Stream.last.CLOSED
  Stream.last.onerror()
  await seconds(0)
  expect(fetchNews).toHaveBeenCalledTimes(2)
  await seconds(15)
  expect(fetchNews).toHaveBeenCalledTimes(3)
  const refused = Stream.last
  status = 200
  await seconds(15)
  expect(Stream.last).not.toBe(refused) // connected again
})
