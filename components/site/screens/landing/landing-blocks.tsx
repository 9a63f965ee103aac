import { BlockList } from '@/components/blocks/block-list'
import { blockRegistry } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { type StoredComponent } from '@/lib/content-types'
import { openBlocks } from '@/lib/page-document/stored'

type LandingBlocksProps = { blocks: readonly StoredComponent[]; data: BlockData }

export function LandingBlocks({ blocks, data }: LandingBlocksProps) {
  if (blocks.length === 0) return null
  return (
    <div className="mt-section">
      <BlockList components={openBlocks(blocks, blockRegistry)} data={data} />
    </div>
  )
}
