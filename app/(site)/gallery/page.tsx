import { type Metadata } from 'next'
import { EstimateButton } from '@/components/forms/estimate-button'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { GallerySections } from '@/components/site/screens/gallery/gallery-sections'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'
import { projectStore } from '@/lib/records/project/store'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: '/gallery',
    image: siteImage('/gallery', await getProfile()),
    title: 'Kitchen & Bath Remodeling Portfolio | Rockland County, NY',
    description:
      'Kitchens and bathrooms in Rockland County, NY, before and after: where each one is, how many weeks it took, and what it cost.',
    keywords: ['kitchen remodel before and after', 'bathroom remodel gallery', 'Rockland County NY'],
  })
}

export default async function GalleryPage() {
  const [profile, projects] = await Promise.all([getProfile(), projectStore.listShown()])
  return (
    <>
      <PageJsonLd profile={profile} name="Portfolio" path="/gallery" />
      <GallerySections projects={projects} />
      <ClosingBand
        heading="Seen something close to yours?"
        text="Tell us which one. We will say what it would cost in your house, in writing, after a free visit."
      >
        <EstimateButton>Get my estimate</EstimateButton>
        <RecommendationsButton>Get Smart Recommendations</RecommendationsButton>
      </ClosingBand>
    </>
  )
}
