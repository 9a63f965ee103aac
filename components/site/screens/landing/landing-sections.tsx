import { type Words, wordingOf } from '@/lib/business/wording'
import { type ReactNode } from 'react'
import { PageSubject } from '@/components/forms/page-subject'
import { FinanceBlock } from './finance-block'
import { LandingHero } from './landing-hero'
import { NearWork } from '@/components/site/parts/near-work'
import { Questions } from '@/components/site/parts/questions'
import { QuotePair } from '@/components/site/parts/quote-pair'
import { LandingHouse, LandingHouses, LandingPermits, LandingReasons, LandingSteps } from './landing-work'
import { LinkLists } from '@/components/site/parts/link-lists'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { landingCrumbs } from '@/lib/seo/crumbs'
import { type BusinessProfile } from '@/lib/business/profile'
import { picturesOfPage, servicePictures } from '@/lib/landing/service-pictures'
import { type Testimonial } from '@/lib/content-types'
import { startFor } from '@/lib/business/finishes'
import { startAddress } from '@/lib/business/kitchens'
import { type NearProject } from '@/lib/landing/local-work'
import { type Landing, type LandingContent } from '@/lib/landing/content'
import { placeHref } from '@/lib/content/town-pages'
import { counted } from '@/lib/text/counted'
import { numberWord } from '@/lib/text/number-word'

/** Services whose pages link to the visualizer's kitchen. */
const ofKitchens = ['kitchen-remodeling', 'custom-cabinets', 'cabinet-refacing']

/** Returns the link to the visualizer of a service's page; undefined if it has none. */
function designLink(service: string, words: Words) {
  if (service === 'bathroom-remodeling') return { name: words('landing.bathFinishes'), href: '/design/bath' }
  return ofKitchens.includes(service)
    ? { name: words('landing.finishes'), href: startAddress(startFor(service)) }
    : undefined
}

export type LandingSectionsProps = {
  landing: Landing
  content: LandingContent
  profile: BusinessProfile
  projects: readonly NearProject[]
  testimonials: readonly Testimonial[]
  extra?: ReactNode
  /** The month of the last change, where it is known. */
  updated?: string
}

/** Renders what visitors see; the staff preview in the browser renders it too, so nothing here may be for servers only. */
export function LandingSections({
  landing,
  content,
  profile,
  projects,
  testimonials,
  extra,
  updated,
}: LandingSectionsProps) {
  const { place: town, service, copy, areas } = landing
  const [picture, detail] = picturesOfPage(
    copy?.pictures,
    servicePictures(
      service.slug,
      town,
      projects.map(({ project }) => project),
    ),
  )
  const pictures = [picture.src, detail.src, ...projects.map(({ project }) => project.afterImage)]
  const crumbs = landingCrumbs(town, service)
  const words = wordingOf(profile)
  const isOfTown = testimonials.every(({ location }) => location.includes(town.name))
  return (
    <>
      <PageSubject
        town={{ slug: town.slug, name: town.name }}
        service={{ slug: service.slug, name: service.name }}
      />
      <LandingHero
        content={content}
        crumbs={crumbs}
        profile={profile}
        picture={picture}
        pictures={pictures}
        updated={updated}
      />
      <LandingHouse town={town} places={areas.places} profile={profile} content={content} />
      {extra}
      <LandingHouses houses={content.houses} />
      <LandingSteps content={content} picture={detail} words={words} />
      <LandingPermits content={content} words={words} />
      {content.questions.length > 0 && (
        <Questions heading={words('landing.questions')} items={content.questions} />
      )}
      <NearWork town={town} projects={projects} words={words} more={designLink(service.slug, words)} />
      {content.whyChoose.rows.length > 0 && <LandingReasons reasons={content.whyChoose} />}
      <QuotePair
        testimonials={testimonials}
        words={words}
        label={isOfTown ? words('landing.quotes', { town: town.name }) : words('landing.quotesNearby')}
      />
      <FinanceBlock visit={content.visit} town={town.slug} service={service.slug} profile={profile} />
      <LinkLists
        lists={[
          {
            heading: words('landing.services', { town: town.name }),
            items: content.otherServices.map(({ slug, name }) => ({
              name,
              href: `/rockland/${town.slug}/${slug}/`,
            })),
            more: {
              name: words('landing.allServices', {
                count: numberWord(areas.services.length),
              }),
              href: placeHref(town),
            },
          },
          {
            heading: words('landing.nearby', { service: service.name, town: town.name }),
            items: content.nearby.map(({ slug, name, miles }) => ({
              name,
              href: `/rockland/${slug}/${service.slug}/`,
              note: counted(miles, 'mile'),
            })),
            more: {
              name: words('landing.allPlaces', { count: String(areas.places.length) }),
              href: `/rockland/${service.slug}/`,
            },
          },
        ]}
      />
      <PhoneBand
        title={words('call.titleInTown', { town: town.name })}
        lede=""
        recommendations=""
        hasPromises={false}
        profile={profile}
        town={town.slug}
        service={service.slug}
      />
    </>
  )
}
