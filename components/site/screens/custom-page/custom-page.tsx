import { Fragment } from 'react'
import { BlockStyles } from '@/components/blocks/block-styles'
import { isBlockType, readConfig } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { ContactForm } from '@/components/forms/contact-form'
import { JsonLd } from '@/components/site/parts/json-ld'
import { builtInImages } from '@/lib/business/images'
import { type Page, type PageComponent } from '@/lib/content-types'
import { breadcrumbJsonLd, businessJsonLd, faqJsonLd } from '@/lib/seo/json-ld'
import { CustomPageEmpty } from './custom-page-empty'

/** A custom page: its blocks in their order. */
export function CustomPage({ page, data }: { page: Page; data: BlockData }) {
  const { components, title } = page
  const main = components.findIndex(({ type, config }) => type === 'hero' && readConfig('hero', config).title)
  const form = components.findIndex(({ type }) => type === 'contact-form')
  const rendering = components.findIndex((block) => showsRendering(block, data))
  return (
    <>
      <BlockStyles />
      <JsonLd data={structuredData(page, data)} />
      {components.length === 0 && <CustomPageEmpty title={title} />}
      {components.length > 0 && (
        <div className="blocks">
          {main === -1 && <h1 className="sr">{title}</h1>}
          {components.map((block, index) => (
            <Fragment key={block.id}>
              <BlockView
                block={form === -1 ? withoutFormAnchor(block) : block}
                data={data}
                isMain={index === main || index === form}
                contactForm={
                  block.type === 'contact-form' ? <ContactForm phone={data.profile.phone} /> : undefined
                }
              />
              {index === rendering && (
                <p className="b-pad b-note">Pictures on this page are design renderings.</p>
              )}
            </Fragment>
          ))}
        </div>
      )}
    </>
  )
}

/** The business, the way here, and the questions that stand on the page. */
function structuredData({ title, slug, components }: Page, { profile }: BlockData) {
  const questions = components
    .flatMap(({ type, config }) => (type === 'faq' ? readConfig('faq', config).items : []))
    .filter(({ question, answer }) => question.trim() && answer.trim())
  const crumbs = [
    { name: 'Home', href: '/' },
    { name: title, href: `/${slug}` },
  ]
  return [
    businessJsonLd(profile),
    breadcrumbJsonLd(crumbs),
    ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
  ]
}

/** `#contact`, a button's default, means the contact form; a page without one has the contact page for it. */
function withoutFormAnchor(block: PageComponent): PageComponent {
  return block.config.buttonLink === '#contact' ||
    (block.type === 'hero' && block.config.buttonLink === undefined)
    ? { ...block, config: { ...block.config, buttonLink: '/contact' } }
    : block
}

/** Whether a block shows a built-in picture, directly or as a project's. */
function showsRendering({ type, config }: PageComponent, { projects }: BlockData): boolean {
  if (!isBlockType(type)) return false
  if (type === 'projects') return projects.some(({ afterImage }) => builtInImages[afterImage])
  return /"\/images\/[^"]+"/.test(JSON.stringify(readConfig(type, config)))
}
