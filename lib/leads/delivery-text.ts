import {
  type Delivery,
  type DeliveryKind,
  type DeliverySummary,
  deliveryWarningAfter,
} from '@/lib/delivery-types'
import { counted } from '@/lib/text/counted'
import { officeTime } from '@/lib/time/office-time'

export const deliveryNames: Record<DeliveryKind, string> = {
  'lead-notification': 'Email to you',
  'lead-confirmation': 'Confirmation to the homeowner',
  'lead-webhook': 'Message to another program',
  'lead-sms': 'Text message to you',
  'visit-notification': 'Email to you about the visit',
  'visit-confirmation': 'Email to the homeowner about the visit',
  'visit-reminder': 'Reminder of the visit',
  'review-request': 'Email that asks for a review',
  'review-reminder': 'Reminder of the review',
  'review-sms': 'Text message that asks for a review',
  'lead-reply': 'Your email to the homeowner',
  'lead-text': 'Your text message to the homeowner',
  'self-email': 'Design or estimate that a visitor emailed to themselves',
}

/** Returns a message's state: "Sent 10:40 AM". */
export function deliveryState(delivery: Delivery, now: Date): string {
  const { status, lastError, nextTryAt, sentAt } = delivery
  if (status === 'sent') return sentAt ? `Sent ${officeTime(sentAt, now)}` : 'Sent'
  if (status === 'failed') return 'Failed'
  if (status === 'offered') return 'Kept: it came in before email was set up'
  if (status === 'dropped') return 'Not sent'
  if (!lastError) return 'On its way'
  const isPostponed = delivery.attempts === 0
  const isDue = new Date(nextTryAt).getTime() <= now.getTime()
  if (isDue) return 'Waiting for the next try'
  return `${isPostponed ? 'Postponed until' : 'Next try'} ${officeTime(nextTryAt, now)}`
}

type Undelivered = DeliverySummary & { setAside: number }

/** Returns a sentence each about refused requests and unsent messages that staff should know of. */
export function deliveryNews(summary: Undelivered, hasMail: boolean, now: Date): string[] {
  const { setAside, failed, postponed, offered, oldestWaiting } = summary
  const waiting = summary.waiting - postponed
  const isLate = oldestWaiting && now.getTime() - new Date(oldestWaiting).getTime() > deliveryWarningAfter
  const came = `${counted(offered, 'request')} came in`
  return [
    setAside > 0 &&
      `${counted(setAside, 'request')} ${setAside === 1 ? 'needs you: it' : 'need you: they'} couldn’t be stored.`,
    failed > 0 && `${counted(failed, 'message')} could not be sent.`,
    isLate && `${counted(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`,
    offered > 0 && hasMail && `${came} before email was set up: send ${offered === 1 ? 'it' : 'them'} now?`,
    offered > 0 && !hasMail && `${came} without an email to you: email isn’t set up yet.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** Returns the same in a few words, or an empty string. Postponed messages don't count. */
export function undeliveredText({ setAside, failed, waiting, postponed, offered }: Undelivered): string {
  const unsent = failed + waiting - postponed + offered
  return [
    setAside > 0 && `${counted(setAside, 'request')} couldn’t be stored`,
    unsent > 0 && `${unsent} not sent`,
  ]
    .filter(Boolean)
    .join(', ')
}
