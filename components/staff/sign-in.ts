import { signIn } from 'next-auth/react'
import { type SignInFields } from '@/lib/schemas/sign-in'

/** Why somebody couldn't be signed in, and what to do. It never says which of the two was wrong. */
export const refusals = {
  mismatch: { title: 'That e-mail and password don’t match.', text: 'Check both and try again.' },
  tooMany: { title: 'Too many tries.', text: 'Wait 15 minutes, then try again.' },
  unreachable: { title: 'The site didn’t answer.', text: 'Check your connection and try again.' },
}
export type Refusal = (typeof refusals)[keyof typeof refusals]

/** Signs in. @returns null when that worked */
export async function signInWith(fields: SignInFields): Promise<Refusal | null> {
  const answer = await signIn('credentials', { ...fields, redirect: false }).catch(() => undefined)
  if (answer?.ok) return null
  if (!answer) return refusals.unreachable
  return answer.error === 'TooManyAttempts' ? refusals.tooMany : refusals.mismatch
}
