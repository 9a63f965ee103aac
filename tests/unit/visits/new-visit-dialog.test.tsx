/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps } from 'react'
import { NewVisitDialog } from '@/components/admin/visits/new-visit-dialog'
import { addDialogs } from '../dialogs-in-jsdom'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

addDialogs()

const fetchMock = jest.fn()
beforeEach(() => {
  fetchMock
    .mockReset()
    .mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve('{"times":[]}') })
  globalThis.fetch = fetchMock
})

const ana = { id: 'ana', name: 'Ana', note: '', town: 'nyack', email: '' }
const ben = { id: 'ben', name: 'Ben', note: '', town: '', email: '' }

function open(more: Partial<ComponentProps<typeof NewVisitDialog>> = {}) {
  const view = { span: 'week', day: '2026-11-30', allHours: false, who: '' } as const
  const plan = { day: '2026-12-02', time: '10:00', minutes: 60 }
  render(
    <NewVisitDialog {...{ view, ...plan, people: [ana, ben], colleagues: [], hasMail: false }} {...more} />,
  )
}
const town = () => screen.getByLabelText<HTMLSelectElement>('Town').selectedOptions[0]?.textContent

test('a new visit names no town until one is chosen, and isn’t booked without', async () => {
  open()
  expect(town()).toBe('Choose the town')
  fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'ben' } })
  expect(town()).toBe('Choose the town')
  fireEvent.click(screen.getByRole('button', { name: 'Book the visit' }))
  await screen.findByText('Choose a town')
  expect(fetchMock.mock.calls.filter(([, options]) => (options as RequestInit).method === 'POST')).toEqual([])
  fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'ana' } })
  expect(town()).toBe('Nyack')
})

test('a lead’s visit is in its town, or in none yet', () => {
  open({ lead: ana })
  expect(town()).toBe('Nyack')
})

test('a lead’s visit is in no town yet where it names none', () => {
  open({ lead: ben })
  expect(town()).toBe('Choose the town')
})
