import { type Service } from '@/lib/business/services'
import { isWordingKey, type Worded, wordingOf } from '@/lib/business/wording'

/** Returns the badge of a service or town by its slug; '' for those without one. The specification's are in §2. */
export function badgeOf(slug: string, profile: Worded): string {
  const key = `badges.${slug}`
  return isWordingKey(key) ? wordingOf(profile)(key) : ''
}

export const hasBadge = ({ slug }: Pick<Service, 'slug'>): boolean => isWordingKey(`badges.${slug}`)
