import { type Metadata } from 'next'
import { getProfile } from '@/lib/data/settings'
import { pageMetadata } from '@/lib/seo/metadata'
import { siteImage } from '@/lib/seo/share-card'
import { EstimateRoute } from './estimate-route'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({
    path: '/estimate',
    image: siteImage('/estimate', await getProfile()),
    title: 'What a Kitchen or Bath May Cost | Rockland County, NY',
    description:
      'Say what stays and what goes in your kitchen or bath: a price range with its parts, from our price list, for Rockland County, NY. No name, no phone number.',
    keywords: ['kitchen remodel cost', 'bathroom remodel cost', 'Rockland County NY'],
  })
}

export default function EstimatePageRoute() {
  return <EstimateRoute params={new URLSearchParams()} />
}
