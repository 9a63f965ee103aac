'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { usePathname } from 'next/navigation'
import { BareButton } from '@/components/ui/button'
import { Menu, MenuItem, MenuLine } from '@/components/ui/menu'
import { initials } from '@/lib/text/initials'
import { signOutStaff } from '@/components/staff/sign-out'
import { sectionOf } from '@/components/staff/tabs'

export function AccountMenu({ name, email }: { name: string; email: string }) {
  const current = sectionOf(usePathname()) === '/admin/account' ? 'page' : undefined
  return (
    <Menu
      trigger={
        <BareButton
          className="group grid size-tap place-items-center"
          aria-label={`Account of ${name}`}
          aria-current={current}
        >
          {/* Drawn by CSS, because screen readers shouldn't read initials as a name. */}
          <span
            data-initials={initials(name)}
            className="grid size-8 place-items-center rounded-full bg-spruce text-12 font-semibold text-paper outline-offset-2 outline-spruce group-aria-[current]:outline-2 before:content-[attr(data-initials)]"
          />
        </BareButton>
      }
    >
      <p className="px-2.5 py-1.5">
        <b className="block font-semibold">{name}</b>
        <small className="text-13 text-stone">{email}</small>
      </p>
      <MenuLine />
      <MenuItem asChild>
        <StaffLink href="/admin/account" aria-current={current}>
          Your account
        </StaffLink>
      </MenuItem>
      <MenuItem onSelect={() => void signOutStaff()}>Sign out</MenuItem>
    </Menu>
  )
}
