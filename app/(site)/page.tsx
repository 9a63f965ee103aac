import { type Metadata } from 'next'
import { Banner } from '@/components/site/screens/home/banner'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { JsonLd } from '@/components/site/parts/json-ld'
import { getSiteBanner } from '@/lib/data/page-places'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { getBlockData } from '@/lib/records/block-data'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { businessJsonLd, websiteJsonLd } from '@/lib/seo/json-ld'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export const generateMetadata = async (): Promise<Metadata> =>
  builtInMetadata('', { image: siteImage('/home', await getProfile()) })

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
