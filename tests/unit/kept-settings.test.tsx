/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { SettingsForm } from '@/components/admin/settings/settings-form'
import { defaultProfile } from '@/lib/business/profile'
import { type SettingsGroup, settingsGroupNames } from '@/lib/records/settings/groups'
import { settingsOf } from '@/lib/records/settings/values'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

// The screen is long.
configure({ asyncUtilTimeout: 20_000 })
addDialogs()
// jsdom has none.
globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value)) as typeof value

const versions = Object.fromEntries(settingsGroupNames.map((group) => [group, 'v1'])) as Record<
  SettingsGroup,
  string
>
const Screen = () => <SettingsForm values={settingsOf(defaultProfile)} versions={versions} />
const phone = () => screen.getByRole('textbox', { name: 'Phone' })
const type = (value: string) => fireEvent.change(phone(), { target: { value } })
const offer = () => screen.queryByRole('button', { name: 'Restore' })
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
  expect(offer()).toBeNull()
  type('(845) 555-0177')
  type('(845) 555-0178')
  const second = reload(first.unmount)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(phone()).toHaveProperty('value', '(845) 555-0178')
  expect(offer()).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  reload(second.unmount)
  await settle()
  expect(offer()).toBeNull()
})

test('what was saved or taken back isn’t offered', async () => {
  const { unmount } = render(<Screen />)
  type('(845) 555-0177')
  type(defaultProfile.phone)
  reload(unmount)
  await settle()
  expect(offer()).toBeNull()
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
    expect(offer()).toBeNull()
    held.length = 0
    reload(second.unmount)
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeDefined()
  } finally {
    Reflect.deleteProperty(navigator, 'locks')
  }
})
