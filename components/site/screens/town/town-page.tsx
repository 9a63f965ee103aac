import { PageJsonLd } from '@/components/site/parts/json-ld'
import { TownSections, type TownSectionsProps } from './town-sections'

export const TownPageView = ({ slug, ...page }: TownSectionsProps & { slug: string }) => (
  <>
    <PageJsonLd profile={page.data.profile} name={page.data.town?.page.town.name ?? ''} path={`/${slug}`} />
    <TownSections {...page} />
  </>
)
