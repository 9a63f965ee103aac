import { useId } from 'react'
import { FinancingTerms } from '@/components/site/parts/financing-terms'
import { HoursTable } from '@/components/site/parts/hours-table'
import { isRendering } from '@/lib/business/images'
import { renderingCaption } from '@/lib/business/rendering-caption'
import { addressLine, phoneDigits } from '@/lib/business/profile'
import { Picture } from '@/components/site/parts/picture'
import { type SectionProps } from '../define-section'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

export function ShowroomCard({ config, words, data }: SectionProps<typeof definition>) {
  const { profile } = data
  const title = words('showroom')
  const heading = useId()
  const picture = shownPicture(config, '/images/showroom.webp')
  const licenseText = words('license')
  return (
    <section className="md:col-[9/-1]" aria-labelledby={title ? heading : undefined}>
      <figure className="md:mr-[calc(var(--spacing-bleed)*-1)]">
        <Picture
          {...picture}
          sizes="(min-width: 1600px) 42vw@3/2, (min-width: 960px) 35vw@3/2, 93vw@3/2"
          className="aspect-3/2 md:rounded-none"
        />
        {isRendering(picture.src) && (
          <figcaption className="pt-2 text-caption text-quiet">
            {renderingCaption(picture.src, profile)}
          </figcaption>
        )}
      </figure>
      {title && (
        <h2 id={heading} className="mt-6 mb-2.5 text-h3">
          {title}
        </h2>
      )}
      <address className="mb-4 grid justify-items-start not-italic tap-links [&_a]:-my-0.75 [&_a]:underline [&_a]:decoration-brass [&_a]:underline-offset-4">
        <span>{addressLine(profile)}</span>
        <a href={`tel:${phoneDigits(profile.phone)}`}>{profile.phone}</a>
        <a href={`mailto:${profile.email}`}>{profile.email}</a>
      </address>
      <HoursTable
        profile={profile}
        className="[&_td]:py-2.5 [&_th]:py-2.5 [&_tr+tr]:border-t [&_tr]:border-line"
        title={words('hours')}
      />
      <p className="mt-4 text-caption leading-normal text-quiet">{words('area')}</p>
      {licenseText && <p className="mt-2 text-caption leading-normal text-quiet">{licenseText}</p>}
      <FinancingTerms profile={profile} titled className="mt-2 text-caption leading-normal text-quiet" />
    </section>
  )
}
