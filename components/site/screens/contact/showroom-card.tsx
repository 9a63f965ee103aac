import { HoursTable } from '@/components/site/parts/hours-table'
import { addressLine, type BusinessProfile, phoneDigits } from '@/lib/business/profile'
import { towns } from '@/lib/business/towns'
import { Picture } from '@/components/site/parts/picture'

/** Where the showroom is, when it is open, and how far we drive. */
export function ShowroomCard({ profile }: { profile: BusinessProfile }) {
  const farthest = Math.ceil(Math.max(...towns.map(({ drive }) => drive)))
  return (
    <section className="contact__side" aria-labelledby="showroom">
      <figure>
        <Picture
          src="/images/showroom.webp"
          sizes="(min-width: 1440px) 499px, (min-width: 960px) 36vw, 92vw"
          className="r32"
        />
        <figcaption className="note pt-2">Design rendering.</figcaption>
      </figure>
      <h2 id="showroom">The showroom</h2>
      <address className="contact__addr">
        <span>{addressLine(profile)}</span>
        <a className="link num" href={`tel:${phoneDigits(profile.phone)}`}>
          {profile.phone}
        </a>
        <a className="link" href={`mailto:${profile.email}`}>
          {profile.email}
        </a>
      </address>
      <HoursTable className="hours--rules" titled />
      <p className="note mt-4">
        Service area: all of Rockland County, {towns.length} places. The farthest is {farthest} miles from the
        showroom.
      </p>
    </section>
  )
}
