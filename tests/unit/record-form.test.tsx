/** @jest-environment jsdom */
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { RecordForm } from '@/components/records/record-form'
import { RecordInput } from '@/components/records/record-input'
import { useRecordFields } from '@/components/records/use-record-fields'
import { defineRecord, field, type RecordKind } from '@/lib/records/define-record'
import { addDialogs } from './dialogs-in-jsdom'

const push = jest.fn()
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push: (href: string) => push(href) as void, replace: push }),
  usePathname: () => '/admin/lamps/1',
}))

const lamp = defineRecord({
  kind: 'lamp',
  one: 'Lamp',
  several: 'Lamps',
  titleColumn: 'name',
  list: '/admin/lamps',
  edit: '/admin/lamps',
  calls: '/api/lamps',
  invalidates: [],
  fields: {
    name: field(z.string().check(z.minLength(1, 'Enter a name')), { label: 'Name', input: 'text' }),
    bulb: z.object({ watts: field(z.string(), { label: 'Watts', input: 'text' }) }),
  },
}) as unknown as RecordKind
const stored = { id: '1', version: 1, updatedAt: null, name: 'Dome', bulb: { watts: '40' } }

function LampForm() {
  const fields = useRecordFields(lamp, stored)
  return (
    <RecordForm fields={fields} title="Dome" aside={null}>
      <RecordInput name="name" fields={fields} />
      <RecordInput name="bulb.watts" fields={fields} />
    </RecordForm>
  )
}

const sent: unknown[] = []
/** The server's answers to saves, the next first. */
const answers: [status: number, body: object][] = []
/** An answer waits for this on its way. */
let way: Promise<void> | undefined
configure({ asyncUtilTimeout: 20_000 })
addDialogs()
beforeEach(() => {
  localStorage.clear()
  way = undefined
  sent.length = answers.length = 0
  globalThis.fetch = (async (address: string, { body }: RequestInit) => {
    const isSave = address.startsWith('/api/lamps') && body
    if (!isSave) throw new TypeError('no server')
    sent.push(JSON.parse(body as string))
    const [status, answer] = answers.shift() ?? [500, {}]
    await way
    return { ok: status < 400, status, text: () => Promise.resolve(JSON.stringify(answer)) }
  }) as typeof fetch
})

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const remote = { ...stored, version: 2, bulb: { watts: '60' } }

/** Opens the form, changes it and has the save refused for the remote version. */
async function conflict(changes: Record<string, string>) {
  render(<LampForm />)
  for (const [name, value] of Object.entries(changes)) type(name, value)
  answers.push([409, { detail: 'Outdated', current: remote }])
  press('Save lamp')
  return screen.findByRole('alertdialog')
}

test('changes of different fields are merged and saved over the remote version', async () => {
  const dialog = await conflict({ Name: 'Globe' })
  expect(within(dialog).getByText(/Someone else has saved this lamp since you opened it\./)).toBeTruthy()
  expect(within(dialog).getByText(/both fit together/)).toBeTruthy()
  answers.push([200, { ...remote, version: 3, name: 'Globe' }])
  press('Put both together')
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/lamps'))
  expect(sent).toEqual([
    { name: 'Globe', bulb: { watts: '40' }, version: 1 },
    { name: 'Globe', bulb: { watts: '60' }, version: 2 },
  ])
})

test('a field that both changed is chosen', async () => {
  const dialog = await conflict({ Watts: '75' })
  const radios = within(dialog).getAllByRole('radio', { name: /^Take this watts/ })
  expect(radios).toHaveLength(2)
  fireEvent.click(radios[1]!)
  answers.push([200, { ...remote, version: 3 }])
  press('Put both together')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ name: 'Dome', bulb: { watts: '60' }, version: 2 })
})

test('one’s own version is saved over the remote one, or dropped for it', async () => {
  await conflict({ Watts: '75' })
  answers.push([409, { detail: 'Outdated', current: { ...remote, version: 3, name: 'Bell' } }])
  press('Save mine over it')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ name: 'Dome', bulb: { watts: '75' }, version: 2 })
  await screen.findByText('Bell')
  press('Show theirs, drop mine')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Bell')
  expect(screen.getByRole('textbox', { name: 'Watts' })).toHaveProperty('value', '60')
  answers.push([200, { ...remote, version: 4 }])
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
  await waitFor(() => expect(sent[2]).toMatchObject({ name: 'Bell', version: 3 }))
})

describe('unsaved text', () => {
  const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
  /** Types, and closes the window before it is saved. */
  function typeAndClose() {
    const { unmount } = render(<LampForm />)
    type('Name', 'Globe')
    type('Watts', '75')
    fireEvent(window, new Event('pagehide'))
    unmount()
  }

  test('is offered when the form is opened again, and saved over the version it was typed on', async () => {
    typeAndClose()
    render(<LampForm />)
    expect(valueOf('Name')).toBe('Dome')
    expect(screen.getByText(/^We kept your unsaved work on this lamp from/)).toBeTruthy()
    press('Restore')
    expect([valueOf('Name'), valueOf('Watts')]).toEqual(['Globe', '75'])
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    answers.push([200, { ...stored, version: 2, name: 'Globe', bulb: { watts: '75' } }])
    press('Save lamp')
    await waitFor(() => expect(push).toHaveBeenLastCalledWith('/admin/lamps'))
    expect(sent).toEqual([{ name: 'Globe', bulb: { watts: '75' }, version: 1 }])
    expect(localStorage).toHaveLength(0)
  })

  test('can be discarded', () => {
    typeAndClose()
    const { unmount } = render(<LampForm />)
    press('Discard')
    unmount()
    render(<LampForm />)
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    expect(valueOf('Name')).toBe('Dome')
  })

  test('is kept on leaving where that is chosen', async () => {
    const { unmount } = render(<LampForm />)
    type('Name', 'Globe')
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Leave, keep them here' }))
    expect(push).toHaveBeenLastCalledWith('/admin/lamps')
    unmount()
    render(<LampForm />)
    expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy()
  })

  test('stays while a save is under way, and is still to be saved', async () => {
    push.mockClear()
    render(<LampForm />)
    type('Name', 'Globe')
    answers.push([200, { ...stored, version: 2, name: 'Globe' }])
    let answer = () => {}
    way = new Promise((resolve) => (answer = resolve))
    press('Save lamp')
    await waitFor(() => expect(sent).toHaveLength(1))
    type('Watts', '75')
    await act(() => Promise.resolve(answer()))
    expect(push).not.toHaveBeenCalled()
    answers.push([200, { ...stored, version: 3 }])
    press('Save lamp')
    await waitFor(() => expect(push).toHaveBeenLastCalledWith('/admin/lamps'))
    expect(sent[1]).toEqual({ name: 'Globe', bulb: { watts: '75' }, version: 2 })
  })
})
