import { BlockList } from '@/components/blocks/block-list'
import { type BlockData } from '@/components/blocks/view-props'
import { PageJsonLd } from '@/components/site/parts/json-ld'
import { type Page } from '@/lib/content-types'
import { ButtonLink } from '@/components/ui/button'

export function CustomPage({ page, data }: { page: Page; data: BlockData }) {
  const { components, title } = page
  return (
    <>
      <PageJsonLd profile={data.profile} name={title} path={`/${page.slug}`} />
      {components.length === 0 && <CustomPageEmpty title={title} />}
      {components.length > 0 && <BlockList components={components} data={data} heading={title} />}
    </>
  )
}

const CustomPageEmpty = ({ title }: { title: string }) => (
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
