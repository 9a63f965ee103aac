/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SettingsForm } from '@/components/admin/settings/settings-form'
import { defaultProfile } from '@/lib/business/profile'
import { type SettingsGroup, settingsGroupNames } from '@/lib/records/settings/groups'
import { settingsOf } from '@/lib/records/settings/values'
import { addDialogs } from './dialogs-in-jsdom'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))

type Sent = { values: { prices: typeof defaultProfile.prices }; version: string }
const sent: Sent[] = []
/** What the server answers to a save, the next first. */
const answers: [status: number, body: object][] = []
// The screen is long, and the question's dialog is loaded when it comes.
configure({ asyncUtilTimeout: 20_000 })
addDialogs()
// jsdom has none.
globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value)) as typeof value
beforeEach(() => {
  localStorage.clear()
  sent.length = answers.length = 0
  globalThis.fetch = ((_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Sent)
    const [status, answer] = answers.shift() ?? [500, {}]
    return Promise.resolve({ ok: status < 400, status, text: () => Promise.resolve(JSON.stringify(answer)) })
  }) as typeof fetch
})

const versions = (version: string) =>
  Object.fromEntries(settingsGroupNames.map((group) => [group, version])) as Record<SettingsGroup, string>
const open = (profile: typeof defaultProfile, version: string) =>
  render(<SettingsForm values={settingsOf(profile)} versions={versions(version)} />)
const leave = (unmount: () => void) => {
  act(() => void dispatchEvent(new Event('pagehide')))
  unmount()
}
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const ctrlS = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })

test('settings that are brought back ask about what another owner has saved meanwhile', async () => {
  const before = defaultProfile
  const theirs = { ...before, name: 'Hearth and Home', shortName: 'Home' }
  const first = open(before, 'before')
  type(/^Name/, 'Hearth & Sons')
  await screen.findByText(/^Unsaved changes in/)
  leave(first.unmount)

  // A reload without a save keeps what it began with.
  const second = open(theirs, 'theirs')
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  await screen.findByText(/^Unsaved changes in/)
  expect(field(/^Name/)).toHaveProperty('value', 'Hearth & Sons')
  leave(second.unmount)
  open(theirs, 'theirs')
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  await screen.findByText(/^Unsaved changes in/)

  answers.push([409, { values: settingsOf(theirs).business, version: 'theirs' }])
  ctrlS()
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual(['before']))
  await screen.findByText(/^Another owner changed .* meanwhile$/)
  expect(screen.getByRole('row', { name: /Hearth & Sons Hearth and Home$/ })).toBeTruthy()

  answers.push([200, { values: { ...settingsOf(theirs).business, name: 'Hearth & Sons' }, version: 'both' }])
  fireEvent.click(screen.getByRole('button', { name: 'Save mine for these' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ values: { name: 'Hearth & Sons', shortName: 'Home' }, version: 'theirs' })
})

test('discarded, they are what is stored now', async () => {
  const first = open(defaultProfile, 'before')
  type(/^Name/, 'Hearth & Sons')
  await screen.findByText(/^Unsaved changes in/)
  leave(first.unmount)
  open({ ...defaultProfile, name: 'Hearth and Home' }, 'theirs')
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(field(/^Name/)).toHaveProperty('value', 'Hearth and Home')
  type(/^Name/, 'Hearth')
  answers.push([200, { values: settingsOf(defaultProfile).business, version: 'after' }])
  ctrlS()
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual(['theirs']))
})
