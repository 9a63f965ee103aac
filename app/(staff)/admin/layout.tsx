import { type Metadata } from 'next'
import { type ReactNode } from 'react'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { StaffHosts } from '@/components/admin/shell/staff-hosts'
import { TooltipProvider } from '@/components/ui/tooltip'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { countLeads } from '@/lib/data/leads'
import { outboxSummary } from '@/lib/data/outbox'

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Admin Dashboard')

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const staff = await requireStaffPage()
  const [leads, outbox] = await Promise.all([countLeads(), outboxSummary()])
  const undelivered = outbox.failed + outbox.waiting + outbox.offered
  return (
    <TooltipProvider>
      <AdminShell staff={staff} newLeads={leads.new} undelivered={undelivered}>
        {children}
        <StaffHosts email={staff.email} />
      </AdminShell>
    </TooltipProvider>
  )
}
