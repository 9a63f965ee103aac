import { type Metadata } from 'next'
import { LandingBlocks } from '@/components/site/screens/landing/landing-blocks'
import { LandingPage } from '@/components/site/screens/landing/landing-page'
import { chosenProjects, nearestTestimonials } from '@/lib/landing/local-work'
import { getLanding, getLandingRedirect } from '@/lib/areas/landing'
import { isIndexable } from '@/lib/areas/measures'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { landingContent } from '@/lib/landing/content'
import { notFoundTitle } from '@/lib/not-found-title'
import { lastUpdated } from '@/lib/seo/last-updated'
import { pageMetadata } from '@/lib/seo/metadata'
import { landingMetadata } from '@/lib/seo/place-metadata'
import { landingCard, shareImage } from '@/lib/seo/share-card'
import { missingPage } from '../../../missing-page'
import { getBlockData } from '@/lib/records/block-data'

export const revalidate = 3600

type Params = { params: Promise<{ place: string; service: string }> }

/**
 * Lists every service in every place: 376 as the site comes. The page of a new place is rendered when it is first requested.
 */
export async function generateStaticParams() {
  const { places, services } = await getAreas()
  return places.flatMap((place) => services.map((service) => ({ place: place.slug, service: service.slug })))
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { place, service } = await params
  const landing = await getLanding(place, service)
  if (!landing) return { title: notFoundTitle, robots: { index: false } }
  const { copy } = landing
  const profile = await getProfile()
  const { path, ...texts } = landingMetadata(
    landing.place,
    landing.service,
    copy?.description,
    profile.shortName,
  )
  const image = shareImage(path, landingCard(landing.place, landing.service, copy, profile))
  return pageMetadata({ path, ...texts, image, noindex: !(await isIndexable(place, landing.service.slug)) })
}

export default async function LandingRoute({ params }: Params) {
  const { place, service } = await params
  const landing = await getLanding(place, service)
  if (!landing) return missingPage(getLandingRedirect(place, service))
  const data = await getBlockData()
  const { profile, projects, testimonials } = data
  const content = landingContent(landing, profile)
  return (
    <LandingPage
      landing={landing}
      content={content}
      updated={lastUpdated(landing)}
      profile={profile}
      projects={chosenProjects(projects, landing)}
      testimonials={nearestTestimonials(
        testimonials,
        landing.place,
        landing.areas.places,
        landing.service.slug,
      )}
      extra={<LandingBlocks blocks={landing.copy?.blocks ?? []} data={data} />}
    />
  )
}
