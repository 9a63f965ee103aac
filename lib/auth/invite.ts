import 'server-only'
import { type StaffInvitation, type StaffRole } from '@/lib/staff-types'
import { addInvite, getInvite, inviteDays, takeInvite } from '@/lib/data/staff-invites'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { canSendMail } from '@/lib/mail/addresses'
import { SendError } from '@/lib/send-error'
import { audit } from './audit'
import { sendInviteMail } from './invite-mail'
import { passwordRefusal } from './new-password'
import { hashPassword } from './password'
import { hashOfToken, newToken } from './token'

/** A new invitation. Its link is shown only once; `mailProblem` is why no email went out, or null. */
type NewInvite = { invitation: StaffInvitation; link: string; mailProblem: string | null }

/** Invites somebody to have an account. @throws AppError conflict when the address has one */
export async function invite(
  fields: { name: string; email: string; role: StaffRole },
  owner: { id: string; name: string },
): Promise<NewInvite> {
  const { token, tokenHash } = newToken()
  const invitation = await addInvite({ ...fields, tokenHash }, owner.id)
  // Behind the # it reaches no server, no log and no Referer.
  const link = `${env().SITE_URL}/login/join#${token}`
  return { invitation, link, mailProblem: await mailInvitation(invitation.email, link, owner.name) }
}

async function mailInvitation(to: string, link: string, from: string): Promise<string | null> {
  if (!canSendMail()) return 'This site can’t send email yet.'
  try {
    await sendInviteMail({ to, from, link, days: inviteDays })
    return null
  } catch (error) {
    log.error({ err: error }, 'the mail with an invitation could not be sent')
    return error instanceof SendError ? error.message : 'The email could not be sent.'
  }
}

const invalidMessage = 'This invitation has been used, was withdrawn or is too old. Ask for a new one.'
const invalidToken = () =>
  new AppError('invalid', { detail: invalidMessage, errors: { token: invalidMessage } })

/** Returns whom a link's token invites. @throws AppError invalid */
export async function readInvite(token: string): Promise<{ name: string; email: string }> {
  const invite = await getInvite(hashOfToken(token))
  if (!invite) throw invalidToken()
  return { name: invite.name, email: invite.email }
}

/** Creates the account that a link's token invites to. @returns its email address @throws AppError invalid, conflict */
export async function join(
  { token, name, password }: { token: string; name: string; password: string },
  address: string,
): Promise<{ email: string }> {
  const tokenHash = hashOfToken(token)
  const invite = await getInvite(tokenHash)
  if (!invite) throw invalidToken()
  const refusal = passwordRefusal(password, { email: invite.email, name })
  if (refusal) throw new AppError('invalid', { errors: { password: refusal } })
  const staff = await takeInvite(tokenHash, { name, passwordHash: await hashPassword(password) })
  if (!staff) throw invalidToken()
  await audit({ staffId: staff.id, action: 'staff-joined', target: staff.email, detail: staff.role, address })
  return { email: staff.email }
}
