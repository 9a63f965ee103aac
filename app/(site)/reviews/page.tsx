import { type Metadata } from 'next'
import { EmptyList } from '@/components/site/parts/empty-list'
import { MapsReviews } from '@/components/site/parts/maps-reviews'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { ReviewLink, ReviewsFigures, ReviewsList } from '@/components/blocks/review-list/view'
import { WhyList } from '@/components/site/parts/why-list'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { reasonsToChooseUs } from '@/lib/content/promises'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getProfile } from '@/lib/data/settings'
import { mapsPlace } from '@/lib/maps-place'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'
import { testimonialStore } from '@/lib/records/testimonial/store'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const empty = await listEmptyPaths()
  return pageMetadata({
    noindex: empty.includes('/reviews'),
    path: '/reviews',
    image: siteImage('/reviews', await getProfile()),
    title: 'Customer Reviews: Kitchens & Baths | Rockland County, NY',
    description:
      'What homeowners in Rockland County, NY say about their kitchen and bathroom remodels: how long it took, what went well, and why they chose us.',
    keywords: ['kitchen remodeler reviews', 'bathroom remodeling reviews', 'Rockland County NY'],
  })
}

export default async function ReviewsPage() {
  const [profile, testimonials] = await Promise.all([getProfile(), testimonialStore.listShown()])
  const isEmpty = testimonials.length === 0 && !mapsPlace()
  return (
    <>
      <PageJsonLd profile={profile} name="Reviews" path="/reviews" />
      {isEmpty ? (
        <EmptyList title="Homeowner Reviews" text="No review is published here yet." />
      ) : (
        <section className="page-grid gap-y-6 px-gutter pt-8 pb-10 md:items-end md:pt-16 md:pb-18">
          <h1 className="text-display md:col-[1/9]">Homeowner Reviews</h1>
          <p className="text-lede text-pretty md:col-[9/-1]">
            Kitchens and baths in Rockland County, in the words of those who use them.
          </p>
        </section>
      )}
      <ReviewsList testimonials={testimonials} />
      <ReviewLink profile={profile} />
      <MapsReviews placeId={mapsPlace()?.placeId ?? ''} />
      <ReviewsFigures profile={profile} />
      <WhyList heading="Why Homeowners Choose Us" items={reasonsToChooseUs(profile)} />
      <PhoneBand profile={profile} />
    </>
  )
}
