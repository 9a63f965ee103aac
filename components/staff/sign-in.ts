import { signIn } from 'next-auth/react'
import { durationInWords } from '@/lib/text/duration'
import { type SignInFields } from '@/lib/schemas/sign-in'

/** The reason for a failed sign-in, and advice. It never tells which of email and password was wrong. */
export type Refusal = {
  title: string
  text: string
  /** The field to type in, or to correct. */
  field: 'password' | 'code'
  /** The field's value is wrong, not just missing or early. */
  wrong?: boolean
}

const mismatch: Refusal = {
  title: 'That email and password don’t match.',
  text: 'Check both and try again.',
  field: 'password',
  wrong: true,
}
const refusals: Record<string, Refusal> = {
  CodeNeeded: {
    title: 'One more step.',
    text: 'Enter the code from your authenticator app, or a recovery code.',
    field: 'code',
  },
  CodeMismatch: {
    title: 'That code isn’t right or was used already.',
    text: 'Wait for the next one and enter it.',
    field: 'code',
    wrong: true,
  },
}
const unreachable: Refusal = {
  title: 'The site didn’t answer.',
  text: 'Check your connection and try again.',
  field: 'password',
}

const withoutCookies: Refusal = {
  title: 'Your browser keeps no cookies for this site.',
  text: 'Allow them, reload the page and try again.',
  field: 'password',
}

/** Signs in. @returns null on success */
export async function signInWith(fields: SignInFields): Promise<Refusal | null> {
  const answer = await signIn('credentials', { ...fields, redirect: false }).catch(() => undefined)
  // Without its CSRF token next-auth redirects to a page of its own.
  if (answer?.ok) return answer.url?.includes('csrf=true') ? withoutCookies : null
  const error = answer?.error
  // A new object each time, so that a screen notices a second identical refusal.
  if (!error || error === 'Unavailable') return { ...unreachable }
  const wait = /^TooManyAttempts:(\d+)$/.exec(error)?.[1]
  if (wait)
    return {
      title: 'Too many tries.',
      text: `Wait ${durationInWords(Number(wait))}, then try again.`,
      field: fields.code ? 'code' : 'password',
    }
  return { ...(refusals[error] ?? mismatch) }
}
