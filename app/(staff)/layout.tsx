import { type ReactNode } from 'react'

export const dynamic = 'force-dynamic'

// No stylesheet here: signed out, the staff area answers with the site's own not-found screen.
export default function StaffLayout({ children }: { children: ReactNode }) {
  return children
}
