import { Blocks } from '@/components/blocks/surface'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { ContactForm } from '@/components/forms/contact-form'
import { type PageComponent } from '@/lib/content-types'

/** What staff have added below a page's own words with the page builder. Nothing where that is nothing. */
export function LandingBlocks({ blocks, data }: { blocks: readonly PageComponent[]; data: BlockData }) {
  if (blocks.length === 0) return null
  const { phone, contactHours } = data.profile
  const shown = { ...data, contactForm: <ContactForm phone={phone} contactHours={contactHours} /> }
  return (
    <Blocks className="mt-section">
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} data={shown} />
      ))}
    </Blocks>
  )
}
