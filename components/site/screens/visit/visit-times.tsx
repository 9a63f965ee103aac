import { wordingOf } from '@/lib/business/wording'
import { WithWording } from '@/components/site/parts/with-wording'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { VisitForm } from '@/components/forms/visit-form'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { type FreeDay, type VisitKind } from '@/lib/visit-types'
import { durationText } from '@/lib/visits/visit-text'
import { timesAddress, VisitSteps } from './visit-page'

type VisitTimesProps = {
  profile: BusinessProfile
  kind: VisitKind
  /** Of a visit at home. */
  town: Town | null
  days: readonly FreeDay[]
  formKey: string
  /** The address of a room from the visualizer, which goes along; empty for none. */
  design: string
}

const titles = { home: 'visit.inTown', showroom: 'visit.toShowroom', video: 'visit.call' } as const

export function VisitTimes({ profile, kind, town, days, formKey, design }: VisitTimesProps) {
  const words = wordingOf(profile)
  const isFree = days.some(({ times }) => times.length > 0)
  return (
    <>
      <section className="px-gutter pt-8 pb-7 md:pt-14 md:pb-9">
        <h1>{words(titles[kind], { town: town?.name ?? '' })}</h1>
        <p className="mt-3 max-w-[34em] text-quiet">
          {kind === 'showroom' && `${addressLine(profile)}. `}
          {words('visit.takes', { duration: durationText(profile.visits.minutes) })}{' '}
          <a
            className="underline decoration-brass underline-offset-4"
            href={design ? timesAddress({ design }) : '/visit'}
          >
            {words(kind === 'home' ? 'visit.otherTown' : 'visit.otherWay')}
          </a>
        </p>
      </section>
      <div className="page-grid gap-y-12 px-gutter pb-section">
        <div className="border-t border-ink pt-6 md:col-[1/9] md:pt-8">
          {isFree ? (
            <WithWording profile={profile} groups={['booking']}>
              <VisitForm
                formKey={formKey}
                kind={kind}
                town={{ slug: town?.slug ?? '', name: town?.name ?? '' }}
                days={days}
                phone={profile.phone}
              />
            </WithWording>
          ) : (
            <>
              <p className="text-lede">
                {words('visit.none', { days: String(profile.visits.daysAhead) })}{' '}
                <PhoneLink className="whitespace-nowrap underline" phone={profile.phone} />
              </p>
              <p className="mt-5">
                <ArrowLink href={town ? `/contact?town=${town.slug}` : '/contact'}>
                  {words('visit.write')}
                </ArrowLink>
              </p>
            </>
          )}
        </div>
        <aside className="md:col-[10/-1]" aria-labelledby="what-happens">
          <h2 id="what-happens" className="mb-4 text-h3">
            {words('visit.happens')}
          </h2>
          <VisitSteps profile={profile} kind={kind} />
        </aside>
      </div>
    </>
  )
}
