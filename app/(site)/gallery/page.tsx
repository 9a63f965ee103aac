import { type Metadata } from 'next'
import { EstimateButton } from '@/components/forms/estimate-button'
import { RecommendationsButton } from '@/components/forms/recommendations-button'
import { ClosingBand } from '@/components/site/parts/closing-band'
import { EmptyList } from '@/components/site/parts/empty-list'
import { KitchenStart } from '@/components/site/parts/kitchen-start'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getFinishes } from '@/lib/data/finishes'
import { GallerySections } from '@/components/blocks/gallery/view'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'
import { projectStore } from '@/lib/records/project/store'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const empty = await listEmptyPaths()
  return pageMetadata({
    noindex: empty.includes('/gallery'),
    path: '/gallery',
    image: siteImage('/gallery', await getProfile()),
    title: 'Kitchen & Bath Remodeling Portfolio | Rockland County, NY',
    description:
      'Kitchens and bathrooms in Rockland County, NY, before and after: where each one is, how many weeks it took, and what it cost.',
    keywords: ['kitchen remodel before and after', 'bathroom remodel gallery', 'Rockland County NY'],
  })
}

export default async function GalleryPage() {
  const [profile, projects, finishes] = await Promise.all([
    getProfile(),
    projectStore.listShown(),
    getFinishes(),
  ])
  if (projects.length === 0)
    return (
      <>
        <PageJsonLd profile={profile} name="Portfolio" path="/gallery" />
        <EmptyList title="Portfolio" text="No project is published here yet. Begin with yours." />
        <KitchenStart
          title="See it in your finishes"
          text="Cabinets, island, counter, backsplash, floor and metal: change each of them and see the whole kitchen."
          kitchens={['sage-and-oak', 'white-and-navy']}
          finishes={finishes}
        />
        <PhoneBand profile={profile} />
      </>
    )
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
