import { type Metadata } from 'next'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { getBlockData } from '@/lib/records/block-data'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  return builtInMetadata('services', {
    image: siteImage('/services', await getProfile()),
    title: 'Kitchen & Bath Remodeling Services | Rockland County, NY',
    description:
      'Kitchens, bathrooms, custom cabinets, countertops, refacing and tile in Rockland County, NY: what each service includes, and what you decide before it starts.',
    keywords: ['kitchen remodeling services', 'bathroom remodeling', 'custom cabinets', 'Rockland County NY'],
  })
}

export default async function ServicesPage() {
  const [page, data] = await Promise.all([getBuiltIn('services'), getBlockData()])
  return (
    <>
      <PageJsonLd profile={data.profile} name="Services" path="/services" />
      <BuiltInPage page={page} data={data} title="Services" />
    </>
  )
}
