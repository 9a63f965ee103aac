import { JsonLd } from '@/components/site/parts/json-ld'
import { breadcrumbJsonLd, businessJsonLd, serviceJsonLd } from '@/lib/seo/json-ld'
import { landingCrumbs } from '@/lib/seo/crumbs'
import { LandingSections, type LandingSectionsProps } from './landing-sections'

export function LandingPage(page: LandingSectionsProps) {
  const { landing, content, profile } = page
  const { place: town, service } = landing
  const crumbs = landingCrumbs(town, service)
  const { name, description } = service
  return (
    <>
      <JsonLd
        data={[
          businessJsonLd(profile),
          breadcrumbJsonLd(crumbs),
          serviceJsonLd({
            path: `/rockland/${town.slug}/${service.slug}/`,
            name,
            description: content.description || description,
            offers: content.price.offers,
            town,
          }),
        ]}
      />
      <LandingSections {...page} />
    </>
  )
}
