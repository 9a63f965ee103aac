'use client'

import { useEffect, useState } from 'react'
import { whenShown } from '@/lib/when-shown'

/** One question per page, however many menus ask it. */
let answer: Promise<boolean> | undefined
const isSignedIn = () =>
  (answer ??= fetch('/api/auth/user').then(
    ({ ok }) => ok,
    () => false,
  ))

/**
 * The last item of a menu, for staff only. Public pages are static, so whether it shows is decided in the browser, and
 * only one that has been to the back office asks at all.
 */
export function AdminLink() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (document.cookie.includes('staff-hint')) whenShown(() => void isSignedIn().then(setShown))
  }, [])
  if (!shown) return null
  return (
    <li>
      <a href="/admin">Admin</a>
    </li>
  )
}
