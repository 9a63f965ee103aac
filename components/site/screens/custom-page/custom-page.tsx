import { BlockList } from '@/components/blocks/block-list'
import { type BlockData } from '@/components/blocks/view-props'
import { JsonLd } from '@/components/site/parts/json-ld'
import { type Page } from '@/lib/content-types'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { CustomPageEmpty } from './custom-page-empty'

export function CustomPage({ page, data }: { page: Page; data: BlockData }) {
  const { components, title } = page
  return (
    <>
      <JsonLd data={structuredData(page, data)} />
      {components.length === 0 && <CustomPageEmpty title={title} />}
      {components.length > 0 && <BlockList components={components} data={data} heading={title} />}
    </>
  )
}

function structuredData({ title, slug }: Page, { profile }: BlockData) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: `/${slug}` },
  ]
  return [businessJsonLd(profile), breadcrumbJsonLd(crumbs)]
}
