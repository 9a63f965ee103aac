import * as z from 'zod/mini'

/** What staff sign in with. */
export const signInSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Enter your e-mail address'),
      z.maxLength(254, 'This is too long'),
    ),
  password: z.string().check(z.minLength(1, 'Enter your password'), z.maxLength(1024, 'This is too long')),
})

export type SignInFields = z.output<typeof signInSchema>
