import { type Delivery } from '@/lib/delivery-types'
import { backoff, pauseAfter } from '@/lib/delivery/worker'
import { deliveryNews, deliveryState, undeliveredText } from '@/lib/leads/delivery-text'

const now = new Date('2026-11-20T15:00:00.000Z')
const delivery: Delivery = {
  id: '1',
  leadId: '1',
  leadName: 'Dana',
  kind: 'lead-notification',
  status: 'waiting',
  attempts: 0,
  lastError: '',
  nextTryAt: '2026-11-20T14:59:00.000Z',
  sentAt: null,
  createdAt: '2026-11-20T14:59:00.000Z',
}

test.each([
  [{}, 'On its way'],
  [{ lastError: 'x' }, 'Waiting for the next try'],
  [{ attempts: 1, lastError: 'x', nextTryAt: '2026-11-20T15:10:00.000Z' }, 'Next try 10:10 AM'],
  [{ lastError: 'x', nextTryAt: '2026-11-21T15:10:00.000Z' }, 'Postponed until Nov 21, 10:10 AM'],
  [{ status: 'sent', sentAt: '2026-11-20T14:59:30.000Z' }, 'Sent 9:59 AM'],
  [{ status: 'failed', lastError: 'x' }, 'Failed'],
  [{ status: 'dropped' }, 'Not sent'],
  [{ status: 'offered' }, 'Kept: it came in before email was set up'],
] as const)('%j reads "%s"', (change, words) => {
  expect(deliveryState({ ...delivery, ...change }, now)).toBe(words)
})

const none = { setAside: 0, waiting: 0, postponed: 0, failed: 0, offered: 0, oldestWaiting: null }

test('staff are told of what failed, waits long or is offered, and of nothing else', () => {
  expect(deliveryNews(none, true, now)).toEqual([])
  expect(deliveryNews({ ...none, waiting: 1, oldestWaiting: '2026-11-20T14:55:00.000Z' }, true, now)).toEqual(
    [],
  )
  expect(
    deliveryNews(
      {
        ...none,
        waiting: 7,
        postponed: 5,
        failed: 1,
        offered: 12,
        oldestWaiting: '2026-11-20T14:00:00.000Z',
      },
      true,
      now,
    ),
  ).toEqual([
    '1 message could not be sent.',
    '2 messages wait to be sent.',
    '12 requests came in before email was set up: send them now?',
  ])
  expect(deliveryNews({ ...none, offered: 1 }, false, now)).toEqual([
    '1 request came in without an email to you: email isn’t set up yet.',
  ])
})

test('staff are told of requests that could not be stored, first of all', () => {
  expect(deliveryNews({ ...none, setAside: 1 }, true, now)).toEqual([
    '1 request needs you: it couldn’t be stored.',
  ])
  expect(deliveryNews({ ...none, setAside: 2, failed: 1 }, true, now)).toEqual([
    '2 requests need you: they couldn’t be stored.',
    '1 message could not be sent.',
  ])
})

test.each([
  [{}, ''],
  [{ setAside: 1 }, '1 request couldn’t be stored'],
  [{ waiting: 5, postponed: 5 }, ''],
  [{ setAside: 2, waiting: 5, postponed: 4, failed: 1 }, '2 requests couldn’t be stored, 2 not sent'],
] as const)('in the list of actions %j reads "%s"', (change, words) => {
  expect(undeliveredText({ ...none, ...change })).toBe(words)
})

test('tries come further and further apart, up to a quarter of an hour, and not together', () => {
  const waits = Array.from({ length: 12 }, (_, index) => backoff(index + 1, () => 1) / 1_000)
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900, 900, 900, 900])
  expect(backoff(3, () => 0)).toBe(20_000)
  expect(backoff(700, () => 1)).toBe(900_000)
  expect(pauseAfter(9, () => 1)).toBe(60_000)
})
