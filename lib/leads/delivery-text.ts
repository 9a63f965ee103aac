import {
  type Delivery,
  type DeliveryKind,
  type DeliverySummary,
  deliveryWarningAfter,
} from '@/lib/content-types'
import { counted } from '@/lib/text/counted'
import { officeTime } from '@/lib/time/office-time'

/** How staff read what is sent about a lead. */
export const deliveryNames: Record<DeliveryKind, string> = {
  'lead-notification': 'Mail to you',
  'lead-confirmation': 'Confirmation to the homeowner',
  'lead-webhook': 'Webhook',
  'lead-sms': 'Text message to you',
  'visit-notification': 'Mail to you about the visit',
  'visit-confirmation': 'Mail to the homeowner about the visit',
  'visit-reminder': 'Reminder of the visit',
}

/** Where a message stands: "Sent 10:40 AM". */
export function deliveryState(delivery: Delivery, now: Date): string {
  const { status, lastError, nextTryAt, sentAt } = delivery
  if (status === 'sent') return sentAt ? `Sent ${officeTime(sentAt, now)}` : 'Sent'
  if (status === 'failed') return 'Failed'
  if (status === 'offered') return 'Kept: it came in before mail was set up'
  if (status === 'dropped') return 'Not sent'
  if (!lastError) return 'On its way'
  const isPostponed = delivery.attempts === 0
  const isDue = new Date(nextTryAt).getTime() <= now.getTime()
  if (isDue) return 'Waiting for the next try'
  return `${isPostponed ? 'Postponed until' : 'Next try'} ${officeTime(nextTryAt, now)}`
}

/** What has not been sent, and how many requests are set aside. */
type Undelivered = DeliverySummary & { setAside: number }

/** What staff ought to know of requests set aside and of messages that haven't gone out, in one sentence each; none when all is well. */
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
    offered > 0 && hasMail && `${came} before mail was set up: send ${offered === 1 ? 'it' : 'them'} now?`,
    offered > 0 && !hasMail && `${came} without a mail to you: mail isn’t set up yet.`,
  ].filter((sentence) => typeof sentence === 'string')
}

/** The same in a few words, for a list of actions; empty when all is well. What is postponed on purpose is as it should be. */
export function undeliveredText({ setAside, failed, waiting, postponed, offered }: Undelivered): string {
  const unsent = failed + waiting - postponed + offered
  return [
    setAside > 0 && `${counted(setAside, 'request')} couldn’t be stored`,
    unsent > 0 && `${unsent} not sent`,
  ]
    .filter(Boolean)
    .join(', ')
}
