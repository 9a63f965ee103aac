import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { addPasswordReset, getResetAccount, resetLinkLasts, takeReset } from '@/lib/data/password-resets'
import { getStaffByEmail } from '@/lib/data/staff'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { SendError } from '@/lib/send-error'
import { audit } from './audit'
import { passwordRefusal } from './new-password'
import { hashPassword } from './password'
import { canSendMail, sendPasswordResetMail, type SendPasswordResetMail } from './reset-mail'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Mails a link to set a new password, if the address has an account. Nobody is told which: the caller answers before
 * this is done, and always the same.
 */
export async function mailResetLink(
  email: string,
  address: string,
  send: SendPasswordResetMail = sendPasswordResetMail,
): Promise<void> {
  const staff = await getStaffByEmail(email)
  if (!staff || !canSendMail()) return
  const token = randomBytes(32).toString('base64url')
  if (!(await addPasswordReset(staff.id, hashOf(token)))) return
  await audit({ staffId: staff.id, action: 'password-reset-asked', address })
  // Behind the # it reaches no server, no log and no Referer.
  const link = `${env().SITE_URL}/login/reset#${token}`
  try {
    await send({ to: staff.email, link, minutes: resetLinkLasts / 60_000 })
  } catch (error) {
    const reason = error instanceof SendError ? error.message : undefined
    log.error({ err: error, reason }, 'the mail with a link to set a new password could not be sent')
  }
}

const spent = 'This link has been used or is too old. Ask for a new one.'

/** Sets a new password by the token of a link: once, and every session of the account ends. @throws AppError invalid */
export async function resetPassword(token: string, password: string, address: string): Promise<void> {
  const tokenHash = hashOf(token)
  const account = await getResetAccount(tokenHash)
  if (!account) throw new AppError('invalid', { detail: spent, errors: { token: spent } })
  const refusal = passwordRefusal(password, account)
  if (refusal) throw new AppError('invalid', { errors: { password: refusal } })
  if (!(await takeReset(account.id, tokenHash, await hashPassword(password))))
    throw new AppError('invalid', { detail: spent, errors: { token: spent } })
  await audit({ staffId: account.id, action: 'password-reset', address })
}
