import { CalendarPlus } from 'lucide-react'
import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { linkClass } from '@/components/staff/screen'
import { type Lead } from '@/lib/content-types'
import { type Visit } from '@/lib/visit-types'
import { addressOf, visitHref, visitTimeText } from '@/lib/visits/calendar-text'

const states = { booked: '', done: 'done', canceled: 'canceled' } as const

/** Lists a lead's visits, and offers to book one if none is upcoming. */
export function LeadVisits({ lead, visits, now }: { lead: Lead; visits: Visit[]; now: Date }) {
  const isToCome = ({ status, startsAt }: Visit) => status === 'booked' && startsAt > now.toISOString()
  return (
    <div className="grid justify-items-start gap-3">
      {visits.length > 0 && (
        <ul className="grid gap-2">
          {visits.map((visit) => (
            <li key={visit.id} className={isToCome(visit) ? undefined : 'text-stone'}>
              <StaffLink
                className={visit.status === 'canceled' ? 'line-through' : linkClass}
                href={visitHref(visit)}
              >
                {visitTimeText(visit)}
              </StaffLink>
              <small className="block text-13 text-stone">
                {[states[visit.status], addressOf(visit)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
      {lead.status !== 'spam' && !visits.some(isToCome) && (
        <LinkButton href={`/admin/visits?lead=${lead.id}`}>
          <CalendarPlus className="size-4" aria-hidden="true" />
          {visits.length > 0 ? 'Book another visit' : 'Book a visit'}
        </LinkButton>
      )}
    </div>
  )
}
