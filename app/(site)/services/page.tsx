import { type Metadata } from 'next'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { getBlockData } from '@/lib/records/block-data'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export const generateMetadata = async (): Promise<Metadata> =>
  builtInMetadata('services', { image: siteImage('/services', await getProfile()) })

export default async function ServicesPage() {
  const [page, data] = await Promise.all([getBuiltIn('services'), getBlockData()])
  return (
    <>
      <PageJsonLd profile={data.profile} name="Services" path="/services" />
      <BuiltInPage page={page} data={data} title="Services" />
    </>
  )
}
