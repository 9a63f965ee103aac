import { type ServiceSlug } from '@/lib/business/services'
import { type Township } from '@/lib/business/towns'
import { landingPagesOf, type SitePage } from '@/lib/seo/service-area'

/** The list in the groups in which the table shows it: the main pages, then one group per town. */
export type PageGroups = readonly (readonly SitePage[])[]

export function pageGroups(
  mainPages: readonly SitePage[],
  towns: readonly { slug: string; name: string; township: Township }[],
  services: readonly { slug: ServiceSlug; name: string }[],
): PageGroups {
  return [mainPages, ...towns.map((town) => landingPagesOf([town], services))]
}
