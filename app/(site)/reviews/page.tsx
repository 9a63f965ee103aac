import { type Metadata } from 'next'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { getBlockData } from '@/lib/records/block-data'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { siteImage } from '@/lib/seo/share-card'

export const revalidate = 3600

export async function generateMetadata(): Promise<Metadata> {
  const [profile, empty] = await Promise.all([getProfile(), listEmptyPaths()])
  return builtInMetadata('reviews', {
    noindex: empty.includes('/reviews'),
    image: siteImage('/reviews', profile),
  })
}

export default async function ReviewsPage() {
  const [page, data] = await Promise.all([getBuiltIn('reviews'), getBlockData()])
  return (
    <>
      <PageJsonLd profile={data.profile} name="Reviews" path="/reviews" />
      <BuiltInPage page={page} data={data} title="Reviews" />
    </>
  )
}
