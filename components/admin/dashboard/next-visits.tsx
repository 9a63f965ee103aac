import { MapPin, Phone } from 'lucide-react'
import { Rows, RowTitle } from '@/components/staff/screen'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { phoneDigits } from '@/lib/business/profile'
import { officeDay } from '@/lib/time/office-time'
import { type VisitWithLead } from '@/lib/visit-types'
import { aboutOf, addressOf, endOf, fromTo, mapHref, visitHref } from '@/lib/visits/calendar-text'
import { clockText } from '@/lib/visits/visit-text'
import { SectionHead } from './recent-lists'

export function NextVisits({ visits, today }: { visits: VisitWithLead[]; today: string }) {
  const bookedVisits = visits.filter(({ status }) => status === 'booked')
  if (bookedVisits.length === 0) return null
  return (
    <section aria-labelledby="next-visits" className="pb-10">
      <SectionHead id="next-visits" title="Visits today and tomorrow" href="/admin/visits" all="Calendar" />
      <Rows>
        {bookedVisits.map((visit) => (
          <li key={visit.id}>
            <span className="w-40 flex-none font-semibold max-tablet:w-22">
              {officeDay(visit.startsAt) === today ? 'Today' : 'Tomorrow'}
              <small className="block text-13 font-normal text-stone">
                <span className="tablet:hidden">{clockText(visit.startsAt)}</span>
                <span className="max-tablet:hidden">{fromTo(visit.startsAt, endOf(visit))}</span>
              </small>
            </span>
            <RowTitle
              href={visitHref(visit)}
              note={[addressOf(visit), aboutOf(visit)].filter(Boolean).join(' · ')}
            >
              {visit.lead.name}
            </RowTitle>
            {visit.kind === 'home' && (
              <a
                className={buttonClass({ className: 'no-underline max-tablet:px-3' })}
                href={mapHref(visit)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Map of ${visit.lead.name}’s address`}
              >
                <MapPin className="size-4" aria-hidden="true" />
                <span className="max-tablet:hidden">Map</span>
              </a>
            )}
            {visit.lead.phone && (
              <ButtonLink
                className="no-underline max-tablet:px-3"
                href={`tel:${phoneDigits(visit.lead.phone)}`}
                aria-label={`Call ${visit.lead.name}`}
              >
                <Phone className="size-4" aria-hidden="true" />
                <span className="max-tablet:hidden">Call</span>
              </ButtonLink>
            )}
          </li>
        ))}
      </Rows>
    </section>
  )
}
