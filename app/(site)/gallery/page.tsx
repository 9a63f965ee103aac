import { galleryMetadata, GalleryRoute } from './gallery-route'

export const revalidate = 3600

export const generateMetadata = galleryMetadata

export default function GalleryPage() {
  return <GalleryRoute />
}
