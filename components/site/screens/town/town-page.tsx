import { JsonLd } from '@/components/site/parts/json-ld'
import { townPageCrumbs } from '@/lib/seo/crumbs'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { TownSections, type TownSectionsProps } from './town-sections'

export function TownPageView(props: TownSectionsProps) {
  const crumbs = townPageCrumbs(props.page.town)
  return (
    <>
      <JsonLd data={[businessJsonLd(props.profile), breadcrumbJsonLd(crumbs)]} />
      <TownSections {...props} />
    </>
  )
}
