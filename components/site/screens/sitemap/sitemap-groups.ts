import { type ServiceSlug } from '@/lib/business/services'
import { type Township } from '@/lib/business/towns'
import { landingPagesOf, type SitePage } from '@/lib/seo/service-area'

export type PageGroups = readonly (readonly SitePage[])[]

export function pageGroups(
  mainPages: readonly SitePage[],
  towns: readonly { slug: string; name: string; township: Township }[],
  services: readonly { slug: ServiceSlug; name: string }[],
): PageGroups {
  return [mainPages, ...towns.map((town) => landingPagesOf([town], services))]
}
