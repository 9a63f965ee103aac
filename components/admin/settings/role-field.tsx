'use client'

import { type UseFormRegisterReturn } from 'react-hook-form'
import { Choice, Choices } from '@/components/ui/choice'
import { Hint } from '@/components/ui/field'
import { staffRoles } from '@/lib/content-types'
import { roleHint, roleNames } from './staff-lines'

/** The choice of a role, with what it means. */
export function RoleField({ error, ...register }: UseFormRegisterReturn & { error?: string }) {
  return (
    <div className="grid gap-1.5">
      <Choices id="role" legend="Role" error={error} aria-describedby="role-hint">
        {staffRoles.map((role) => (
          <Choice key={role} value={role} {...register}>
            {roleNames[role]}
          </Choice>
        ))}
      </Choices>
      <Hint id="role-hint">{roleHint}</Hint>
    </div>
  )
}
