import { readFilterCode } from '@/lib/business/gallery-path'
import { missingPage } from '../../../missing-page'
import { galleryMetadata, GalleryRoute } from '../../gallery-route'

/**
 * Shows /gallery?room=…&style=…&budget=…&town=…: lib/around-next/normalize-request.ts leads here. It is rendered for each
 * request and cached nowhere (lib/page-cache/handler.js).
 */
export const revalidate = 3600

type Props = { params: Promise<{ code: string }> }

export const generateStaticParams = () => []

export const generateMetadata = galleryMetadata

export default async function FilteredGalleryPage({ params }: Props) {
  const filter = readFilterCode((await params).code)
  return filter ? <GalleryRoute filter={filter} /> : missingPage()
}
