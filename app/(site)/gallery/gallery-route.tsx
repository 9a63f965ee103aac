import { type Metadata } from 'next'
import { GalleryStage } from '@/components/blocks/gallery/gallery-stage'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { BuiltInPage } from '@/components/site/screens/built-in-page/built-in-page'
import { type GalleryFilter } from '@/lib/business/gallery-path'
import { listEmptyPaths } from '@/lib/data/empty-lists'
import { getBuiltIn } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { getBlockData } from '@/lib/records/block-data'
import { builtInMetadata } from '@/lib/seo/built-in-metadata'
import { siteImage } from '@/lib/seo/share-card'

/** Returns the gallery's metadata, with its own address for every filter. */
export async function galleryMetadata(): Promise<Metadata> {
  const [profile, empty] = await Promise.all([getProfile(), listEmptyPaths()])
  return builtInMetadata('gallery', {
    noindex: empty.includes('/gallery'),
    image: siteImage('/gallery', profile),
  })
}

export async function GalleryRoute({ filter }: { filter?: GalleryFilter }) {
  const [page, data] = await Promise.all([getBuiltIn('gallery'), getBlockData()])
  return (
    <>
      <PageJsonLd profile={data.profile} name="Portfolio" path="/gallery" />
      <BuiltInPage page={page} data={{ ...data, GalleryStage, galleryFilter: filter }} title="Portfolio" />
    </>
  )
}
