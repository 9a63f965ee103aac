import { BlockList } from '@/components/blocks/block-list'
import { type BlockData } from '@/components/blocks/view-props'
import { JsonLd } from '@/components/site/parts/json-ld'
import { type Page } from '@/lib/content-types'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { ButtonLink } from '@/components/ui/button'

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

function CustomPageEmpty({ title }: { title: string }) {
  return (
    <section className="px-gutter py-section">
      <h1 className="sr-only">{title}</h1>
      <h2>No Content Available</h2>
      <p className="mt-3 mb-6 max-w-[29em] text-lede text-quiet">
        {"This page doesn't have any components to display yet."}
      </p>
      <ButtonLink look="line" className="max-sm:w-full" href="/services">
        See our services
      </ButtonLink>
    </section>
  )
}
