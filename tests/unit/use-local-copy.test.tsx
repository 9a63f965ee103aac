/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { signIn } from 'next-auth/react'
import { LocalCopyNotice } from '@/components/staff/local-copy-notice'
import { askToSignIn, SignInAgain } from '@/components/staff/sign-in-again'
import { useLocalCopy } from '@/components/staff/use-local-copy'
import { localCopyStore } from '@/components/staff/local-copy-store'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next-auth/react', () => ({ signIn: jest.fn() }))
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

type Draft = { text: string }
const stored = { text: 'Stored' }
const isSame = (a: Draft, b: Draft) => a.text === b.text
const newStore = () =>
  localCopyStore<Draft>('page-work', {
    open: (storedDraft) => (storedDraft as Draft | undefined) ?? null,
    close: (draft) => draft,
  })
let store = newStore()

type Row = { tab: string; at: string; version: number; base: Draft; draft: Draft }
/** The server's drafts, and the requests that it got. */
let rows: Row[] = []
let status = 204
/** A request waits for this on its way to the server. */
let way: Promise<void> | undefined
/** True while the server's answers get lost. */
let losesAnswers = false
const calls: string[] = []
globalThis.fetch = (async (path: string, { method, body, keepalive, signal }: RequestInit) => {
  const { tab, version, base, draft } = JSON.parse((body as string | undefined) ?? '{}') as Row
  if (method !== 'GET') calls.push(`${method} ${draft?.text ?? tab}${keepalive && draft ? ' at last' : ''}`)
  await Promise.race([way, way && new Promise((_, fail) => signal?.addEventListener('abort', fail))])
  const ok = method === 'GET' || status < 400
  if (ok && method !== 'GET') rows = rows.filter((row) => row.tab !== tab)
  if (ok && method === 'PUT') rows.push({ tab, at: new Date().toISOString(), version, base, draft })
  if (losesAnswers) throw new TypeError('Failed to fetch')
  return {
    ok,
    status: ok ? 200 : status,
    headers: new Headers({ 'retry-after': '45' }),
    text: () => Promise.resolve(method === 'GET' ? JSON.stringify(rows) : ''),
  }
}) as typeof fetch

function Editor() {
  const [saved, setSaved] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const dirty = !isSame(draft, saved)
  const localCopy = useLocalCopy({ store, isSame, id: 'p', draft, dirty, version: 1, base: saved })
  return (
    <>
      <LocalCopyNotice
        what="page"
        localCopy={localCopy}
        onRestore={(work) => {
          setDraft(work.draft)
          localCopy.settle(work, true)
        }}
      />
      <input
        aria-label="Text"
        value={draft.text}
        onChange={({ target }) => setDraft({ text: target.value })}
      />
      <button onClick={() => setSaved(draft)}>Save</button>
      <i data-testid="resume">{localCopy.resume ? 'yes' : 'no'}</i>
    </>
  )
}

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000))
const type = (value: string) => fireEvent.change(screen.getByLabelText('Text'), { target: { value } })
const text = () => screen.getByLabelText<HTMLInputElement>('Text').value
const open = async () => {
  const opened = render(<Editor />)
  await seconds(0)
  return opened
}
const row = (tab: string, draft: string, at = '2026-11-19T15:40:00Z'): Row => ({
  ...{ tab, at, version: 1, base: stored },
  draft: { text: draft },
})

beforeEach(() => {
  // Copies are kept for thirty days.
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  localStorage.clear()
  store = newStore()
  rows = []
  calls.length = 0
  status = 204
  way = undefined
  losesAnswers = false
})
afterEach(() => jest.useRealTimers())

test('the server gets a copy six seconds after the last change, and loses it when the work is saved', async () => {
  await open()
  type('One')
  await seconds(5)
  type('Two')
  await seconds(5)
  expect(calls).toEqual([])
  await seconds(1)
  expect(calls).toEqual(['PUT Two'])
  fireEvent.click(screen.getByText('Save'))
  await seconds(1)
  expect(rows).toEqual([])
})

test('it gets it at once when the page is left, where that is small enough, and once', async () => {
  await open()
  type('Two')
  fireEvent(window, new Event('pagehide'))
  await seconds(10)
  expect(calls).toEqual(['PUT Two at last'])
  type('x'.repeat(62_000))
  fireEvent(window, new Event('pagehide'))
  await seconds(0)
  expect(calls).toHaveLength(1)
})

test('saved changes leave no copy: not one whose answer was lost, nor one that was on its way', async () => {
  await open()
  type('Two')
  losesAnswers = true
  await seconds(6)
  losesAnswers = false
  expect(rows).toHaveLength(1)
  fireEvent.click(screen.getByText('Save'))
  await seconds(1)
  expect(rows).toEqual([])

  type('Three')
  let arrive = () => undefined as void
  way = new Promise((resolve) => (arrive = resolve))
  fireEvent(document, new Event('visibilitychange'))
  way = undefined
  fireEvent.click(screen.getByText('Save'))
  await seconds(1)
  arrive()
  await seconds(1)
  expect(calls.slice(-2)).toEqual(['PUT Three at last', expect.stringMatching(/^DELETE /)])
  expect(rows).toEqual([])
})

test('a copy on its way when the page is left is sent once more, so that it outlives the page', async () => {
  await open()
  type('Two')
  way = new Promise(() => undefined)
  await seconds(6)
  fireEvent(document, new Event('visibilitychange'))
  fireEvent(window, new Event('pagehide'))
  await seconds(0)
  expect(calls).toEqual(['PUT Two', 'PUT Two at last'])
})

test('a copy that has arrived isn’t sent again when the page is left', async () => {
  await open()
  type('Two')
  await seconds(6)
  fireEvent(window, new Event('pagehide'))
  await seconds(0)
  expect(calls).toEqual(['PUT Two'])
})

test('a request without an answer holds up what comes after for thirty seconds, and not for good', async () => {
  await open()
  type('Two')
  way = new Promise(() => undefined)
  await seconds(6)
  way = undefined
  type('Three')
  await seconds(20)
  expect(rows).toEqual([])
  await seconds(10)
  expect(rows.map(({ draft }) => draft.text)).toEqual(['Three'])
})

test('a copy that is stored while the page is left isn’t removed by what had waited its turn', async () => {
  await open()
  type('Two')
  await seconds(6)
  let arrive = () => undefined as void
  way = new Promise((resolve) => (arrive = resolve))
  type('Three')
  await seconds(6)
  way = undefined
  fireEvent.click(screen.getByText('Save'))
  await seconds(1)
  type('Four')
  fireEvent(document, new Event('visibilitychange'))
  await seconds(0)
  arrive()
  await seconds(1)
  expect(calls).toEqual(['PUT Two', 'PUT Three', 'PUT Four at last'])
  expect(Object.keys(localStorage)).toHaveLength(1)
})

test.each([
  ['has trouble', 503, 30],
  ['gets too many requests', 429, 45],
])('where the server %s, it is tried again when it may be', async (_, refusal, after) => {
  status = refusal
  await open()
  type('Two')
  await seconds(6)
  status = 204
  await seconds(after - 1)
  expect(rows).toEqual([])
  await seconds(1)
  expect(rows.map(({ draft }) => draft.text)).toEqual(['Two'])
})

test('after the session has ended it is sent once somebody has signed in again', async () => {
  addDialogs()
  jest.mocked(signIn).mockResolvedValue({ ok: true, error: null, status: 200, url: null })
  status = 401
  render(<SignInAgain email="ann@example.com" />)
  await open()
  type('Two')
  await seconds(66)
  expect(calls).toEqual(['PUT Two'])
  status = 204
  act(() => void askToSignIn(false))
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await seconds(1)
  expect(rows.map(({ draft }) => draft.text)).toEqual(['Two'])
})

test('another device offers it, goes on with it under its own name, and the one it came from is settled', async () => {
  rows = [row('phone', 'Typed on the phone')]
  await open()
  expect(screen.getByText(/^We kept your unsaved work on this page from/)).toBeTruthy()
  fireEvent.click(screen.getByText('Restore'))
  await seconds(7)
  expect(text()).toBe('Typed on the phone')
  expect(rows.map(({ tab, draft }) => [tab === 'phone', draft.text])).toEqual([[false, 'Typed on the phone']])
})

test('a restored draft is stored before the other device’s copy is deleted', async () => {
  rows = [row('phone', 'Typed on the phone')]
  status = 503
  await open()
  fireEvent.click(screen.getByText('Restore'))
  await seconds(1)
  expect(calls).toEqual(['PUT Typed on the phone'])
  expect(rows.map(({ tab }) => tab)).toEqual(['phone'])
  status = 204
  await seconds(6)
  expect(rows).toHaveLength(1)
  expect(calls.slice(1)).toEqual(['PUT Typed on the phone', 'DELETE phone'])
})

describe('work that is kept here and was uploaded', () => {
  const uploaded = async () => {
    const { unmount } = await open()
    type('Two')
    await seconds(6)
    unmount()
    await seconds(0)
  }

  test('isn’t offered once another device has saved or discarded it', async () => {
    await uploaded()
    rows = []
    await open()
    expect(screen.queryByText('Restore')).toBeNull()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('is offered while the server has it, and where it can’t be asked', async () => {
    await uploaded()
    const { unmount } = await open()
    expect(screen.getByText('Restore')).toBeTruthy()
    unmount()
    rows = []
    losesAnswers = true
    await open()
    expect(screen.getByText('Restore')).toBeTruthy()
  })

  test('is offered where it went on here', async () => {
    const { unmount } = await open()
    type('Two')
    await seconds(6)
    type('Three')
    await seconds(1)
    unmount()
    await seconds(0)
    // The last upload got lost.
    const [key = ''] = Object.keys(localStorage)
    const { isUploaded, ...kept } = JSON.parse(localStorage.getItem(key) ?? '') as { isUploaded?: boolean }
    expect(isUploaded).toBe(true)
    localStorage.setItem(key, JSON.stringify(kept))
    rows = []
    await open()
    fireEvent.click(screen.getByText('Restore'))
    expect(text()).toBe('Three')
  })
})

test('back from the preview nothing goes on where all of it has been saved since', async () => {
  store.resumeLater('p')
  const at = '2026-11-19T15:30:00Z'
  store.keep('page-work:p:here', { at, version: 1, base: stored, draft: stored })
  rows = [row('phone', 'Typed on the phone')]
  await open()
  expect(screen.getByTestId('resume').textContent).toBe('no')
})

test('of work here and there the latest is offered first, and then the other one', async () => {
  const at = '2026-11-19T15:30:00Z'
  store.keep('page-work:p:here', { at, version: 1, base: stored, draft: { text: 'Typed here' } })
  // The same window's copy, and what says the same as the page does.
  rows = [row('here', 'Typed here, older'), row('phone', 'Typed on the phone'), row('done', stored.text)]
  await open()
  expect(rows.map(({ tab }) => tab)).toEqual(['here', 'phone'])
  fireEvent.click(screen.getByText('Discard'))
  await seconds(0)
  expect(rows.map(({ tab }) => tab)).toEqual(['here'])
  fireEvent.click(screen.getByText('Restore'))
  await seconds(0)
  expect(text()).toBe('Typed here')
  expect(screen.queryByText('Restore')).toBeNull()
  await seconds(0)
  expect(rows.map(({ draft }) => draft.text)).toEqual(['Typed here'])
})
