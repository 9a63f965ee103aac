'use client'

import { type ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type TellFieldProps = Omit<ComponentProps<typeof Checkbox>, 'children'> & {
  /** Why nobody can be told: no address, no mail; empty where they can. */
  refusal: string
}

/** Whether the visitor gets a mail about it. */
export function TellField({ refusal, ...rest }: TellFieldProps) {
  if (refusal) return <p className="text-13 text-stone">They get no mail about it. {refusal}</p>
  return (
    <div>
      <Checkbox {...rest}>Tell them by mail</Checkbox>
      <p className="pl-6.5 text-13 text-stone">
        With the time as a calendar entry, and a link to move or cancel.
      </p>
    </div>
  )
}

/** Why a visitor can't be told by mail; empty where that is possible. */
export const noMailReason = (email: string, hasMail: boolean): string =>
  !hasMail ? 'Mail isn’t set up on this site.' : email ? '' : 'There is no e-mail address.'
