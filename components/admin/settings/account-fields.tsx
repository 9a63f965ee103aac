import { type UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '@/components/staff/password-field'
import { Choice, Choices } from '@/components/ui/choice'
import { Hint } from '@/components/ui/field'
import { staffRoles } from '@/lib/staff-types'
import { roleNames } from './staff-lines'

type FieldProps = UseFormRegisterReturn & { error?: string }

export const RoleField = ({ error, ...register }: FieldProps) => (
  <div className="grid gap-1.5">
    <Choices id="role" legend="Role" error={error} aria-describedby="role-hint">
      {staffRoles.map((role) => (
        <Choice key={role} value={role} {...register}>
          {roleNames[role]}
        </Choice>
      ))}
    </Choices>
    <Hint id="role-hint">Owners can do everything. Editors work on leads, pages, posts and pictures.</Hint>
  </div>
)

/** Asks for the password of whoever is signed in, so that an unattended screen isn't enough. */
export const OwnPassword = ({ email, ...field }: FieldProps & { email: string }) => (
  <>
    <input type="email" autoComplete="username" value={email} readOnly hidden />
    <PasswordField
      label="Your password"
      hint="To make sure it’s you."
      autoComplete="current-password"
      {...field}
    />
  </>
)
