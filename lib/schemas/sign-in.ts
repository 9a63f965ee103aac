import * as z from 'zod/mini'

const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Enter your email address'),
    z.maxLength(254, 'This is too long'),
  )
const present = (message: string) =>
  z.string().check(z.minLength(1, message), z.maxLength(1024, 'This is too long'))

/** The present password, where only some of what a form can do needs it; the handler says whether it is needed. */
export const ownPassword = z._default(z.string().check(z.maxLength(1024, 'This is too long')), '')

const code = z.string().check(z.trim(), z.maxLength(40, 'This is too long'))

/** Fields of the sign-in screen; it asks for the code where the account has a second factor. */
export const signInSchema = z.object({
  email,
  password: present('Enter your password'),
  code: z._default(code, ''),
})

export const resetLinkSchema = z.object({ email })

const shortestPassword = 12

export const newPassword = z
  .string()
  .check(
    z.minLength(shortestPassword, `Use at least ${shortestPassword} characters`),
    z.maxLength(1024, 'This is too long'),
  )

export const passwordAdvice = `At least ${shortestPassword} characters. Four or more words that don’t belong together are good.`

export const newPasswordSchema = z.object({ password: newPassword })

export const resetSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  password: newPassword,
})

export const passwordSchema = z.object({
  current: present('Enter your current password'),
  password: newPassword,
})

/** Before a second factor is set up, or somebody else's switched off. */
export const secondFactorSchema = z.object({ password: present('Enter your password') })

/** The first code of a new second factor, or one before new recovery codes are made. */
export const codeSchema = z.object({
  code: code.check(z.minLength(1, 'Enter the code from your app')),
})

/** Before the second factor is switched off. */
export const secondFactorOffSchema = z.object({
  password: present('Enter your password'),
  code: code.check(z.minLength(1, 'Enter a code from your app, or a recovery code')),
})

export type SignInFields = z.input<typeof signInSchema>
