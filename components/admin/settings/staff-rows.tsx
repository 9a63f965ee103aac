'use client'

import { Ellipsis, KeyRound, Pencil, ShieldOff, UserCheck, UserX } from 'lucide-react'
import { Rows } from '@/components/staff/screen'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/cn'
import { LucideButton } from '@/components/ui/lucide-button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { initials } from '@/lib/text/initials'
import { type PersonLine, roleNames } from './staff-lines'

/** A task of an owner for an account. */
export type PersonTask = 'edit' | 'reset' | 'second-factor' | 'deactivate' | 'reactivate'

type StaffRowsProps = { people: PersonLine[]; ask: (task: PersonTask, person: PersonLine) => void }

export const StaffRows = ({ people, ask }: StaffRowsProps) => (
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
          trigger={<LucideButton icon={Ellipsis} isLarge label={`More for ${person.name}`} title="More" />}
        >
          <MenuItem icon={Pencil} onSelect={() => ask('edit', person)}>
            Change name or role
          </MenuItem>
          {person.isActive && !person.isYou && (
            <MenuItem icon={KeyRound} onSelect={() => ask('reset', person)}>
              Email a link for a new password
            </MenuItem>
          )}
          {person.hasSecondFactor && !person.isYou && (
            <MenuItem icon={ShieldOff} onSelect={() => ask('second-factor', person)}>
              Turn off two-step verification
            </MenuItem>
          )}
          {!person.isYou && <MenuLine />}
          {!person.isYou && person.isActive && (
            <MenuItem icon={UserX} danger onSelect={() => ask('deactivate', person)}>
              Deactivate
            </MenuItem>
          )}
          {!person.isActive && (
            <MenuItem icon={UserCheck} onSelect={() => ask('reactivate', person)}>
              Reactivate
            </MenuItem>
          )}
        </Menu>
      </li>
    ))}
  </Rows>
)
