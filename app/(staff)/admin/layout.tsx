import { type ReactNode } from 'react'
import { AdminShell } from '@/components/admin/shell/admin-shell'
import { StaffHosts } from '@/components/admin/shell/staff-hosts'
import { BusinessContext } from '@/components/staff/business-context'
import { TooltipProvider } from '@/components/ui/tooltip'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { type Service } from '@/lib/business/services'
import { type Town } from '@/lib/business/towns'
import { type AreaService, type Place } from '@/lib/content/areas'
import { listPlaces, listServices } from '@/lib/data/areas'
import { countLeads } from '@/lib/data/leads'
import { outboxSummary } from '@/lib/data/deliveries'
import { getProfile } from '@/lib/data/settings'
import { undeliveredText } from '@/lib/leads/delivery-text'
import { countSetAside } from '@/lib/leads/set-aside'

export const generateMetadata = () => staffMetadata('Admin Dashboard')

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const staff = await requireStaffPage({ beforeSecondFactor: true })
  // Before the second factor nothing of the frame may be shown.
  if (staff.needsSecondFactor)
    return (
      <>
        {children}
        <StaffHosts email={staff.email} />
      </>
    )
  const [leads, outbox, setAside, places, services, { shortName }] = await Promise.all([
    countLeads(),
    outboxSummary(),
    countSetAside(),
    listPlaces(),
    listServices(),
    getProfile(),
  ])
  return (
    <BusinessContext name={shortName} places={places.map(plainTown)} services={services.map(plainService)}>
      <TooltipProvider>
        <AdminShell staff={staff} newLeads={leads.new} undelivered={undeliveredText({ ...outbox, setAside })}>
          {children}
          <StaffHosts email={staff.email} />
        </AdminShell>
      </TooltipProvider>
    </BusinessContext>
  )
}

/** Lists and names don't need the long texts. */
const plainTown = ({ notes: _notes, ...town }: Place): Town => ({ ...town, about: '' })
const plainService = ({ guide: _guide, ...service }: AreaService): Service => service
