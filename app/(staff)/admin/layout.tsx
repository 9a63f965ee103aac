import { notFound } from 'next/navigation'
import { type ReactNode } from 'react'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { StaffHosts } from '@/components/admin/shell/staff-hosts'
import { TooltipProvider } from '@/components/ui/tooltip'
import { getStaffSession } from '@/lib/auth/session'
import { staffTitle } from '@/lib/auth/staff-page'
import { countLeads } from '@/lib/data/leads'

export const generateMetadata = staffTitle('Admin Dashboard')

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const staff = await getStaffSession()
  if (!staff) notFound()
  const leads = await countLeads()
  return (
    <TooltipProvider>
      <AdminShell staff={staff} newLeads={leads.new}>
        {children}
        <StaffHosts email={staff.email} />
      </AdminShell>
    </TooltipProvider>
  )
}
