import 'server-only'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { listAllFinishes } from '@/lib/data/finishes'
import { isSignedUp } from '@/lib/data/news-signups'
import { getProfile } from '@/lib/data/settings'
import { setVisitToken } from '@/lib/data/visit-changes'
import { getVisit } from '@/lib/data/visits'
import { type Env } from '@/lib/env'
import { mailAddress, ownerAddress } from '@/lib/mail/addresses'
import { replyAddress } from '@/lib/mail/reply-address'
import { type Mail, type MailTimes, sendMail } from '@/lib/mail/send'
import { SendError } from '@/lib/send-error'
import { selfEmailContent } from '@/lib/self-emails/content'
import { reviewPath } from '@/lib/reviews/review-token'
import { hashOf, visitToken } from '@/lib/visits/visit-token'
import { isUpcoming } from '@/lib/visits/visitor-visit'
import { type Channel, type Message, type SelfEmail, Unneeded } from './channel'
import { checkConfirmationBudget, type ConfirmationKind } from './confirmation-budget'
import { confirmationEmail } from './confirmation-email'
import { type Email } from './email'
import { requireEmail } from './lead-message'
import { ownerDigestEmail, visitsDigestEmail } from './owner-digest-email'
import { type Gathered, gatherForOwner, type OwnerMessageKind } from './owner-flood'
import { ownerEmail } from './owner-email'
import { reviewEmail } from './review-emails'
import { sendReviewRequest } from './review-request'
import { selfEmail } from './self-email'
import { visitEmail, visitOwnerEmail } from './visit-emails'

type Options = { env: Env; now?: () => Date; times?: MailTimes }

type SentEmail = Pick<Email, 'subject' | 'text'> &
  Pick<Mail, 'html' | 'calendar' | 'unsubscribe' | 'attachments' | 'answers'>

/** A homeowner's address, and the one for answers if they don't go to the owner. */
type Recipient = {
  email: string
  kind?: ConfirmationKind
  automatic?: Mail['automatic']
  replyAddress?: string | null
}

/** Returns the channel that emails the owner about leads and visits, in a flood about many at once, and homeowners. */
export function mailChannel({ env, now = () => new Date(), times }: Options): Channel {
  const siteUrl = env.SITE_URL

  const send = ({ id, check }: Pick<Message, 'id' | 'check'>, mail: Omit<Mail, 'id'>) =>
    sendMail(env, { ...mail, id }, times, check)

  async function sendToOwner(
    message: Message,
    kind: OwnerMessageKind,
    write: (
      batch: Gathered,
      profile: BusinessProfile,
    ) => Promise<{ email: Email; from?: Pick<Lead, 'name' | 'email'> }>,
  ) {
    const profile = await getProfile()
    const to = ownerAddress(env, profile)
    // Only this message fails: emails to homeowners still go out.
    if (!to) throw new SendError('There is no address for leads yet.', { isUnsent: true })
    const batch = await gatherForOwner({ id: message.id, kind, lead: message.lead, now: now() })
    message.covers?.(batch.covered)
    const { email, from } = await write(batch, profile)
    const replyTo = from && { name: from.name, address: from.email }
    const fromName = `${profile.shortName} website`
    await send(message, { ...email, to, fromName, replyTo, automatic: 'generated' })
  }

  async function sendToHomeowner(
    message: Message,
    { email, kind, automatic, replyAddress }: Recipient,
    write: (profile: BusinessProfile, owner: string | null) => SentEmail | Promise<SentEmail>,
  ) {
    const to = mailAddress(email)
    if (!to) throw new Unneeded('Not sent: this isn’t a valid email address.')
    if (kind) await checkConfirmationBudget({ kind, to, lead: message.lead, now: now() })
    const profile = await getProfile()
    const emailContent = await write(profile, ownerAddress(env, profile))
    await send(message, { ...emailContent, ...fromBusiness(profile, replyAddress), to, automatic })
  }

  function fromBusiness(profile: BusinessProfile, replyAddress?: string | null) {
    const address = replyAddress ?? ownerAddress(env, profile)
    return {
      fromName: profile.mail.senderName || profile.name,
      replyTo: address ? { name: profile.name, address } : undefined,
    }
  }

  async function sendSelfEmail({ to, about, ...message }: SelfEmail) {
    const [content, profile] = await Promise.all([selfEmailContent(about), getProfile()])
    if (!content) throw new Unneeded('Not sent: nothing is shown at its address any more.')
    const email = selfEmail({ content, profile, siteUrl, isSignedUp: await isSignedUp(to) })
    await send(message, { ...email, ...fromBusiness(profile), to, automatic: 'replied' })
  }

  async function requireVisit({ visitId }: Message) {
    const visit = visitId && (await getVisit(visitId))
    if (!visit) throw new Unneeded('Not sent: the visit was deleted.')
    return visit
  }

  async function sendVisitToHomeowner(message: Message) {
    const isReminder = message.kind === 'visit-reminder'
    const visit = await requireVisit(message)
    if (isReminder && !isUpcoming(visit, now()))
      throw new Unneeded('Not sent: the visit is over, or canceled.')
    const kind = isReminder ? undefined : 'visit-confirmation'
    const options = { email: visit.lead.email, kind, automatic: 'generated' } as const
    await sendToHomeowner(message, options, async (profile, organizer) => {
      // The site's secret may be another one than when it was booked.
      await setVisitToken(visit.id, hashOf(visitToken(visit.id)))
      return visitEmail({ visit, profile, siteUrl, organizer }, isReminder ? now() : undefined)
    })
  }

  const sendReviewMail = (message: Message) =>
    sendReviewRequest(message, now(), ({ id }) =>
      sendToHomeowner(message, { email: message.lead.email, automatic: 'generated' }, (profile) => {
        const link = `${siteUrl}${reviewPath(id)}`
        const isReminder = message.kind === 'review-reminder'
        return reviewEmail({ lead: message.lead, profile, siteUrl, link, isReminder })
      }),
    )

  const senders: Partial<Record<Message['kind'], (message: Message) => Promise<void>>> = {
    'lead-notification': (message) =>
      sendToOwner(message, 'lead-notification', async ({ leads }, profile) => {
        if (leads.length > 1) return { email: ownerDigestEmail({ leads, profile, siteUrl }) }
        const { lead } = message
        const finishes = await listAllFinishes()
        return { email: ownerEmail({ lead, profile, siteUrl, finishes }), from: lead }
      }),
    'lead-confirmation': (message) => {
      const { lead } = message
      const options = { email: lead.email, kind: 'lead-confirmation', automatic: 'replied' } as const
      return sendToHomeowner(message, options, (profile) => confirmationEmail({ lead, profile, siteUrl }))
    },
    'visit-notification': async (message) => {
      const visit = await requireVisit(message)
      await sendToOwner(message, 'visit-notification', async ({ visitIds }, profile) => {
        const otherIds = [...new Set(visitIds)].filter((id) => id !== visit.id)
        const otherVisits = await Promise.all(otherIds.map(getVisit))
        const visits = [visit, ...otherVisits.filter((otherVisit) => otherVisit !== null)]
        return visits.length > 1
          ? { email: visitsDigestEmail({ visits, profile, siteUrl }) }
          : { email: visitOwnerEmail({ visit, profile, siteUrl }), from: visit.lead }
      })
    },
    'visit-confirmation': sendVisitToHomeowner,
    'visit-reminder': sendVisitToHomeowner,
    'lead-reply': async (message) => {
      const { id, email, ...written } = await requireEmail(message)
      const recipient = { email, replyAddress: replyAddress(env, id) }
      await sendToHomeowner({ ...message, id }, recipient, () => written)
    },
    'review-request': sendReviewMail,
    'review-reminder': sendReviewMail,
  }
  return {
    name: 'mail',
    kinds: [...(Object.keys(senders) as Message['kind'][]), 'self-email'],
    send: async (message) => senders[message.kind]?.(message),
    sendSelfEmail,
  }
}
