import { type BusinessProfile } from '@/lib/business/profile'
import { parseMediaPath, versionPath, widthsFor } from './path'

/** A logo as it is shown: a version that is sharp at twice its size. */
export type Logo = { src: string; width: number; height: number }

/** The logo for a ground, as large as fits into a box of pixels; null where the name set as type stands instead. */
export function logoIn(
  { logo }: Pick<BusinessProfile, 'logo'>,
  ground: keyof BusinessProfile['logo'],
  box: { width: number; height: number },
): Logo | null {
  const media = parseMediaPath(logo[ground])
  if (!media) return null
  const scale = Math.min(box.width / media.width, box.height / media.height)
  const width = Math.max(1, Math.round(media.width * scale))
  const versions = widthsFor(media.width)
  const version = versions.find((kept) => kept >= 2 * width) ?? Math.max(...versions)
  const height = Math.max(1, Math.round(media.height * scale))
  return { src: versionPath(media, version, 'webp'), width, height }
}
