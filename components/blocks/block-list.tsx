import { Fragment } from 'react'
import { ContactForm } from '@/components/forms/contact-form'
import { RenderingNote } from '@/components/site/parts/rendering-note'
import { isRendering } from '@/lib/business/images'
import { type PageComponent } from '@/lib/content-types'
import { picturesOf } from '@/lib/page-document/texts'
import { projectsOf } from './projects/view'
import { blockRegistry, headOf, isSection, readConfig } from './registry'
import { BlockRuns } from './block-runs'
import { type BlockData } from './view-props'
import { BlockView } from './views'
import { contactPromise } from '@/lib/content/promises'

type BlockListProps = {
  components: readonly PageComponent[]
  data: BlockData
  /** The page's h1 if no block has one; without it the page has its own above the blocks. */
  heading?: string
  className?: string
}

export function BlockList({ components: all, data, heading, className }: BlockListProps) {
  const { profile } = data
  const components = all.filter(({ config }) => config.hidden !== true)
  const dataWithForm = {
    ...data,
    contactForm: <ContactForm phone={profile.phone} promise={contactPromise(profile)} />,
  }
  const main = heading === undefined ? -1 : headOf(components)
  const hasForm = components.some(({ type }) => type === 'contact-form')
  const pictures = components.map((block) => picturesShown(block, data))
  const rendering = pictures.findIndex((paths) => paths.some(isRendering))
  const view = (block: PageComponent) => {
    const index = components.indexOf(block)
    return (
      <Fragment key={block.id}>
        <BlockView
          block={hasForm ? block : withoutFormAnchor(block)}
          data={dataWithForm}
          isMain={index === main}
          isRepeat={components.findIndex(({ type }) => type === block.type) < index}
        />
        {index === rendering && (
          <RenderingNote
            profile={profile}
            pictures={pictures.flat()}
            as="p"
            className="border-b border-line px-gutter py-2.5 text-right text-small text-quiet"
          />
        )}
      </Fragment>
    )
  }
  return (
    <>
      {heading !== undefined && main === -1 && <h1 className="sr-only">{heading}</h1>}
      <BlockRuns blocks={components} className={className}>
        {view}
      </BlockRuns>
    </>
  )
}

/** Points `#contact`, a button's default, at the contact page if the page has no contact form. */
function withoutFormAnchor(block: PageComponent): PageComponent {
  return block.config.buttonLink === '#contact' ||
    (block.type === 'hero' && block.config.buttonLink === undefined)
    ? { ...block, config: { ...block.config, buttonLink: '/contact' } }
    : block
}

/** Returns the paths of a block's pictures, its own or its projects'. */
const picturesShown = (block: PageComponent, data: BlockData): string[] =>
  isSection(block.type)
    ? []
    : block.type === 'projects'
      ? projectsOf(readConfig('projects', block.config), data).map(({ afterImage }) => afterImage)
      : picturesOf(block, blockRegistry)
