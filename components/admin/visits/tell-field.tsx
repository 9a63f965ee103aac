'use client'

import { type ComponentProps } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type TellFieldProps = Omit<ComponentProps<typeof Checkbox>, 'children'> & {
  /** The reason why the visitor can't get an email; empty if they can. */
  refusal: string
  /** The visitor's name. */
  who?: string
}

export function TellField({ refusal, who = 'them', ...rest }: TellFieldProps) {
  if (refusal) return <p className="text-13 text-stone">They won’t get an email about it. {refusal}</p>
  return (
    <div>
      <Checkbox {...rest}>Tell {who} by email</Checkbox>
      <p className="pl-6.5 text-13 text-stone">Includes a calendar entry, and a link to move or cancel.</p>
    </div>
  )
}

/** Returns the reason why a visitor can't get an email; empty if they can. */
export const noMailReason = (email: string, hasMail: boolean): string =>
  !hasMail ? 'Email isn’t set up on this site.' : email ? '' : 'There is no email address.'
