import { type Words, wordingOf } from '@/lib/business/wording'
import { WithWording } from '@/components/site/parts/with-wording'
import { WhoComes } from '@/components/site/parts/who-comes'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { VisitPicker } from '@/components/forms/visit-picker'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Button, ButtonLink } from '@/components/ui/button'
import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { type FreeDay, type VisitWithLead } from '@/lib/visit-types'
import {
  clockText,
  durationText,
  longDayText,
  maskedEmail,
  nounOf,
  visitMoment,
} from '@/lib/visits/visit-text'
import { type calendarLinks } from '@/lib/visits/calendar-entry'
import { whoComes } from '@/lib/visits/who-comes'

type OwnVisitProps = {
  visit: VisitWithLead
  token: string
  town: string
  profile: BusinessProfile
  /** Times for moving the visit; none once it is over. */
  days: readonly FreeDay[]
  state: 'ahead' | 'over' | 'canceled'
  isMoved: boolean
  /** The state of the email with the visit's time; null if there is none. */
  mail: 'waiting' | 'sent' | null
  /** The time of the reminder by email; empty if there is none. */
  remindsAt: string
  /** The addresses at which other calendars offer to add the visit. */
  calendars: ReturnType<typeof calendarLinks>
}

const headings = { ahead: 'visit.booked', over: 'visit.over', canceled: 'visit.canceled' } as const

const mailed = { waiting: 'visit.confirmation', sent: 'visit.emailed' } as const

const summary =
  'flex min-h-tap cursor-pointer items-center gap-2 py-3 font-semibold text-spruce underline decoration-brass underline-offset-4'

/** Shows a visit to whoever has its link. Uses plain forms only. */
export function OwnVisit(props: OwnVisitProps) {
  const { visit, token, town, profile, days, state, isMoved, mail, remindsAt, calendars } = props
  const texts = wordingOf(profile)
  const words: Words = (key, values) => texts(key, { visit: nounOf(visit), ...values })
  const placeText = {
    home: [visit.address, town].filter(Boolean).join(', '),
    showroom: words('visit.atShowroom', { address: addressLine(profile) }),
    video: words('visit.byVideo'),
  }[visit.kind]
  const isFree = days.some(({ times }) => times.length > 0)
  const hiddenFields = (action: string) => (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={visit.version} />
      <input type="hidden" name="action" value={action} />
    </>
  )
  return (
    <div className="page-grid gap-y-10 px-gutter pt-8 pb-section md:pt-14">
      <section className="md:col-[1/9]">
        <h1>{words(isMoved && state === 'ahead' ? 'visit.moved' : headings[state])}</h1>
        <div className={`mt-7 border-t border-b border-ink py-6 ${state === 'ahead' ? '' : 'text-quiet'}`}>
          <p className="font-serif text-h2">
            {longDayText(visit.startsAt)}
            <br />
            {clockText(visit.startsAt)}
          </p>
          <p className="mt-3 text-quiet">
            {words('visit.zone', { duration: durationText(visit.minutes) })}
            <br />
            {placeText}
          </p>
          {state === 'ahead' && <WhoComes person={whoComes(profile, visit)} words={words} className="mt-5" />}
        </div>
        {state === 'ahead' && (
          <>
            {(mail || remindsAt) && (
              <p className="mt-5">
                {mail && words(mailed[mail], { email: maskedEmail(visit.lead.email) })}{' '}
                {remindsAt && words('visit.reminder', { when: visitMoment(remindsAt) })}
              </p>
            )}
            <p className="mt-5 text-quiet">{words('visit.keep')}</p>
            <p className="mt-4 flex flex-wrap gap-x-7">
              <ButtonLink look="line" href={`/api/visits/calendar/${token}`} className="max-sm:w-full">
                {words('visit.calendar')}
              </ButtonLink>
              <ButtonLink look="bare" href={calendars.google} target="_blank" rel="noopener noreferrer">
                {words('visit.google')}
              </ButtonLink>
              <ButtonLink look="bare" href={calendars.outlook} target="_blank" rel="noopener noreferrer">
                {words('visit.outlook')}
              </ButtonLink>
            </p>
            <div className="mt-9 border-t border-line">
              <details className="border-b border-line">
                <summary className={summary}>{words('visit.move')}</summary>
                {isFree ? (
                  <form method="post" action="/api/visits/link" className="grid gap-7 pt-3 pb-8">
                    {hiddenFields('move')}
                    <WithWording profile={profile} groups={['booking']}>
                      <VisitPicker days={days} />
                    </WithWording>
                    <Button type="submit" look="primary" className="max-sm:w-full sm:justify-self-start">
                      {words('visit.moveButton')}
                    </Button>
                  </form>
                ) : (
                  <p className="pb-6">{words('visit.noOther', { phone: profile.phone })}</p>
                )}
              </details>
              <details className="border-b border-line">
                <summary className={summary}>{words('visit.cancel')}</summary>
                <form
                  method="post"
                  action="/api/visits/link"
                  className="grid justify-items-start gap-4 pt-1 pb-7"
                >
                  {hiddenFields('cancel')}
                  <p>{words('visit.cancelText')}</p>
                  <Button type="submit" look="line" className="text-clay max-sm:w-full">
                    {words('visit.cancelButton')}
                  </Button>
                </form>
              </details>
            </div>
          </>
        )}
        {state !== 'ahead' && (
          <p className="mt-6">
            <ArrowLink href="/visit">{words('visit.another')}</ArrowLink>
          </p>
        )}
      </section>
      <aside className="md:col-[10/-1]" aria-labelledby="questions">
        <h2 id="questions" className="mb-3 text-h3">
          {words('visit.questions')}
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
