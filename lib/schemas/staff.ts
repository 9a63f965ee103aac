import * as z from 'zod/mini'
import { staffRoles } from '@/lib/staff-types'
import { shortName } from './short-name'
import { newPassword, ownPassword } from './sign-in'

const name = shortName(80)
const role = z.enum(staffRoles, 'Choose owner or editor')
const email = z
  .string('Enter an email address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Enter an email address'),
    z.maxLength(254, 'This is too long'),
    z.email('Enter an email address such as dana@example.com'),
  )

/** An invitation. Whoever makes an owner enters their own password again. */
export const inviteSchema = z.object({ name, email, role, password: ownPassword })

/** Changes to an account: fields that are left out stay; the password is needed if somebody becomes an owner. */
export const staffPatchSchema = z.object({
  password: ownPassword,
  name: z.optional(name),
  role: z.optional(role),
  isActive: z.optional(z.boolean('Choose yes or no')),
})

export const secondFactorRuleSchema = z.object({ isRequired: z.boolean('Choose yes or no') })

export const personSchema = z.object({ name, role, password: ownPassword })

const token = z.string().check(z.minLength(1), z.maxLength(100))

export const invitationSchema = z.object({ token })

export const joinFieldsSchema = z.object({ name, password: newPassword })
export const joinSchema = z.object({ token, name, password: newPassword })

export type InviteFields = z.input<typeof inviteSchema>
