import { type Metadata } from 'next'
import { pageMetadata } from '@/lib/seo/metadata'
import { EstimateRoute } from './estimate-route'

export const revalidate = 3600

export const generateMetadata = (): Metadata =>
  pageMetadata({
    path: '/estimate',
    title: 'What a Kitchen or Bath May Cost | Rockland County, NY',
    description:
      'Say what stays and what goes in your kitchen or bath: a price range with its parts, from our price list, for Rockland County, NY. No name, no phone number.',
    keywords: ['kitchen remodel cost', 'bathroom remodel cost', 'Rockland County NY'],
  })

export default function EstimatePageRoute() {
  return <EstimateRoute params={new URLSearchParams()} />
}
