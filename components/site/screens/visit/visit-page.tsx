import { ContactForm } from '@/components/forms/contact-form'
import { NextSteps } from '@/components/site/parts/next-steps'
import { Picture } from '@/components/site/parts/picture'
import { renderingCaption } from '@/lib/business/images'
import { hoursText } from '@/lib/business/hours'
import { type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { type Town } from '@/lib/business/towns'
import { TownChoice } from './town-choice'
import { VisitSteps } from './visit-steps'

const picture = '/images/showroom.webp'

type VisitPageProps = { profile: BusinessProfile; places: readonly Town[] }

/** Asks for the town of a visit; where visits can't be booked, a form requests one. */
export function VisitPage({ profile, places }: VisitPageProps) {
  const { isOn } = profile.visits
  return (
    <>
      <section className="page-grid gap-y-5 px-gutter pt-8 pb-7 md:items-end md:pt-18 md:pb-14">
        <h1 className="text-display md:col-[1/9]">{isOn ? 'Book a visit' : 'Request a visit'}</h1>
        <p className="text-quiet md:col-[9/-1]">
          Or call: {hoursText(profile.telephoneHours)}.
          <a
            className="mt-2 block min-h-tap font-serif text-34 leading-tight tracking-[-0.02em] whitespace-nowrap text-spruce lining-nums"
            href={`tel:${phoneDigits(profile.phone)}`}
          >
            {profile.phone}
          </a>
        </p>
      </section>
      <div className="page-grid gap-y-6 px-gutter pb-section">
        <div className="border-t border-ink pt-6 md:col-[1/8] md:pt-9">
          <p className="mb-7 max-w-[31em] text-lede">
            {isOn
              ? 'A free consultation at your home, anywhere in Rockland County. Choose a day and a time that suits you.'
              : 'A free consultation at your home, anywhere in Rockland County. Tell us about the room, and we call to agree on a time.'}
          </p>
          {isOn ? (
            <TownChoice places={places} />
          ) : (
            <ContactForm phone={profile.phone} contactHours={profile.contactHours} />
          )}
          {isOn && (
            <figure className="mt-12 md:mt-14">
              <Picture
                src={picture}
                sizes="(min-width: 1440px) 690px@3/2, (min-width: 960px) 54vw@3/2, 90vw@3/2"
                className="aspect-3/2"
              />
              <figcaption className="pt-2 text-caption text-quiet">{renderingCaption(picture)}</figcaption>
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
