import { type Metadata } from 'next'
import { Banner } from '@/components/site/screens/home/banner'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { JsonLd } from '@/components/site/parts/json-ld'
import { shownClaims } from '@/lib/business/claims'
import { getSiteBanner } from '@/lib/data/page-places'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { getBlockData } from '@/lib/records/block-data'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { businessJsonLd, websiteJsonLd } from '@/lib/seo/json-ld'
import { siteImage } from '@/lib/seo/share-card'
import { spelledRange } from '@/lib/text/number-word'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const profile = await getProfile()
  const { shortName } = profile
  const { turnaround } = shownClaims(profile)
  return builtInMetadata('', {
    image: siteImage('/home', profile),
    title: [
      `Kitchen & Bath Remodeling, Rockland County | ${shortName}`,
      'Kitchen & Bath Remodeling in Rockland County, NY',
    ],
    description: `Kitchens and baths for the houses of Rockland County, NY: drawn in 3D first, priced in writing${turnaround && !turnaround.isExample ? `, finished in ${spelledRange(turnaround.value)}` : ''}. Free in-home consultation.`,
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
  const [page, data, banner] = await Promise.all([getBuiltIn(''), getBlockData(), getSiteBanner()])
  const { profile } = data
  return (
    <>
      <JsonLd data={[businessJsonLd(profile), websiteJsonLd(profile)]} />
      {banner && <Banner banner={banner} />}
      <BuiltInPage page={page} data={data} title={profile.shortName} />
    </>
  )
}
