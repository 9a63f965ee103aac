import { builtInImages, versionsOfBuiltIn } from '@/lib/business/images'
import { focalPosition, parseMediaPath, thumbnailPath } from '@/lib/media/path'

export function describePicture(src: string) {
  const builtIn = builtInImages[src]
  const file = src.replace(/^.*\//, '')
  if (builtIn) {
    const thumbnail = versionsOfBuiltIn(src, 'webp')[0]!.path
    return { ...builtIn, name: file, thumbnail, position: undefined }
  }
  const media = parseMediaPath(src)
  if (!media) return { name: file, thumbnail: src, width: 0, height: 0, position: undefined }
  const thumbnail = thumbnailPath(media)
  return { ...media, thumbnail, position: focalPosition(media.focal) }
}
