import 'server-only'
import { type DeliveryKind } from '@/lib/delivery-types'
import { mailboxOf } from '@/lib/text/mailbox-of'
import { write } from './client'
import { announceMessages } from './outbox'

// Emails that visitors send to themselves. Nobody has proven to own the address, so their number is limited, and the limit
// is counted here: a restart forgets nothing, and several instances count together (decision 069).

const kind = 'self-email' satisfies DeliveryKind
const day = 86_400_000
/** Emails to one mailbox within a day. */
const maxPerMailbox = 5
/** Emails to all mailboxes within a day: a program that uses many addresses must not ruin the site's name as a sender. */
const maxPerDay = 200
/** The same email within this time counts as a second press of the button. */
const repeatWindow = 10 * 60_000
/** The address is kept this long, in milliseconds: longer than the tries last. */
const keptFor = 2 * day

type SelfEmail = {
  to: string
  /** The address of the design or the estimate. */
  about: string
  /** The sentence that was ticked to get news. */
  news?: string | undefined
}

/**
 * Adds the email to the outbox, and the address to those who asked for news.
 * @returns `mailbox` or `all` if that many were sent within a day, and nothing was added
 */
export async function addSelfEmail(
  { to, about, news }: SelfEmail,
  now = new Date(),
): Promise<'added' | 'mailbox' | 'all'> {
  const since = (time: number) => new Date(now.getTime() - time)
  const outcome = await write((db) =>
    db.$transaction(async (tx) => {
      const recentEmails = await tx.outbox.findMany({
        where: { kind, createdAt: { gt: since(day) } },
        select: { to: true, about: true, status: true, createdAt: true },
      })
      const isAgain = recentEmails.some(
        (row) =>
          row.to === to &&
          row.about === about &&
          row.createdAt > since(repeatWindow) &&
          row.status !== 'failed',
      )
      if (!isAgain) {
        const toMailbox = recentEmails.filter((row) => mailboxOf(row.to) === mailboxOf(to))
        if (toMailbox.length >= maxPerMailbox) return 'mailbox'
        if (recentEmails.length >= maxPerDay) return 'all'
        await tx.outbox.create({
          data: { kind, to, about, createdAt: now, nextTryAt: now },
          select: { id: true },
        })
      }
      if (news) {
        const signup = {
          email: to.toLowerCase(),
          text: news,
          page: about.replace(/\?.*/, ''),
          createdAt: now,
        }
        // The first one stays: its date shows since when.
        await tx.newsSignup.upsert({
          where: { email: signup.email },
          create: signup,
          update: {},
          select: { id: true },
        })
      }
      return 'added'
    }),
  )
  announceMessages()
  return outcome
}

/** Deletes those that are two days old, sent or not, with the addresses. */
export async function pruneSelfEmails(now = new Date()): Promise<void> {
  await write((db) =>
    db.outbox.deleteMany({ where: { kind, createdAt: { lt: new Date(now.getTime() - keptFor) } } }),
  )
}
