import { builtInImages } from '@/lib/business/images'
import { focalPosition, parseMediaPath, versionPath, widthsFor } from '@/lib/media/path'

/** What a stored path says about its picture. */
export function describePicture(src: string) {
  const known = builtInImages[src]
  const file = src.replace(/^.*\//, '')
  if (known)
    return { ...known, name: file, thumbnail: src.replace(/\.webp$/, '-480.webp'), position: undefined }
  const media = parseMediaPath(src)
  if (!media) return { name: file, thumbnail: src, width: 0, height: 0, position: undefined }
  const thumbnail = versionPath(media, widthsFor(media.width)[0]!, 'webp')
  return { ...media, thumbnail, position: focalPosition(media.focal) }
}
