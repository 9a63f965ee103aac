/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { LeadControls } from '@/components/admin/leads/lead-controls'
import { NoteForm } from '@/components/admin/leads/note-form'
import { TemplatesScreen } from '@/components/admin/leads/templates-screen'
import { toastEvent, type ToastMessage } from '@/components/ui/toast'
import { type Lead } from '@/lib/content-types'
import { emptyLead } from './empty-lead'

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
const toasts: ToastMessage[] = []
addEventListener(toastEvent, ({ detail }) => toasts.push(detail))

const sent: [string, unknown][] = []
beforeEach(() => {
  sent.length = 0
  toasts.length = 0
  globalThis.fetch = ((path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return Promise.resolve({ ok: true, text: () => Promise.resolve('{"events":[]}') } as Response)
  }) as typeof fetch
})

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const controls = (lead: Partial<Lead>) =>
  render(<LeadControls lead={{ ...emptyLead, ...lead }} staff={[]} me="ann" today="2026-11-01" />)

test('a note is refused in the words of its schema, and stays until it is stored', async () => {
  render(<NoteForm id="one" />)
  press('Add note')
  await screen.findByText('Write a note.')
  type('Note', 'x'.repeat(4001))
  await screen.findByText('Shorten this to 4,000 characters.')
  expect(sent).toEqual([])
  type('Note', ' Call on Monday. ')
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'Enter', ctrlKey: true })
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveProperty('value', ''))
  expect(sent).toEqual([['/api/leads/one/notes', { text: 'Call on Monday.' }]])
})

test('the value of a job is whole dollars, however they are typed', async () => {
  controls({ id: 'one', status: 'won', value: 900 })
  expect(screen.getByLabelText('What the job is worth')).toHaveProperty('value', '900')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  type('What the job is worth', 'a lot')
  press('Save')
  await screen.findByText('Enter whole dollars.')
  type('What the job is worth', '10000001')
  await screen.findByText('Enter at most $10,000,000.')
  expect(sent).toEqual([])
  type('What the job is worth', '$18,500')
  press('Save')
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Worth $18,500']))
  type('What the job is worth', '')
  press('Save')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(([, body]) => body)).toEqual([{ value: 18500 }, { value: null }])
})

const plan = 'Estimate: Kitchen\n\nSum: $27,600-$38,900'

test('a lead that is won is asked for how much, beginning with the middle of its estimate', async () => {
  controls({ id: 'one', status: 'won', plan })
  expect(screen.getByLabelText('Won. For how much?')).toHaveProperty('value', '33300')
  screen.getByText('The estimate said $27,600–$38,900.')
  press('Save')
  await waitFor(() => expect(sent).toEqual([['/api/leads/one', { value: 33300 }]]))
})

test.each(['the button', 'Escape'])('the question is skipped by %s, and nothing is saved', async (by) => {
  controls({ id: 'one', status: 'won', plan })
  if (by === 'Escape') fireEvent.keyDown(screen.getByLabelText('Won. For how much?'), { key: 'Escape' })
  else press('Skip')
  expect(screen.getByLabelText('What the job is worth')).toHaveProperty('value', '')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What the job is worth')))
  expect(sent).toEqual([])
})

test('why a job was lost is refused where it is too long', async () => {
  controls({ id: 'one', status: 'lost' })
  type('Why it was lost', 'x'.repeat(301))
  press('Save')
  await screen.findByText('Shorten this to 300 characters.')
  expect(sent).toEqual([])
})

test('templates are checked before they are sent; one that comes back leaves the others as they were typed', async () => {
  const template = (name: string) => ({ id: name, name, subject: 'About it', body: 'Hello' })
  render(<TemplatesScreen templates={[template('First'), template('Second')]} />)
  press('Remove First')
  type('Subject', 'Typed meanwhile')
  await waitFor(() => expect(toasts).toHaveLength(1))
  act(() => toasts[0]?.action?.run())
  await waitFor(() => expect(screen.getAllByLabelText('Name')).toHaveLength(2))
  press('Add template')
  await waitFor(() => expect(screen.getAllByLabelText('Name')).toHaveLength(3))
  press('Save')
  await screen.findByText('Enter a name.')
  expect(sent).toEqual([])
  press('Remove the new template')
  await waitFor(() => expect(screen.getAllByLabelText('Name')).toHaveLength(2))
  press('Save')
  const templates = [template('First'), { ...template('Second'), subject: 'Typed meanwhile' }]
  await waitFor(() => expect(sent).toEqual([['/api/leads/templates', { templates }]]))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true))
})
