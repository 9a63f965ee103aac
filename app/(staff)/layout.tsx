import { type ReactNode } from 'react'
import { BeforeHydration } from '@/components/staff/before-hydration'

export const dynamic = 'force-dynamic'

// No stylesheet here: signed out, the staff area answers with the site's own not-found screen.
export default function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BeforeHydration />
      {children}
    </>
  )
}
