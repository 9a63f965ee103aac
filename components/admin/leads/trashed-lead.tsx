import { Trash2 } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { BackLink, linkClass, Screen, ScreenHead } from '@/components/staff/screen'
import { phoneText } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { counted } from '@/lib/text/counted'
import { daysLeft } from '@/lib/records/trash-rules'
import { about } from '@/lib/leads/lead-text'
import { quote } from './lead-detail'
import { DeleteLead, RestoreLead } from './lead-trash'

type TrashedLeadProps = {
  lead: Lead & { deletedAt: string }
  backHref: string
  isOwner: boolean
  now: Date
}

export function TrashedLead({ lead, backHref, isOwner, now }: TrashedLeadProps) {
  const days = daysLeft(lead.deletedAt, now)
  return (
    <Screen>
      <BackLink href={backHref}>Leads</BackLink>
      <ScreenHead title={lead.name} note={about(lead, now)} />
      <section
        aria-label="Trash"
        className="mb-8 flex items-center gap-x-3 gap-y-3 border-y border-hair-strong py-3 max-tablet:flex-wrap"
      >
        <Trash2 className="size-4.5 flex-none" aria-hidden="true" />
        <p id="trashed" className="flex-1 max-tablet:basis-3/4">
          <b className="font-semibold">This lead is in the trash.</b> It isn’t in any list or figure.{' '}
          {days === 0
            ? 'It will be deleted for good today.'
            : `It will be deleted for good in ${counted(days, 'day')}.`}{' '}
          <StaffLink className={linkClass} href="/admin/trash?kind=lead">
            All in the trash
          </StaffLink>
        </p>
        <RestoreLead id={lead.id} title={lead.name} textId="trashed" />
      </section>
      <h2>Message</h2>
      <p className={quote}>{lead.message || 'No message.'}</p>
      <p className="mb-8 text-stone">
        {[phoneText(lead.phone), lead.email, lead.town].filter(Boolean).join(' · ')}
      </p>
      {isOwner && <DeleteLead id={lead.id} name={lead.name} backHref="/admin/trash?kind=lead" />}
    </Screen>
  )
}
