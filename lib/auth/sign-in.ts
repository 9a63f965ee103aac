import 'server-only'
import { type NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { getStaffByEmail } from '@/lib/data/staff'
import { endStaffSession, openStaffSession } from '@/lib/data/staff-sessions'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { signInSchema } from '@/lib/schemas/sign-in'
import { attempt, forgive, fromAddress, onAccount, onCode, onDevice, takeBack } from './attempts'
import { audit, auditFailure } from './audit'
import { knownDevice } from './device'
import { authOptions } from './options'
import { verifyPassword } from './password'
import { takeCode } from './second-factor'

/** A request to sign in or out, and its outcome. */
export type Visit = {
  address: string
  /** The browser's name and system. */
  device: string
  deviceCookie: string | undefined
  /** Set once somebody is signed in: the account, and the device if it was known. */
  signedIn?: { staffId: string; deviceId: string | null }
  /** Set when it was refused for another reason than a mismatch. */
  refused?: AppError
}

/** The reasons of a refusal as the sign-in screen knows them; nothing else ever goes into an answer. */
const words = {
  wait: 'TooManyAttempts',
  code: 'CodeNeeded',
  wrongCode: 'CodeMismatch',
  failed: 'Unavailable',
}

class Refused extends Error {}

/**
 * Returns next-auth's configuration for one request that signs in (email, password, and a code where the account has a
 * second factor) or out. Tries are counted before anything is checked.
 */
export function signInOptions(visit: Visit): NextAuthOptions {
  return {
    ...authOptions(),
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {}, code: {} },
        async authorize(credentials) {
          try {
            return await signIn(credentials, visit)
          } catch (error) {
            if (error instanceof Refused) throw error
            if (error instanceof AppError && error.code === 'too-many') {
              visit.refused = error
              throw new Refused(`${words.wait}:${Math.ceil(error.more.retryAfter ?? 0)}`)
            }
            log.error({ err: error }, 'signing in failed')
            visit.refused = new AppError('internal')
            throw new Refused(words.failed)
          }
        },
      }),
    ],
    events: {
      async signOut({ token }) {
        const { sub, sessionId } = token ?? {}
        if (!sub || !sessionId) return
        try {
          if (await endStaffSession(sub, sessionId))
            await audit({ staffId: sub, action: 'signed-out', detail: visit.device, address: visit.address })
        } catch (error) {
          log.error({ err: error }, 'a session could not be ended')
          visit.refused = new AppError('internal')
        }
      },
    },
  }
}

async function signIn(credentials: unknown, visit: Visit) {
  const parsed = signInSchema.safeParse(credentials)
  if (!parsed.success) return null
  const { email, password, code } = parsed.data
  const { address, device } = visit
  const staff = await getStaffByEmail(email)
  const deviceId = staff && knownDevice(visit.deviceCookie, staff.id)
  const account = `${email}\n${address}`
  if (deviceId) await attempt(onDevice, deviceId)
  else {
    await attempt(fromAddress, address)
    await attempt(onAccount, account)
  }
  // Without an account a hash is computed all the same, so that the time says nothing about it.
  const fits = await verifyPassword(staff?.passwordHash ?? null, password, {
    first: deviceId !== null,
    from: address,
  })
  // A deactivated account answers like a wrong password: it mustn't reveal even that the password is right.
  if (!fits || !staff || staff.deactivatedAt) {
    const detail = fits && staff ? `${device}, the account is deactivated` : device
    await auditFailure({ staffId: staff?.id, address, detail })
    return null
  }
  if (staff.totpSince) await checkCode(staff.id, code, deviceId, visit)
  if (deviceId) await forgive(onDevice, deviceId)
  else await Promise.all([takeBack(fromAddress, address), forgive(onAccount, account)])
  const sessionId = await openStaffSession({ staffId: staff.id, device, address })
  const detail = deviceId ? device : `${device}, new to this account`
  await audit({ staffId: staff.id, action: 'signed-in', detail, address })
  visit.signedIn = { staffId: staff.id, deviceId }
  return { id: staff.id, name: staff.name, email: staff.email, version: staff.sessionVersion, sessionId }
}

/** Checks the second factor. Only who knows the password comes here, so these tries may count for the whole account. */
async function checkCode(staffId: string, code: string, deviceId: string | null, visit: Visit) {
  if (!code) throw new Refused(words.code)
  const subject = deviceId ?? staffId
  await attempt(onCode, subject)
  const codeKind = await takeCode(staffId, code)
  const { address, device } = visit
  if (!codeKind) {
    await auditFailure({ staffId, address, detail: `${device}, wrong code` })
    throw new Refused(words.wrongCode)
  }
  await forgive(onCode, subject)
  if (codeKind === 'recovery') await audit({ staffId, action: 'recovery-code-used', detail: device, address })
}
