import { type BusinessProfile } from '@/lib/business/profile'
import { mediaVersions, parseMediaPath } from './path'

/** A logo, in a version that is sharp at twice its size. */
export type Logo = { src: string; width: number; height: number }

/** Fits the logo for a ground into a box of pixels; null if the business has none and its name is set as type. */
export function logoIn(
  { logo }: Pick<BusinessProfile, 'logo'>,
  ground: keyof BusinessProfile['logo'],
  box: { width: number; height: number },
): Logo | null {
  const media = parseMediaPath(logo[ground])
  if (!media) return null
  const scale = Math.min(box.width / media.width, box.height / media.height)
  const width = Math.max(1, Math.round(media.width * scale))
  const versions = mediaVersions(media, 'webp')
  const version = versions.find((candidate) => candidate.width >= 2 * width) ?? versions.at(-1)!
  const height = Math.max(1, Math.round(media.height * scale))
  return { src: version.path, width, height }
}
