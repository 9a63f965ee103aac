import { type Words, wordingOf } from '@/lib/business/wording'
import { ContactForm } from '@/components/forms/contact-form'
import { NextSteps } from '@/components/site/parts/next-steps'
import { Picture } from '@/components/site/parts/picture'
import { renderingCaption } from '@/lib/business/rendering-caption'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { durationText } from '@/lib/visits/visit-text'
import { CallHead } from '@/components/site/parts/call-head'
import { contactPromise } from '@/lib/content/promises'

const picture = '/images/showroom.webp'

type VisitPageProps = {
  profile: BusinessProfile
  places: readonly Town[]
  /** The address of a room from the visualizer, which goes along. */
  design?: string
}

/** Asks for the town of a visit; where visits can't be booked, a form requests one. */
export function VisitPage({ profile, places, design }: VisitPageProps) {
  const { isOn } = profile.visits
  const words = wordingOf(profile)
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
            {words(isOn ? 'visit.bookText' : 'visit.requestText')}
          </p>
          {isOn ? (
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
          {isOn ? <VisitSteps profile={profile} /> : <NextSteps profile={profile} />}
        </div>
      </div>
    </>
  )
}

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

export function VisitSteps({ profile }: { profile: Pick<BusinessProfile, 'visits' | 'wording'> }) {
  const words = wordingOf(profile)
  const steps = [
    [words('visit.before'), words('visit.beforeText')],
    [words('visit.there'), words('visit.thereText', { duration: durationText(profile.visits.minutes) })],
    [words('visit.after'), words('visit.afterText')],
  ]
  return (
    <ol className="border-t border-ink">
      {steps.map(([title, text]) => (
        <li key={title} className="grid gap-1 border-b border-line py-4.5">
          <b className="font-serif text-[1.375rem] leading-tight font-normal tracking-[-0.01em]">{title}</b>
          <span className="text-quiet">{text}</span>
        </li>
      ))}
    </ol>
  )
}
