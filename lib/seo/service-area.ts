import { type ServiceSlug } from '@/lib/business/services'
import { type Township } from '@/lib/business/towns'

// Without data: the /sitemap screen also builds its rows with it in the browser.

export type ChangeFrequency = 'weekly' | 'monthly'

/** One of the 389 pages of the service-area list (specification §9). */
export type SitePage = {
  path: string
  title: string
  kind: 'Homepage' | 'Main Page' | 'Location-Service'
  priority: number
  changeFrequency: ChangeFrequency
  /** Set where the page is about one service. */
  service?: ServiceSlug
  /** Set where the page is about one town. */
  township?: Township
}

type Place = { slug: string; name: string; township: Township }

/** Returns the landing pages of every service in every town, town by town. */
export function landingPagesOf(
  towns: readonly Place[],
  services: readonly { slug: ServiceSlug; name: string }[],
): SitePage[] {
  return towns.flatMap(({ slug, name, township }) =>
    services.map((service) => ({
      path: `/rockland/${slug}/${service.slug}/`,
      title: `${service.name} in ${name}`,
      kind: 'Location-Service' as const,
      priority: 0.8,
      changeFrequency: 'monthly' as const,
      service: service.slug,
      township,
    })),
  )
}
