import { type Metadata } from 'next'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { openDays } from '@/lib/business/hours'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { getBlockData } from '@/lib/records/block-data'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const profile = await getProfile()
  const { address, showroomHours } = profile
  const days = openDays(showroomHours)
  return builtInMetadata('contact', {
    image: siteImage('/contact', profile),
    title: 'Request a Kitchen or Bath Estimate | Rockland County, NY',
    description: `Ask for a free in-home consultation and a no-obligation estimate for your kitchen or bath in Rockland County, NY. Showroom in ${address.locality}${days && `, open ${days}`}.`,
    keywords: [
      'kitchen remodeling estimate',
      'bathroom remodeling estimate',
      `showroom ${address.locality} ${address.region}`,
    ],
  })
}

export default async function ContactPage() {
  const [page, data] = await Promise.all([getBuiltIn('contact'), getBlockData()])
  return (
    <>
      <PageJsonLd profile={data.profile} name="Contact" path="/contact" />
      <BuiltInPage page={page} data={data} title="Contact" />
    </>
  )
}
