import { type Metadata } from 'next'
import { blockRegistry } from '@/components/blocks/registry'
import { CustomPage } from '@/components/site/screens/custom-page/custom-page'
import { getPublishedPage } from '@/lib/data/pages'
import { getRedirect } from '@/lib/data/redirects'
import { getProfile } from '@/lib/data/settings'
import { getSharePicture } from '@/lib/data/share-pictures'
import { notFoundTitle } from '@/lib/not-found-title'
import { openPage } from '@/lib/page-document/stored'
import { customPageMetadata } from '@/lib/seo/page-metadata'
import { getBlockData } from '@/lib/records/block-data'
import { missingPage } from '../missing-page'

export const revalidate = 3600

type Params = { params: Promise<{ slug: string }> }

/** Renders a custom page when it is first requested. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const page = await getPublishedPage((await params).slug)
  if (!page) return { title: notFoundTitle, robots: { index: false } }
  return customPageMetadata(page, await getProfile(), await getSharePicture(page.id))
}

export default async function SlugPage({ params }: Params) {
  const { slug } = await params
  const page = await getPublishedPage(slug)
  if (!page) return missingPage(getRedirect(`/${slug}`))
  return <CustomPage page={openPage(page, blockRegistry)} data={await getBlockData()} />
}
