/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { DeliveriesScreen } from '@/components/admin/deliveries/deliveries-screen'
import { LeadDelivery } from '@/components/admin/deliveries/delivery-rows'
import { toastEvent } from '@/components/ui/toast'
import { type Delivery, deliveryKinds } from '@/lib/delivery-types'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const now = new Date('2026-11-20T15:00:00.000Z')
const delivery = (change: Partial<Delivery>): Delivery => ({
  id: 'message-1',
  leadId: 'lead-1',
  leadName: 'Dana Ortiz',
  kind: 'lead-notification',
  status: 'failed',
  attempts: 1,
  lastError: 'The mail server refused this message (554).',
  nextTryAt: now.toISOString(),
  sentAt: null,
  createdAt: now.toISOString(),
  ...change,
})
const sendable = [...deliveryKinds]
const none = { waiting: 0, postponed: 0, failed: 0, offered: 0, oldestWaiting: null }
const empty = { isOwner: true, setAside: [], failed: [], waiting: [], offered: [], now }
const toasts: object[] = []
addEventListener(toastEvent, (event) => toasts.push((event as CustomEvent<object>).detail))

const fetchMock = jest.fn()
beforeEach(() => {
  toasts.length = 0
  refresh.mockClear()
  fetchMock.mockReset()
  globalThis.fetch = fetchMock
})
const answers = (status: number, body: object) =>
  fetchMock.mockResolvedValue({ ok: status < 400, status, text: () => Promise.resolve(JSON.stringify(body)) })

test('nothing to decide', () => {
  render(<DeliveriesScreen {...empty} summary={none} sendable={sendable} />)
  expect(screen.getByRole('heading', { name: 'Everything has been sent' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failed message has its reason and another try, which shows its result', async () => {
  render(
    <DeliveriesScreen
      {...empty}
      failed={[delivery({})]}
      summary={{ ...none, failed: 3 }}
      sendable={sendable}
    />,
  )
  const part = within(screen.getByRole('region', { name: '3 messages failed' }))
  expect(part.getByText('The mail server refused this message (554).')).toBeTruthy()
  expect(part.getByText('And 2 later ones.')).toBeTruthy()
  expect(part.getByRole('link', { name: 'Dana Ortiz' }).getAttribute('href')).toBe('/admin/leads/lead-1')
  answers(200, delivery({ lastError: 'The mail server postponed this message (451).' }))
  fireEvent.click(part.getByRole('button', { name: 'Try again now: Email to you, Dana Ortiz' }))
  await waitFor(() => expect(refresh).toHaveBeenCalled())
  expect(fetchMock).toHaveBeenCalledWith('/api/deliveries/message-1/retry', expect.anything())
  expect(toasts).toEqual([
    {
      title: 'Still not sent',
      description: 'The mail server postponed this message (451).',
      destructive: true,
    },
  ])
})

test('a postponed message says why and until when', () => {
  const waiting = [
    delivery({
      kind: 'lead-confirmation',
      status: 'waiting',
      attempts: 0,
      lastError: 'Postponed: 200 confirmations went out within a day.',
      nextTryAt: '2026-11-21T15:00:00.000Z',
    }),
  ]
  const summary = { ...none, waiting: 3, postponed: 1 }
  render(<DeliveriesScreen {...empty} waiting={waiting} summary={summary} sendable={sendable} />)
  const part = within(screen.getByRole('region', { name: '3 messages waiting' }))
  expect(part.getByText(/1 of them is postponed: so many requests came in/)).toBeTruthy()
  expect(part.getByText(/Postponed until Nov 21, 10:00 AM/)).toBeTruthy()
  expect(part.getByText('Postponed: 200 confirmations went out within a day.')).toBeTruthy()
})

test('an offer is answered by one press, and only where there is mail', async () => {
  const offered = [delivery({ status: 'offered', lastError: '' })]
  const summary = { ...none, offered: 12 }
  const { rerender } = render(
    <DeliveriesScreen {...empty} offered={offered} summary={summary} sendable={[]} />,
  )
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull()
  rerender(<DeliveriesScreen {...empty} offered={offered} summary={summary} sendable={sendable} />)
  answers(200, { count: 12 })
  fireEvent.click(screen.getByRole('button', { name: 'Send now' }))
  await waitFor(() => expect(toasts).toEqual([{ title: '12 messages are being sent' }]))
  expect(JSON.parse((fetchMock.mock.calls[0] as [string, { body: string }])[1].body)).toEqual({
    action: 'send-offered',
  })
})

test('on a lead: what was sent and what wasn’t, with a try for the latter only', () => {
  const deliveries = [
    delivery({ id: '1', status: 'sent', sentAt: '2026-11-20T14:59:00.000Z', lastError: '' }),
    delivery({
      id: '2',
      kind: 'lead-sms',
      status: 'waiting',
      lastError: 'The text message service is having problems (500).',
    }),
    delivery({ id: '3', kind: 'lead-webhook', status: 'waiting', lastError: '' }),
  ]
  const { rerender } = render(<LeadDelivery deliveries={deliveries} sendable={sendable} now={now} />)
  const section = within(screen.getByRole('region', { name: 'Delivery' }))
  expect(section.getByText('Sent 9:59 AM')).toBeTruthy()
  expect(section.getByText('On its way')).toBeTruthy()
  expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual(['Try again now'])
  rerender(<LeadDelivery deliveries={[]} sendable={sendable} now={now} />)
  expect(screen.getByText('Nobody was told about this lead.')).toBeTruthy()
})
