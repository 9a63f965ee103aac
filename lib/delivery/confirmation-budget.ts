import 'server-only'
import { type Lead } from '@/lib/content-types'
import { countPostponed } from '@/lib/data/outbox'
import { listSentConfirmations } from '@/lib/data/outbox-budgets'
import { numberWord } from '@/lib/text/number-word'
import { Postponed, Unneeded } from './channel'

// A confirmation goes to an address that nobody has proven to own. Each kind has a budget of its own, so that a flood of
// one never uses up the other's.

const day = 86_400_000
/** How many confirmations of a kind go out to all together within a day. */
const mostToAll = 200
/** Of these, how many may be for requests of earlier days: a backlog leaves the rest to today's. */
const mostOfBacklog = mostToAll / 2
/** How many confirmations of requests go to one mailbox within a day: nobody floods a stranger's by our forms. */
const mostToOne = 3
/** Who books, moves and cancels on one day has a mail for each. */
const mostOfVisitsToOne = 10
/** What a mailbox is still owed of requests goes on for so long, not for as long as a flood's would take. In days. */
const owedFor = 7

/** An address as its mailbox, for counting: "Ann+x@Example.com" is the mailbox of "ann@example.com". */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  const name = local.replace(/\+.*/, '')
  return `${/^(?:gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`
}

type Confirmation = { kind: 'lead-confirmation' | 'visit-confirmation'; to: string; lead: Lead; now: Date }

/**
 * Resolves if the confirmation may go out now.
 * @throws Postponed until the budget has room; Unneeded where a mailbox has had its confirmations and a request is a week old
 */
export async function checkConfirmationBudget({ kind, to, lead, now }: Confirmation): Promise<void> {
  const sent = await listSentConfirmations(kind, new Date(now.getTime() - day))
  const toThisOne = sent.filter(({ email }) => mailboxOf(email) === mailboxOf(to))
  const isOfVisit = kind === 'visit-confirmation'
  const mostOfKind = isOfVisit ? mostOfVisitsToOne : mostToOne
  const age = now.getTime() - new Date(lead.createdAt).getTime()
  const [firstToThisOne] = toThisOne.slice(-mostOfKind)
  if (toThisOne.length >= mostOfKind && firstToThisOne) {
    const words = `this address has had ${numberWord(mostOfKind)} ${isOfVisit ? 'mails' : 'confirmations'} within a day`
    if (!isOfVisit && age > owedFor * day)
      throw new Unneeded(`Not sent: ${words}, and this request is a week old.`)
    throw new Postponed(`${words}.`, new Date(firstToThisOne.sentAt.getTime() + day))
  }
  const isBacklog = !isOfVisit && age > day
  const most = isBacklog ? mostOfBacklog : mostToAll
  if (sent.length < most) return
  // What is postponed already goes first: each takes the place of one that was sent a day before.
  const place = sent.length - most + (await countPostponed(now, kind))
  const freed = sent[Math.min(place, sent.length - 1)]
  throw new Postponed(
    `${most} confirmations went out within a day.`,
    new Date((freed?.sentAt ?? now).getTime() + day),
  )
}
