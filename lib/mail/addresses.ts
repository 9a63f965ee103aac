import 'server-only'
import * as z from 'zod'
import { type BusinessProfile } from '@/lib/business/profile'
import { env, type Env } from '@/lib/env'
import { decodePart } from '@/lib/text/decode-part'

const address = z.email().max(254)

/** Returns a text as one email address for a message's head; null if it is anything else. */
export function mailAddress(text: string): string | null {
  const parsed = address.safeParse(text.trim())
  return parsed.success ? parsed.data : null
}

/** The example addresses of a new site are nobody's. */
function realAddress(text: string): string | null {
  const email = mailAddress(text)
  return email && !/[@.]example(?:\.(?:com|net|org))?$/i.test(email) ? email : null
}

const smtpUser = (smtpUrl = ''): string => (smtpUrl ? decodePart(new URL(smtpUrl).username) : '')

/** Returns the sender's address: MAIL_FROM, else the mail account, else the owner's own; null if none is known. */
export function senderAddress(
  env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL' | 'LEADS_TO' | 'ADMIN_EMAIL'>,
): string | null {
  return env.MAIL_FROM ?? mailAddress(smtpUser(env.SMTP_URL)) ?? env.LEADS_TO ?? realAddress(env.ADMIN_EMAIL)
}

/** Returns true if email can be sent at all. */
export const canSendMail = (): boolean => env().SMTP_URL !== undefined && senderAddress(env()) !== null

/**
 * Returns the address for leads: that of the settings, else LEADS_TO, else the business's own, else the first staff
 * account's; null if there is none.
 */
export function ownerAddress(
  env: Pick<Env, 'LEADS_TO' | 'ADMIN_EMAIL'>,
  { email, mail }: Pick<BusinessProfile, 'email' | 'mail'>,
): string | null {
  return mailAddress(mail.leadsTo) ?? env.LEADS_TO ?? realAddress(email) ?? realAddress(env.ADMIN_EMAIL)
}

/** Says where answers to an email of staff arrive. */
export function answersText(
  env: Pick<Env, 'IMAP_URL' | 'LEADS_TO' | 'ADMIN_EMAIL'>,
  profile: Pick<BusinessProfile, 'email' | 'mail'>,
): string {
  if (env.IMAP_URL) return 'Replies show up on this lead.'
  const address = ownerAddress(env, profile)
  return `Replies go to the mailbox${address ? ` of ${address}` : ''}, not here.`
}
