import { PageJsonLd } from '@/components/site/parts/json-ld'
import { TownSections, type TownSectionsProps } from './town-sections'

export function TownPageView(props: TownSectionsProps) {
  const { name, slug } = props.page.town
  return (
    <>
      <PageJsonLd profile={props.profile} name={name} path={`/${slug}`} />
      <TownSections {...props} />
    </>
  )
}
