import 'server-only'
import { removeSecondFactor } from '@/lib/data/second-factor'
import { changeOwnPassword, getPasswordHash } from '@/lib/data/staff'
import { AppError } from '@/lib/errors'
import { attempt, forgive, onCode, onOwnPassword } from './attempts'
import { passwordRefusal } from './new-password'
import { hashPassword, verifyPassword } from './password'
import { confirmCode, newRecoveryCodes, newSecondFactor, takeCode } from './second-factor'
import { type StaffSession } from './session'

// Changes of staff to their own account. A session alone isn't enough: whoever finds one open neither knows the
// password nor holds the phone.

const errorAt = (field: string, message: string) => new AppError('invalid', { errors: { [field]: message } })

/**
 * Checks the present password again, as an open session alone isn't enough. Tries are counted as at signing in.
 * @throws AppError invalid with a message for `field`, or too-many
 */
export async function checkPassword(
  staff: StaffSession,
  password: string,
  field = 'password',
): Promise<void> {
  if (!password) throw errorAt(field, 'Enter your password')
  await attempt(onOwnPassword, staff.id)
  if (!(await verifyPassword(await getPasswordHash(staff.id), password, { first: true })))
    throw errorAt(field, 'This isn’t your current password')
  await forgive(onOwnPassword, staff.id)
}

/** Takes a code of the second factor. @throws AppError invalid with a message for `code`, or too-many */
async function checkCode(staff: StaffSession, code: string): Promise<void> {
  await attempt(onCode, staff.sessionId)
  if (!(await takeCode(staff.id, code))) throw errorAt('code', wrongCode)
  await forgive(onCode, staff.sessionId)
}

const wrongCode = 'This code isn’t right or was used already. Wait for the next one.'

/** Sets a new password; the other sessions of the account end. */
export async function changePassword(
  staff: StaffSession,
  { current, password }: { current: string; password: string },
): Promise<void> {
  await checkPassword(staff, current, 'current')
  const refusal = current === password ? 'This is your current password' : passwordRefusal(password, staff)
  if (refusal) throw errorAt('password', refusal)
  await changeOwnPassword(staff.id, await hashPassword(password), staff.sessionId)
}

/** Makes a secret for a second factor, which doesn't count yet. `issuer` is what the app names it. */
export async function beginSecondFactor(staff: StaffSession, password: string, issuer: string) {
  await checkPassword(staff, password)
  const secondFactor = await newSecondFactor(staff, issuer)
  if (!secondFactor)
    throw new AppError('conflict', { detail: 'Two-step verification is on already. Reload the page.' })
  return secondFactor
}

/** Switches the second factor on by its first code. @returns the recovery codes, to be shown once */
export async function confirmSecondFactor(staff: StaffSession, code: string): Promise<string[]> {
  await attempt(onCode, staff.sessionId)
  const codes = await confirmCode(staff.id, code)
  if (!codes) throw errorAt('code', wrongCode)
  await forgive(onCode, staff.sessionId)
  return codes
}

/** Makes new recovery codes, for a code of the app or one of the old ones. */
export async function remakeRecoveryCodes(staff: StaffSession, code: string): Promise<string[]> {
  await checkCode(staff, code)
  return newRecoveryCodes(staff.id)
}

/** Switches the second factor off, for the password and a code. */
export async function switchOffSecondFactor(
  staff: StaffSession,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await checkPassword(staff, password)
  await checkCode(staff, code)
  await removeSecondFactor(staff.id)
}
