import { Fragment } from 'react'
import { projectsOf } from '@/components/blocks/projects/view'
import { blockRegistry, readConfig } from '@/components/blocks/registry'
import { Blocks } from '@/components/blocks/surface'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { ContactForm } from '@/components/forms/contact-form'
import { JsonLd } from '@/components/site/parts/json-ld'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { isRendering } from '@/lib/business/images'
import { type Page, type PageComponent } from '@/lib/content-types'
import { picturesOf } from '@/lib/page-document/texts'
import { breadcrumbJsonLd, businessJsonLd } from '@/lib/seo/json-ld'
import { CustomPageEmpty } from './custom-page-empty'

/** A custom page: its blocks in their order. */
export function CustomPage({ page, data }: { page: Page; data: BlockData }) {
  const { components, title } = page
  const { phone, contactHours } = data.profile
  const shown = { ...data, contactForm: <ContactForm phone={phone} contactHours={contactHours} /> }
  const main = components.findIndex(({ type, config }) => type === 'hero' && readConfig('hero', config).title)
  const form = components.findIndex(({ type }) => type === 'contact-form')
  const pictures = components.map((block) => picturesShown(block, data))
  const rendering = pictures.findIndex((shown) => shown.some(isRendering))
  return (
    <>
      <JsonLd data={structuredData(page, data)} />
      {components.length === 0 && <CustomPageEmpty title={title} />}
      {components.length > 0 && (
        <Blocks>
          {main === -1 && <h1 className="sr-only">{title}</h1>}
          {components.map((block, index) => (
            <Fragment key={block.id}>
              <BlockView
                block={form === -1 ? withoutFormAnchor(block) : block}
                data={shown}
                isMain={index === main || index === form}
              />
              {index === rendering && (
                <RenderingNote
                  pictures={pictures.flat()}
                  as="p"
                  className="border-b border-line px-gutter py-2.5 text-right text-small text-quiet"
                />
              )}
            </Fragment>
          ))}
        </Blocks>
      )}
    </>
  )
}

/** The business and the way here. */
function structuredData({ title, slug }: Page, { profile }: BlockData) {
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: `/${slug}` },
  ]
  return [businessJsonLd(profile), breadcrumbJsonLd(crumbs)]
}

/** `#contact`, a button's default, means the contact form; a page without one has the contact page for it. */
function withoutFormAnchor(block: PageComponent): PageComponent {
  return block.config.buttonLink === '#contact' ||
    (block.type === 'hero' && block.config.buttonLink === undefined)
    ? { ...block, config: { ...block.config, buttonLink: '/contact' } }
    : block
}

/** The paths of the pictures that a block shows: its own, or its projects'. */
const picturesShown = (block: PageComponent, data: BlockData): string[] =>
  block.type === 'projects'
    ? projectsOf(readConfig('projects', block.config), data).map(({ afterImage }) => afterImage)
    : picturesOf(block, blockRegistry)
