/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { editedFields, useKeptSettings } from '@/components/admin/settings/use-kept-settings'

const stored = { business: { values: { phone: '(845) 555-0142' }, version: 'v1' } }

/** A screen of one setting, as far as keeping it goes. */
function Screen() {
  const [phone, setPhone] = useState(stored.business.values.phone)
  const frame = useRef<HTMLDivElement>(null)
  const changed = phone === stored.business.values.phone ? none : all
  const { offered, settle } = useKeptSettings({
    frame,
    changed,
    read: () => ({ base: stored, draft: { business: { values: { phone }, version: 'v1' } } }),
  })
  return (
    <div ref={frame}>
      <input aria-label="Phone" value={phone} onChange={({ target }) => setPhone(target.value)} />
      {offered && (
        <button onClick={() => settle(offered)}>{JSON.stringify(offered.draft.business?.values)}</button>
      )}
    </div>
  )
}
const none = [] as const
const all = ['business'] as const
const type = (value: string) => fireEvent.change(screen.getByLabelText('Phone'), { target: { value } })
const reload = (unmount: () => void) => {
  act(() => void dispatchEvent(new Event('pagehide')))
  unmount()
  return render(<Screen />)
}

/** Lets what the screen asks the browser be answered. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

beforeEach(() => localStorage.clear())

test('unsaved settings are offered after a reload, until they are settled', async () => {
  const first = render(<Screen />)
  await settle()
  expect(screen.queryByRole('button')).toBeNull()
  type('(845) 555-0177')
  type('(845) 555-0178')
  const second = reload(first.unmount)
  const offer = await screen.findByRole('button')
  expect(offer.textContent).toBe('{"phone":"(845) 555-0178"}')
  fireEvent.click(offer)
  expect(screen.queryByRole('button')).toBeNull()
  reload(second.unmount)
  await settle()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was saved or taken back isn’t offered', async () => {
  const { unmount } = render(<Screen />)
  type('(845) 555-0177')
  type(stored.business.values.phone)
  reload(unmount)
  await settle()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what another open window keeps is its own', async () => {
  const first = render(<Screen />)
  type('(845) 555-0177')
  act(() => void dispatchEvent(new Event('pagehide')))
  first.unmount()
  const [key] = Object.keys(localStorage)
  // jsdom knows no locks.
  const held = [{ name: key }]
  Object.assign(navigator, { locks: { query: () => Promise.resolve({ held }), request: jest.fn() } })
  try {
    const second = render(<Screen />)
    await settle()
    expect(screen.queryByRole('button')).toBeNull()
    held.length = 0
    reload(second.unmount)
    expect(await screen.findByRole('button')).toBeDefined()
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})

test('only what was edited is brought back', () => {
  const base = { name: 'Hearth', colors: { main: 'green' }, phone: '1' }
  expect(editedFields(base, { name: 'Hearth', colors: { main: 'blue' }, phone: '1' })).toEqual({
    colors: { main: 'blue' },
  })
})
