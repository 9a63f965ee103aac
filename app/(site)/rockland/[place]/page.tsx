import './styles.css'
import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ServiceHub } from '@/components/site/screens/hubs/service-hub'
import { TownHub } from '@/components/site/screens/hubs/town-hub'
import { projectsOfService, serviceHubContent, townHubContent } from '@/lib/landing/hub-content'
import { projectsInTown } from '@/lib/landing/local-work'
import { getService, services, type Service } from '@/lib/business/services'
import { getTown, towns, type Town } from '@/lib/business/towns'
import { listProjects } from '@/lib/data/projects'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceHubMetadata, townHubMetadata } from '@/lib/seo/place-metadata'
import { serviceHubCard, shareImage, townCard } from '@/lib/seo/share-card'

export const revalidate = 3600
export const dynamicParams = false

type Params = { params: Promise<{ place: string }> }

/** Eight services county-wide and 47 towns; no slug is both. */
export function generateStaticParams() {
  return [...services, ...towns].map(({ slug }) => ({ place: slug }))
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { place } = await params
  const profile = await getProfile()
  const service = getService(place)
  if (service) {
    const texts = serviceHubMetadata(service, profile.shortName)
    return pageMetadata({ ...texts, image: shareImage(texts.path, serviceHubCard(service, profile)) })
  }
  const town = getTown(place)
  if (!town) return {}
  const texts = townHubMetadata(town, profile.shortName)
  return pageMetadata({ ...texts, image: shareImage(texts.path, townCard(town, profile)) })
}

export default async function HubPage({ params }: Params) {
  const { place } = await params
  const service = getService(place)
  if (service) return <ServiceRoute service={service} />
  const town = getTown(place)
  if (town) return <TownRoute town={town} />
  notFound()
}

async function ServiceRoute({ service }: { service: Service }) {
  const [profile, projects] = await Promise.all([getProfile(), listProjects()])
  return (
    <ServiceHub
      service={service}
      content={serviceHubContent(service, profile.prices)}
      profile={profile}
      projects={projectsOfService(projects, service.slug)}
    />
  )
}

async function TownRoute({ town }: { town: Town }) {
  const [profile, projects] = await Promise.all([getProfile(), listProjects()])
  return (
    <TownHub
      town={town}
      content={townHubContent(town)}
      profile={profile}
      projects={projectsInTown(projects, town).slice(0, 3)}
    />
  )
}
