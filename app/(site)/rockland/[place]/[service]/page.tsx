import './styles.css'
import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { LandingPage } from '@/components/site/screens/landing/landing-page'
import { costOfRooms, nearestProjects, testimonialsInTown } from '@/lib/landing/local-work'
import { getService, services } from '@/lib/business/services'
import { getTown, towns } from '@/lib/business/towns'
import { listProjects } from '@/lib/data/projects'
import { getProfile } from '@/lib/data/settings'
import { listTestimonials } from '@/lib/data/testimonials'
import { landingContent } from '@/lib/landing/content'
import { isIndexable } from '@/lib/landing/indexable'
import { pageMetadata } from '@/lib/seo/metadata'
import { landingMetadata } from '@/lib/seo/place-metadata'
import { landingCard, shareImage } from '@/lib/seo/share-card'

export const revalidate = 3600
export const dynamicParams = false

type Params = { params: Promise<{ place: string; service: string }> }

/** All 376: 47 towns with eight services each. */
export function generateStaticParams() {
  return towns.flatMap((town) => services.map((service) => ({ place: town.slug, service: service.slug })))
}

const getLanding = cache((place: string, serviceSlug: string) => {
  const [town, service] = [getTown(place), getService(serviceSlug)]
  return town && service ? { town, service } : null
})

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { place, service } = await params
  const landing = getLanding(place, service)
  if (!landing) return {}
  const profile = await getProfile()
  const { path, ...texts } = landingMetadata(landing.town, landing.service, profile.shortName)
  const image = shareImage(path, landingCard(landing.town, landing.service, profile))
  return pageMetadata({ path, ...texts, image, noindex: !isIndexable(place, service) })
}

export default async function LandingRoute({ params }: Params) {
  const { place, service: serviceSlug } = await params
  const landing = getLanding(place, serviceSlug)
  if (!landing) notFound()
  const { town, service } = landing
  const [profile, projects, testimonials] = await Promise.all([
    getProfile(),
    listProjects(),
    listTestimonials(),
  ])
  const content = landingContent(town, service, profile)
  return (
    <LandingPage
      town={town}
      service={service}
      content={content}
      profile={profile}
      projects={nearestProjects(projects, town, service)}
      rooms={content.price.whole ? costOfRooms(projects, content.price.whole) : null}
      testimonials={testimonialsInTown(testimonials, town)}
    />
  )
}
