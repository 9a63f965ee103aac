import { type ReactNode } from 'react'
import { StaffHosts } from '@/components/admin/staff-hosts'
import { requireStaffPage } from '@/lib/auth/staff-page'

export default async function PagesLayout({ children }: { children: ReactNode }) {
  const { email } = await requireStaffPage()
  return (
    <>
      {children}
      <StaffHosts email={email} />
    </>
  )
}
