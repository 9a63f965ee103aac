import { type Metadata } from 'next'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { VisitPage } from '@/components/site/screens/visit/visit-page'
import { listPlaces } from '@/lib/data/areas'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const profile = await getProfile()
  const { isOn } = profile.visits
  return pageMetadata({
    path: '/visit',
    image: siteImage('/visit', profile),
    title: `${isOn ? 'Book' : 'Request'} a Free In-Home Consultation | Rockland County, NY`,
    description: `${isOn ? 'Choose a day and a time for' : 'Ask for'} a free consultation at your home in Rockland County, NY: we look at your kitchen or bath, measure it, and send a no-obligation estimate.`,
    keywords: ['free in-home consultation', 'kitchen remodeling visit', 'Rockland County NY'],
  })
}

export default async function VisitRoute() {
  const [profile, places] = await Promise.all([getProfile(), listPlaces()])
  return (
    <>
      <PageJsonLd profile={profile} name="Visit" path="/visit" />
      <VisitPage profile={profile} places={places} />
    </>
  )
}
