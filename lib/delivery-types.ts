/**
 * The kinds of messages. A visit's reminder is sent the day before, that of a review a week after its request. A `self-email` is
 * about no lead: a visitor emails a design or an estimate to themselves.
 */
export const deliveryKinds = [
  'lead-notification',
  'lead-confirmation',
  'lead-webhook',
  'lead-sms',
  'visit-notification',
  'visit-confirmation',
  'visit-reminder',
  'review-request',
  'review-reminder',
  'review-sms',
  'lead-reply',
  'lead-text',
  'self-email',
] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** The messages that the site writes to homeowners by itself. */
export const toHomeowners: readonly DeliveryKind[] = [
  'lead-confirmation',
  'visit-confirmation',
  'visit-reminder',
  'review-request',
  'review-reminder',
  'review-sms',
  'self-email',
]
/** From when on staff are told of a message that waits, in milliseconds: a try or two is normal. */
export const deliveryWarningAfter = 10 * 60_000

/** `offered`: it waited before its channel was set up, and staff decide. `dropped`: it won't be sent. */
export const deliveryStatuses = ['waiting', 'sent', 'failed', 'offered', 'dropped'] as const
type DeliveryStatus = (typeof deliveryStatuses)[number]

/** `lastError` is for staff; empty if nothing went wrong. */
export type Delivery = {
  id: string
  leadId: string | null
  /** The address that a message about no lead goes to. */
  leadName: string
  kind: DeliveryKind
  status: DeliveryStatus
  attempts: number
  lastError: string
  nextTryAt: string
  sentAt: string | null
  createdAt: string
}

/** A request that the database refused. `canBringIn` is false if its file holds no lead. */
export type SetAsideRequest = { file: string; name: string; said: string; at: string; canBringIn: boolean }

export type DeliverySummary = {
  waiting: number
  /** The part of `waiting` that waits on purpose and isn't late. */
  postponed: number
  failed: number
  offered: number
  oldestWaiting: string | null
}
