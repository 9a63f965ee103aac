'use client'

import { leave } from '@/components/staff/leave'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Who is signed in, and the way out. */
export function AccountMenu({ name, email }: { name: string; email: string }) {
  return (
    <>
      <button type="button" className="account" popoverTarget="account" aria-label={`Account of ${name}`}>
        <span className="face" aria-hidden="true">
          {initials(name)}
        </span>
      </button>
      <div id="account" popover="auto" className="menu account__menu">
        <p>
          <b>{name}</b>
          <small>{email}</small>
        </p>
        <button type="button" onClick={() => void leave()}>
          Sign out
        </button>
      </div>
    </>
  )
}
