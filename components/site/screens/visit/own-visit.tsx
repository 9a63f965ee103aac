import { PhoneLink } from '@/components/site/parts/phone-link'
import { VisitPicker } from '@/components/forms/visit-picker'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Button, ButtonLink } from '@/components/ui/button'
import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { type FreeDay, type VisitWithLead } from '@/lib/visit-types'
import { clockText, durationText, longDayText } from '@/lib/visits/visit-text'

type OwnVisitProps = {
  visit: VisitWithLead
  token: string
  town: string
  profile: BusinessProfile
  /** Times for moving the visit; none once it is over. */
  days: readonly FreeDay[]
  state: 'ahead' | 'over' | 'canceled'
  isMoved: boolean
  /** Set if a confirmation is sent by email. */
  hasMail: boolean
}

const headings = {
  ahead: 'Your visit is booked',
  over: 'This visit is over',
  canceled: 'This visit is canceled',
}

const summary =
  'flex min-h-tap cursor-pointer items-center gap-2 py-3 font-semibold text-spruce underline decoration-brass underline-offset-4'

/** Shows a visit to whoever has its link. Uses plain forms only. */
export function OwnVisit(props: OwnVisitProps) {
  const { visit, token, town, profile, days, state, isMoved, hasMail } = props
  const address = [visit.address, town].filter(Boolean).join(', ')
  const isFree = days.some(({ times }) => times.length > 0)
  const hidden = (action: string) => (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={visit.version} />
      <input type="hidden" name="action" value={action} />
    </>
  )
  return (
    <div className="page-grid gap-y-10 px-gutter pt-8 pb-section md:pt-14">
      <section className="md:col-[1/9]">
        <h1>{isMoved && state === 'ahead' ? 'Your visit has a new time' : headings[state]}</h1>
        <div className={`mt-7 border-t border-b border-ink py-6 ${state === 'ahead' ? '' : 'text-quiet'}`}>
          <p className="font-serif text-h2">
            {longDayText(visit.startsAt)}
            <br />
            {clockText(visit.startsAt)}
          </p>
          <p className="mt-3 text-quiet">
            Eastern Time. The visit takes {durationText(visit.minutes)}.
            <br />
            {address}
          </p>
        </div>
        {state === 'ahead' && (
          <>
            <p className="mt-5">
              {hasMail
                ? `A confirmation goes to ${visit.lead.email}, with an entry for your calendar. `
                : 'Keep this page’s address: it is the way to move or cancel the visit. '}
            </p>
            <p className="mt-4">
              <ButtonLink look="line" href={`/api/visits/calendar/${token}`} className="max-sm:w-full">
                Add to my calendar
              </ButtonLink>
            </p>
            <div className="mt-9 border-t border-line">
              <details className="border-b border-line">
                <summary className={summary}>Move the visit</summary>
                {isFree ? (
                  <form method="post" action="/api/visits/link" className="grid gap-7 pt-3 pb-8">
                    {hidden('move')}
                    <VisitPicker days={days} />
                    <Button type="submit" look="primary" className="max-sm:w-full sm:justify-self-start">
                      Move it to this time
                    </Button>
                  </form>
                ) : (
                  <p className="pb-6">
                    No other time is free at the moment. Please call us at {profile.phone}.
                  </p>
                )}
              </details>
              <details className="border-b border-line">
                <summary className={summary}>Cancel the visit</summary>
                <form
                  method="post"
                  action="/api/visits/link"
                  className="grid justify-items-start gap-4 pt-1 pb-7"
                >
                  {hidden('cancel')}
                  <p>Shall we strike it out? The time goes to somebody else then.</p>
                  <Button type="submit" look="line" className="text-clay max-sm:w-full">
                    Yes, cancel the visit
                  </Button>
                </form>
              </details>
            </div>
          </>
        )}
        {state !== 'ahead' && (
          <p className="mt-6">
            <ArrowLink href="/visit">Book another visit</ArrowLink>
          </p>
        )}
      </section>
      <aside className="md:col-[10/-1]" aria-labelledby="questions">
        <h2 id="questions" className="mb-3 text-h3">
          Questions?
        </h2>
        <p className="text-quiet">
          {profile.name}
          <br />
          {addressLine(profile)}
        </p>
        <PhoneLink
          className="mt-3 block min-h-tap font-serif text-34 leading-tight tracking-[-0.02em] whitespace-nowrap text-spruce lining-nums"
          phone={profile.phone}
        />
      </aside>
    </div>
  )
}
