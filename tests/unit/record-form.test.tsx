/** @jest-environment jsdom */
import { zodResolver } from '@hookform/resolvers/zod'
import { configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { RecordForm } from '@/components/records/record-form'
import { useRecordForm } from '@/components/records/use-record-form'
import { Input } from '@/components/ui/field'
import { addDialogs } from './dialogs-in-jsdom'

const push = jest.fn()
jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => undefined, push: (href: string) => push(href) as void, replace: push }),
  usePathname: () => '/admin/lamps/1',
}))

type Lamp = { version: number; name: string; bulb: { watts: string } }
const schema = z.object({
  name: z.string().check(z.minLength(1, 'Enter a name')),
  bulb: z.object({ watts: z.string() }),
})
const names = {
  ...{ one: 'Lamp', several: 'Lamps', list: '/admin/lamps', edit: '/admin/lamps', calls: '/api/lamps' },
  labels: { 'bulb.watts': 'Watts' },
}
const toInput = ({ name, bulb }: Lamp) => ({ name, bulb })
const stored: Lamp = { version: 1, name: 'Dome', bulb: { watts: '40' } }

function LampForm() {
  const form = useForm({ defaultValues: toInput(stored), resolver: zodResolver(schema) })
  const { suggestions: _none, ...state } = useRecordForm({ names, form, id: '1', stored, toInput })
  return (
    <RecordForm names={names} title="Dome" state={state} busy={form.formState.isSubmitting} aside={null}>
      <Input aria-label="Name" {...form.register('name')} />
      <Input aria-label="Watts" {...form.register('bulb.watts')} />
    </RecordForm>
  )
}

const sent: unknown[] = []
/** What the server answers, the next first. */
const answers: [status: number, body: object][] = []
configure({ asyncUtilTimeout: 20_000 })
addDialogs()
// jsdom has none.
globalThis.structuredClone = (value) => JSON.parse(JSON.stringify(value)) as typeof value
beforeEach(() => {
  sent.length = answers.length = 0
  globalThis.fetch = ((_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string))
    const [status, answer] = answers.shift() ?? [500, {}]
    return Promise.resolve({ ok: status < 400, status, text: () => Promise.resolve(JSON.stringify(answer)) })
  }) as typeof fetch
})

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const remote: Lamp = { version: 2, name: 'Dome', bulb: { watts: '60' } }

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
  expect(within(dialog).getByText(/Somebody else has saved this lamp since you opened it\./)).toBeTruthy()
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
