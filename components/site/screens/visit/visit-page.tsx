import { type Words, wordingOf } from '@/lib/business/wording'
import { ContactForm } from '@/components/forms/contact-form'
import { NextSteps } from '@/components/site/parts/next-steps'
import { WhoComes } from '@/components/site/parts/who-comes'
import { Picture } from '@/components/site/parts/picture'
import { renderingCaption } from '@/lib/business/rendering-caption'
import { addressLine, type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { type VisitKind } from '@/lib/visit-types'
import { offeredKinds } from '@/lib/visits/rules'
import { durationText, nounOf } from '@/lib/visits/visit-text'
import { whoComes } from '@/lib/visits/who-comes'
import { CallHead } from '@/components/site/parts/call-head'
import { contactPromise } from '@/lib/content/promises'

const picture = '/images/showroom.webp'

type VisitPageProps = {
  profile: BusinessProfile
  places: readonly Town[]
  /** The address of a room from the visualizer, which goes along. */
  design?: string
}

/** Asks for the kind of visit, and for the town of one at home. If visits can't be booked, a form requests one. */
export function VisitPage({ profile, places, design }: VisitPageProps) {
  const { isOn } = profile.visits
  const words = wordingOf(profile)
  const kinds = offeredKinds(profile)
  const hasChoice = kinds.length > 1
  return (
    <>
      <CallHead
        title={words(isOn ? 'visit.book' : 'visit.request')}
        text={words('visit.orCall')}
        profile={profile}
      />
      <div className="page-grid gap-y-6 px-gutter pb-section">
        <div className="border-t border-ink pt-6 md:col-[1/8] md:pt-9">
          <p className="mb-7 max-w-[31em] text-lede">
            {words(hasChoice ? 'visit.bookWays' : isOn ? 'visit.bookText' : 'visit.requestText')}
          </p>
          {hasChoice ? (
            <KindChoice {...{ kinds, places, design, profile, words }} />
          ) : isOn ? (
            <TownChoice places={places} design={design} words={words} />
          ) : (
            <ContactForm phone={profile.phone} promise={contactPromise(profile)} />
          )}
          {isOn && (
            <figure className="mt-12 md:mt-14">
              <Picture
                src={picture}
                sizes="(min-width: 1440px) 690px@3/2, (min-width: 960px) 54vw@3/2, 90vw@3/2"
                className="aspect-3/2"
              />
              <figcaption className="pt-2 text-caption text-quiet">
                {renderingCaption(picture, profile)}
              </figcaption>
            </figure>
          )}
        </div>
        <div className="md:col-[9/-1]">
          {isOn ? (
            <VisitSteps profile={profile} kind={hasChoice ? undefined : 'home'} />
          ) : (
            <NextSteps profile={profile} />
          )}
        </div>
      </div>
    </>
  )
}

type KindChoiceProps = {
  kinds: readonly VisitKind[]
  places: readonly Town[]
  design: string | undefined
  profile: BusinessProfile
  words: Words
}

/** Asks for the kind of visit, one at home first. Each choice leads to its free times, without script too. */
const KindChoice = ({ kinds, places, design, profile, words }: KindChoiceProps) => (
  <ul className="border-t border-line">
    {kinds.map((kind) => {
      const { title, text, times } = ways[kind]
      return (
        <li key={kind} className="grid gap-4 border-b border-line py-6">
          <div className="grid gap-1">
            <h2 className="text-h3">{words(title)}</h2>
            <p className="text-quiet">{words(text, { address: addressLine(profile) })}</p>
          </div>
          {kind === 'home' ? (
            <TownChoice places={places} design={design} words={words} />
          ) : (
            <ButtonLink look="line" href={timesAddress({ kind, design })} className="sm:justify-self-start">
              {words(times)}
            </ButtonLink>
          )}
        </li>
      )
    })}
  </ul>
)

/** Returns the address of the free times of a kind of visit, or of its choice, with a room from the visualizer. */
export const timesAddress = (query: { kind?: VisitKind; design?: string | undefined }): string =>
  `/visit/times?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`

const ways = {
  home: { title: 'visit.there', text: 'visit.homeText', times: 'visit.times' },
  showroom: { title: 'visit.inShowroom', text: 'visit.showroomText', times: 'visit.showroomTimes' },
  video: { title: 'visit.onVideo', text: 'visit.videoText', times: 'visit.videoTimes' },
} as const

type TownChoiceProps = {
  places: readonly { slug: string; name: string }[]
  design: string | undefined
  words: Words
}

/** Asks for the town, whose distance decides which times are free. Works without script. */
const TownChoice = ({ places, design, words }: TownChoiceProps) => (
  <form
    action="/visit/times"
    className="grid items-end gap-4 sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start"
  >
    {design && <input type="hidden" name="design" value={design} />}
    <Field label={words('visit.where')}>
      <Select name="town" required defaultValue="" autoComplete="off">
        <option value="" disabled>
          {words('visit.choose')}
        </option>
        {places
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
    <Button type="submit" look="primary">
      {words('visit.times')}
    </Button>
  </form>
)

type VisitStepsProps = {
  profile: Pick<BusinessProfile, 'visits' | 'terms' | 'wording'>
  /** None before the visitor has chosen one of several. */
  kind: VisitKind | undefined
}

const meetings = {
  home: ['visit.there', 'visit.thereText'],
  showroom: ['visit.inShowroom', 'visit.inShowroomText'],
  video: ['visit.onVideo', 'visit.onVideoText'],
  any: ['visit.meet', 'visit.meetText'],
} as const

/** Shows what happens before, at and after a visit, and who comes. */
export function VisitSteps({ profile, kind }: VisitStepsProps) {
  const words = wordingOf(profile)
  const [meeting, meetingText] = meetings[kind ?? 'any']
  const isMeasured = kind === undefined || kind === 'home'
  const steps = [
    [words('visit.before'), words('visit.beforeText', { visit: nounOf({ kind: kind ?? 'home' }) })],
    [words(meeting), words(meetingText, { duration: durationText(profile.visits.minutes) })],
    [words('visit.after'), words(isMeasured ? 'visit.afterText' : 'visit.afterWithoutMeasuring')],
  ]
  return (
    <>
      <ol className="border-t border-ink">
        {steps.map(([title, text]) => (
          <li key={title} className="grid gap-1 border-b border-line py-4.5">
            <b className="font-serif text-[1.375rem] leading-tight font-normal tracking-[-0.01em]">{title}</b>
            <span className="text-quiet">{text}</span>
          </li>
        ))}
      </ol>
      <WhoComes person={whoComes(profile)} words={words} className="mt-6" />
    </>
  )
}
