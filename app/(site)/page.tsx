import { type Metadata } from 'next'
import { Banner } from '@/components/site/screens/home/banner'
import { Gazetteer } from '@/components/blocks/town-list/view'
import { HeroNotch } from '@/components/blocks/home-hero/view'
import { MapsReviews } from '@/components/site/parts/maps-reviews'
import { KitchenStart } from '@/components/site/parts/kitchen-start'
import { PhoneBand } from '@/components/site/parts/phone-band'
import { Portfolio } from '@/components/blocks/latest-work/view'
import { PriceLedger } from '@/components/blocks/price-ledger/view'
import { Testimonials } from '@/components/site/parts/testimonials'
import { JsonLd } from '@/components/site/parts/json-ld'
import { shownClaims } from '@/lib/business/claims'
import { getSiteBanner } from '@/lib/data/page-places'
import { getProfile } from '@/lib/data/settings'
import { listPlaces } from '@/lib/data/areas'
import { getFinishes } from '@/lib/data/finishes'
import { env } from '@/lib/env'
import { featuredFirst } from '@/lib/landing/local-work'
import { hasMapsReviews } from '@/lib/reviews/google-places'
import { businessJsonLd, websiteJsonLd } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'
import { spelledRange } from '@/lib/text/number-word'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const profile = await getProfile()
  const { shortName } = profile
  const { turnaround } = shownClaims(profile)
  return pageMetadata({
    path: '/',
    image: siteImage('/home', profile),
    title: [
      `Kitchen & Bath Remodeling, Rockland County | ${shortName}`,
      'Kitchen & Bath Remodeling in Rockland County, NY',
    ],
    description: `Kitchens and baths for the houses of Rockland County, NY: drawn in 3D first, priced in writing${turnaround ? `, finished in ${spelledRange(turnaround.value)}` : ''}. Free in-home consultation.`,
    keywords: [
      'kitchen remodeling',
      'bathroom remodeling',
      'custom cabinets',
      'countertops',
      'Rockland County NY',
    ],
  })
}

export default async function HomePage() {
  const [profile, projects, testimonials, banner, places, finishes] = await Promise.all([
    getProfile(),
    projectStore.listShown(),
    testimonialStore.listShown(),
    getSiteBanner(),
    listPlaces(),
    getFinishes(),
  ])
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), websiteJsonLd(profile)]} />
      {banner && <Banner banner={banner} />}
      <HeroNotch profile={profile} />
      <PriceLedger profile={profile} />
      <Portfolio projects={projects} />
      <KitchenStart
        title="See it in your finishes"
        text="Cabinets, island, counter, backsplash, floor and metal: change each of them and see the whole kitchen. Send it along when you ask for an estimate."
        kitchens={['sage-and-oak', 'white-and-navy']}
        finishes={finishes}
      />
      <Gazetteer places={places} profile={profile} />
      <Testimonials testimonials={featuredFirst(testimonials)} />
      <MapsReviews configured={hasMapsReviews()} placeId={env().GOOGLE_PLACE_ID} />
      <PhoneBand profile={profile} />
    </>
  )
}
