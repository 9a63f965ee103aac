import 'server-only'
import { addPasswordReset, getResetAccount, resetLinkLasts, takeReset } from '@/lib/data/password-resets'
import { getStaffByEmail } from '@/lib/data/staff'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { canSendMail } from '@/lib/mail/addresses'
import { SendError } from '@/lib/send-error'
import { audit } from './audit'
import { passwordRefusal } from './new-password'
import { hashPassword } from './password'
import { sendPasswordResetMail, type SendPasswordResetMail } from './reset-mail'
import { hashOfToken, newToken } from './token'

/**
 * Emails a link to set a new password if the address has an account. Nobody is told which: the caller answers before
 * this is done, and always the same.
 */
export async function mailResetLink(
  email: string,
  address: string,
  send: SendPasswordResetMail = sendPasswordResetMail,
): Promise<void> {
  const staff = await getStaffByEmail(email)
  if (!staff || staff.deactivatedAt || !canSendMail()) return
  try {
    await makeAndSend(staff, address, send)
  } catch (error) {
    const reason = error instanceof SendError ? error.message : undefined
    log.error({ err: error, reason }, 'the mail with a link to set a new password could not be sent')
  }
}

/**
 * Emails the link for an owner who asks for somebody else.
 * @throws AppError conflict, with the reason, when no email went out
 */
export async function mailResetLinkTo(
  staff: { id: string; email: string; deactivatedAt: string | null },
  address: string,
): Promise<void> {
  const conflict = (detail: string) => new AppError('conflict', { detail })
  if (staff.deactivatedAt) throw conflict('This account is deactivated. Reactivate it first.')
  if (!canSendMail())
    throw conflict('This site can’t send email yet. Settings, Integrations, shows how to set it up.')
  try {
    if (!(await makeAndSend(staff, address, sendPasswordResetMail)))
      throw conflict('Three links are on their way already. They work for half an hour.')
  } catch (error) {
    if (error instanceof SendError) throw conflict(`The email could not be sent. ${error.message}`)
    throw error
  }
}

/** Returns false if the account has enough open links. */
async function makeAndSend(
  staff: { id: string; email: string },
  address: string,
  send: SendPasswordResetMail,
): Promise<boolean> {
  const { token, tokenHash } = newToken()
  if (!(await addPasswordReset(staff.id, tokenHash))) return false
  await audit({ staffId: staff.id, action: 'password-reset-asked', address })
  // Behind the # it reaches no server, no log and no Referer.
  await send({
    to: staff.email,
    link: `${env().SITE_URL}/login/reset#${token}`,
    minutes: resetLinkLasts / 60_000,
  })
  return true
}

const spentMessage = 'This link has been used or is too old. Ask for a new one.'

/** Sets a new password by a link's token, once, and ends every session of the account. @throws AppError invalid */
export async function resetPassword(token: string, password: string, address: string): Promise<void> {
  const tokenHash = hashOfToken(token)
  const account = await getResetAccount(tokenHash)
  if (!account) throw new AppError('invalid', { detail: spentMessage, errors: { token: spentMessage } })
  const refusal = passwordRefusal(password, account)
  if (refusal) throw new AppError('invalid', { errors: { password: refusal } })
  if (!(await takeReset(account.id, tokenHash, await hashPassword(password))))
    throw new AppError('invalid', { detail: spentMessage, errors: { token: spentMessage } })
  await audit({ staffId: account.id, action: 'password-reset', address })
}
