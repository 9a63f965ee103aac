import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LandingEditor } from '@/components/admin/areas/landing-editor'
import { getLanding } from '@/lib/areas/landing'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getPageCopy } from '@/lib/data/areas'
import { landingContent } from '@/lib/landing/content'
import { limitsOf } from '@/lib/landing/gate'
import { contentPage } from '@/lib/landing/indexable'
import { nearestProjects } from '@/lib/landing/local-work'
import { landingMetadata } from '@/lib/seo/place-metadata'
import { siteFacts } from '@/lib/seo/site-facts'
import { listLandingLines } from '../../../landing-lines'
import { getBlockData } from '@/lib/records/block-data'

type Props = { params: Promise<{ place: string; service: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const { place, service } = await params
  const landing = await getLanding(place, service)
  return { title: `Edit words: ${landing ? `${landing.service.name} in ${landing.place.name}` : ''}` }
}

export default async function EditLandingPage({ params }: Props) {
  await requireStaffPage()
  const { place: placeSlug, service: serviceSlug } = await params
  const landing = await getLanding(placeSlug, serviceSlug)
  const line = (await listLandingLines()).find(
    (line) => line.place === placeSlug && line.service === serviceSlug,
  )
  if (!landing || !line) notFound()
  const { place, service, areas } = landing
  const [copy, data, site] = await Promise.all([
    getPageCopy(place.slug, service.slug),
    getBlockData(),
    siteFacts(),
  ])
  const { profile, projects } = data
  const { hero } = landingContent({ ...landing, copy: null }, profile)
  const { title, description } = landingMetadata(place, service, undefined, profile.shortName)
  return (
    <LandingEditor
      key={line.place + line.service}
      line={line}
      copy={copy}
      data={data}
      defaultTexts={{ ...hero, heading: service.guide.heading.replace('{town}', place.name) }}
      limits={limitsOf(contentPage(landing))}
      searchResult={{ title: title[0], description }}
      projects={{
        all: projects.map(({ id, title, location }) => ({ id, title, location })),
        nearest: nearestProjects(projects, place, service, areas.places).map(({ project }) => project.id),
      }}
      site={site}
      sources={place.notes.sources}
    />
  )
}
