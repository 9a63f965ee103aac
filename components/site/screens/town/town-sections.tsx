import { BlockList } from '@/components/blocks/block-list'
import { blockRegistry } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { PageSubject } from '@/components/forms/page-subject'
import { type StoredComponent } from '@/lib/content-types'
import { openBlocks } from '@/lib/page-document/stored'

export type TownSectionsProps = { components: readonly StoredComponent[]; data: BlockData }

/** Renders what visitors see; the staff preview in the browser renders it too, so nothing here may be for servers only. */
export function TownSections({ components, data }: TownSectionsProps) {
  const { name = '', slug = '' } = data.town?.page.town ?? {}
  return (
    <>
      <PageSubject town={{ slug, name }} />
      <BlockList components={openBlocks(components, blockRegistry)} data={data} heading={name} />
    </>
  )
}
