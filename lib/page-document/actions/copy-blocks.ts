import { blockId } from '../block-id'
import { type PageDocument } from '../document'
import { type ClipboardBlock } from '../clipboard-blocks'
import { addBlock } from './add-block'

/**
 * Inserts copies of blocks, by default at the end. Each gets an id made from `now`, in milliseconds, and shares
 * nothing with its original.
 */
export function copyBlocks(
  document: PageDocument,
  blocks: readonly ClipboardBlock[],
  now: number,
  position = document.blocks.length,
): PageDocument {
  return blocks.reduce(
    (grown, { type, config }, index) =>
      addBlock(
        grown,
        { id: blockId(grown, type, now), type, config: structuredClone(config) },
        position + index,
      ),
    document,
  )
}
