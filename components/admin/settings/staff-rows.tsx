'use client'

import { Ellipsis, KeyRound, Pencil, ShieldOff, UserCheck, UserX } from 'lucide-react'
import { Rows } from '@/components/staff/screen'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { initials } from '@/lib/text/initials'
import { type PersonLine, roleNames } from './staff-lines'

/** What an owner can have done with an account. */
export type PersonTask = 'edit' | 'reset' | 'second-factor' | 'deactivate' | 'reactivate'

type StaffRowsProps = { people: PersonLine[]; ask: (task: PersonTask, person: PersonLine) => void }

/** The accounts, each with a menu of what can be done. */
export function StaffRows({ people, ask }: StaffRowsProps) {
  return (
    <Rows>
      {people.map((person) => (
        <li key={person.id}>
          <span
            className={cn(
              'grid size-8 flex-none place-items-center rounded-full text-12 font-semibold',
              person.isActive ? 'bg-spruce text-paper' : 'bg-sand text-stone',
            )}
            aria-hidden="true"
          >
            {initials(person.name)}
          </span>
          <span className="min-w-0 flex-1">
            <b className="font-semibold">{person.name}</b> {person.isYou && <Badge quiet>You</Badge>}
            {!person.isActive && <Badge>Deactivated</Badge>}
            <small className="block text-13 wrap-anywhere text-stone tabular-nums">
              {person.email} · {person.note}
            </small>
          </span>
          <span className="font-medium">{roleNames[person.role]}</span>
          <Menu
            trigger={
              <IconButton label={`More for ${person.name}`} title="More">
                <Ellipsis className="size-4.5" aria-hidden="true" />
              </IconButton>
            }
          >
            <MenuItem onSelect={() => ask('edit', person)}>
              <Pencil className="size-4" aria-hidden="true" />
              Change name or role
            </MenuItem>
            {person.isActive && !person.isYou && (
              <MenuItem onSelect={() => ask('reset', person)}>
                <KeyRound className="size-4" aria-hidden="true" />
                Mail a link for a new password
              </MenuItem>
            )}
            {person.hasSecondFactor && !person.isYou && (
              <MenuItem onSelect={() => ask('second-factor', person)}>
                <ShieldOff className="size-4" aria-hidden="true" />
                Switch the second step off
              </MenuItem>
            )}
            {!person.isYou && <MenuLine />}
            {!person.isYou && person.isActive && (
              <MenuItem danger onSelect={() => ask('deactivate', person)}>
                <UserX className="size-4" aria-hidden="true" />
                Deactivate
              </MenuItem>
            )}
            {!person.isActive && (
              <MenuItem onSelect={() => ask('reactivate', person)}>
                <UserCheck className="size-4" aria-hidden="true" />
                Reactivate
              </MenuItem>
            )}
          </Menu>
        </li>
      ))}
    </Rows>
  )
}
