'use client'

import { useEffect, useState } from 'react'
import { whenShown } from '@/lib/when-shown'

/** Fetched once per page, for all menus. */
let answer: Promise<boolean> | undefined
const isSignedIn = () =>
  (answer ??= fetch('/api/auth/user').then(
    ({ ok }) => ok,
    () => false,
  ))

/**
 * The last item of a menu, for staff only. Public pages are static, so the browser decides, and asks only if it has been to
 * the back office.
 */
export function AdminLink({ className }: { className?: string | undefined }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (document.cookie.includes('staff-hint')) whenShown(() => void isSignedIn().then(setShown))
  }, [])
  if (!isShown) return null
  return (
    <li className={className}>
      <a href="/admin">Admin</a>
    </li>
  )
}
