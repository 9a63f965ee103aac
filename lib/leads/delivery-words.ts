import {
  type Delivery,
  type DeliveryKind,
  type DeliverySummary,
  deliveryWorthTelling,
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
  const isDue = new Date(nextTryAt).getTime() <= now.getTime()
  return isDue ? 'Waiting for the next try' : `Next try ${officeTime(nextTryAt, now)}`
}

/** What staff ought to know of messages that haven't gone out, in one sentence each; none when all is well. */
export function deliveryNews(summary: DeliverySummary, hasMail: boolean, now: Date): string[] {
  const { failed, waiting, offered, oldestWaiting } = summary
  const isLate = oldestWaiting && now.getTime() - new Date(oldestWaiting).getTime() > deliveryWorthTelling
  const came = `${counted(offered, 'request')} came in`
  return [
    failed > 0 && `${counted(failed, 'message')} could not be sent.`,
    isLate && `${counted(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'} to be sent.`,
    offered > 0 && hasMail && `${came} before mail was set up: send ${offered === 1 ? 'it' : 'them'} now?`,
    offered > 0 && !hasMail && `${came} without a mail to you: mail isn’t set up yet.`,
  ].filter((sentence) => typeof sentence === 'string')
}
