import 'server-only'
import * as z from 'zod'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Env } from '@/lib/env'

const address = z.email().max(254)

/** An e-mail address that may stand in a message's head, or null: one address and nothing else. */
export function mailAddress(text: string): string | null {
  const parsed = address.safeParse(text.trim())
  return parsed.success ? parsed.data : null
}

/** Not one of the addresses that the site comes with, which are nobody's. */
function somebodys(text: string): string | null {
  const found = mailAddress(text)
  return found && !/[@.]example(?:\.(?:com|net|org))?$/i.test(found) ? found : null
}

/** A part of a URL as it was meant: "a%40b" is "a@b"; one with a stray percent sign is taken as it stands. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const smtpUser = (smtpUrl = ''): string => (smtpUrl ? decodePart(new URL(smtpUrl).username) : '')

/** Who mail comes from: MAIL_FROM, else the mail account, else the owner's own address; null where nothing is known. */
export function senderAddress(
  env: Pick<Env, 'MAIL_FROM' | 'SMTP_URL' | 'LEADS_TO' | 'ADMIN_EMAIL'>,
): string | null {
  return env.MAIL_FROM ?? mailAddress(smtpUser(env.SMTP_URL)) ?? env.LEADS_TO ?? somebodys(env.ADMIN_EMAIL)
}

/** Where leads are mailed to: LEADS_TO, else the profile's address, else the first staff account's; null for none. */
export function ownerAddress(
  env: Pick<Env, 'LEADS_TO' | 'ADMIN_EMAIL'>,
  profile: Pick<BusinessProfile, 'email'>,
): string | null {
  return env.LEADS_TO ?? somebodys(profile.email) ?? somebodys(env.ADMIN_EMAIL)
}
