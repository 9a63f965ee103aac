import * as z from 'zod/mini'

/** What staff sign in with. */
export const signInSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'Enter your e-mail address')),
  password: z.string().check(z.minLength(1, 'Enter your password')),
})

export type SignInFields = z.output<typeof signInSchema>
