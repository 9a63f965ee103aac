import { BlockList } from '@/components/blocks/block-list'
import { blockRegistry } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { type StoredComponent } from '@/lib/content-types'
import { openBlocks } from '@/lib/page-document/stored'

type BuiltInPageProps = {
  page: { components: readonly StoredComponent[] }
  data: BlockData
  /** The heading where no block has one. */
  title: string
}

export const BuiltInPage = ({ page, data, title }: BuiltInPageProps) => (
  <BlockList components={openBlocks(page.components, blockRegistry)} data={data} heading={title} />
)
