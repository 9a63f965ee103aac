import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LandingEditor } from '@/components/admin/areas/landing-editor'
import { townKind } from '@/lib/landing/landing-list'
import { getEditedTownPage } from '@/lib/areas/landing'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getProfile } from '@/lib/data/settings'
import { limitsOf } from '@/lib/landing/gate'
import { townContentPage } from '@/lib/landing/indexable'
import { townPageMetadata } from '@/lib/seo/place-metadata'
import { siteFacts } from '@/lib/seo/site-facts'
import { listLandingLines } from '../../../landing-lines'

type Props = { params: Promise<{ place: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const town = await getEditedTownPage((await params).place)
  return { title: `Edit town page: ${town?.place.name ?? ''}` }
}

export default async function EditTownPage({ params }: Props) {
  await requireStaffPage()
  const { place: slug } = await params
  const [town, lines, profile, site] = await Promise.all([
    getEditedTownPage(slug),
    listLandingLines(),
    getProfile(),
    siteFacts(),
  ])
  const line = lines.find((row) => row.place === slug && row.service === townKind)
  if (!town || !line) notFound()
  const { page, place, copy } = town
  const { title, description } = townPageMetadata(page, undefined, profile.shortName)
  return (
    <LandingEditor
      key={slug}
      line={line}
      copy={copy}
      defaultTexts={{
        headline: page.headline,
        lede: 'A sentence or two, set large',
        heading: `Kitchens and baths in ${place.name}`,
      }}
      limits={limitsOf(townContentPage(page, copy))}
      searchResult={{ title: title[0], description }}
      projects={null}
      data={null}
      site={site}
      sources={place.notes.sources}
    />
  )
}
