import 'server-only'
import { type Lead } from '@/lib/content-types'
import { countPostponed } from '@/lib/data/deliveries'
import { listSentConfirmations } from '@/lib/data/outbox-budgets'
import { mailboxOf } from '@/lib/text/mailbox-of'
import { numberWord } from '@/lib/text/number-word'
import { Postponed, Unneeded } from './channel'

// A confirmation goes to an address that nobody has proven to own, so its number is limited. Each kind has a budget of its own: a
// flood of one never uses up the other's.

const day = 86_400_000
/** Confirmations of a kind within a day. */
const maxPerDay = 200
/** Of these, this many may be for requests of earlier days, so that a backlog leaves the rest to today's. */
const maxOfBacklog = maxPerDay / 2
/** Confirmations to one mailbox within a day: nobody can flood a stranger's by our forms. */
const maxPerMailbox = { 'lead-confirmation': 3, 'visit-confirmation': 10 }
/** Postponed confirmations of requests are sent for so many days, not for as long as a flood's would take. */
const maxAgeInDays = 7

export type ConfirmationKind = keyof typeof maxPerMailbox
type Confirmation = { kind: ConfirmationKind; to: string; lead: Lead; now: Date }

/**
 * Resolves if the confirmation may be sent now.
 * @throws Postponed until the budget has room; Unneeded if a mailbox has had its confirmations and the request is a week old
 */
export async function checkConfirmationBudget({ kind, to, lead, now }: Confirmation): Promise<void> {
  const sentConfirmations = await listSentConfirmations(kind, new Date(now.getTime() - day))
  const sentToMailbox = sentConfirmations.filter(({ email }) => mailboxOf(email) === mailboxOf(to))
  const isOfVisit = kind === 'visit-confirmation'
  const max = maxPerMailbox[kind]
  const age = now.getTime() - new Date(lead.createdAt).getTime()
  const [firstSent] = sentToMailbox.slice(-max)
  if (sentToMailbox.length >= max && firstSent) {
    const reason = `this address has had ${numberWord(max)} ${isOfVisit ? 'emails' : 'confirmations'} within a day`
    if (!isOfVisit && age > maxAgeInDays * day)
      throw new Unneeded(`Not sent: ${reason}, and this request is a week old.`)
    throw new Postponed(`${reason}.`, new Date(firstSent.sentAt.getTime() + day))
  }
  const isBacklog = !isOfVisit && age > day
  const budget = isBacklog ? maxOfBacklog : maxPerDay
  if (sentConfirmations.length < budget) return
  // Those that are postponed already go first: each takes the place of one that was sent a day before.
  const place = sentConfirmations.length - budget + (await countPostponed(now, kind))
  const replacedConfirmation = sentConfirmations[Math.min(place, sentConfirmations.length - 1)]
  throw new Postponed(
    `${budget} confirmations went out within a day.`,
    new Date((replacedConfirmation?.sentAt ?? now).getTime() + day),
  )
}
