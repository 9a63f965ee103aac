import { type Metadata } from 'next'
import { ServiceHub } from '@/components/site/screens/hubs/service-hub'
import { TownHub } from '@/components/site/screens/hubs/town-hub'
import { projectsOfService, serviceHubContent, townHubContent } from '@/lib/landing/hub-content'
import {
  nearbyProjects,
  nearestTestimonials,
  projectsInTown,
  realTestimonials,
  testimonialsOfService,
} from '@/lib/landing/local-work'
import { getHub, getLandingRedirect } from '@/lib/areas/landing'
import { type AreaService, type Place } from '@/lib/content/areas'
import { getTownPage } from '@/lib/content/town-pages'
import { getAreas } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { notFoundTitle } from '@/lib/not-found-title'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceHubMetadata, townHubMetadata } from '@/lib/seo/place-metadata'
import { serviceHubCard, shareImage, townCard } from '@/lib/seo/share-card'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'
import { missingPage } from '../../missing-page'

export const revalidate = 3600

type Params = { params: Promise<{ place: string }> }

/** Lists services and places, whose slugs never collide. A later one is rendered when it is first requested. */
export async function generateStaticParams() {
  const { services, places } = await getAreas()
  const hubs = places.filter(({ slug }) => !getTownPage(slug))
  return [...services, ...hubs].map(({ slug }) => ({ place: slug }))
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const [hub, profile, areas] = await Promise.all([getHub((await params).place), getProfile(), getAreas()])
  if (!hub) return { title: notFoundTitle, robots: { index: false } }
  const [texts, card] =
    'service' in hub
      ? [
          serviceHubMetadata(hub.service, areas.places.length, profile.shortName),
          serviceHubCard(hub.service, profile),
        ]
      : [townHubMetadata(hub.place, areas.services.length, profile.shortName), townCard(hub.place, profile)]
  return pageMetadata({ ...texts, image: shareImage(texts.path, card) })
}

export default async function HubPage({ params }: Params) {
  const { place } = await params
  const hub = await getHub(place)
  if (!hub) return missingPage(getLandingRedirect(place))
  return 'service' in hub ? <ServiceRoute service={hub.service} /> : <TownRoute town={hub.place} />
}

const getEvidence = () =>
  Promise.all([getProfile(), projectStore.listShown(), testimonialStore.listShown(), getAreas()])

async function ServiceRoute({ service }: { service: AreaService }) {
  const [profile, projects, testimonials, areas] = await getEvidence()
  return (
    <ServiceHub
      service={service}
      areas={areas}
      content={serviceHubContent(service, profile)}
      profile={profile}
      projects={projectsOfService(projects, service.slug)}
      testimonials={testimonialsOfService(testimonials, service.slug)}
    />
  )
}

async function TownRoute({ town }: { town: Place }) {
  const [profile, projects, testimonials, areas] = await getEvidence()
  return (
    <TownHub
      town={town}
      areas={areas}
      content={townHubContent(town, areas, profile)}
      profile={profile}
      projects={projectsInTown(projects, town).slice(0, 3)}
      nearby={nearbyProjects(projects, town, areas.places)}
      testimonials={nearestTestimonials(realTestimonials(testimonials), town, areas.places)}
    />
  )
}
