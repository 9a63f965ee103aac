import { indexOfBlock, type PageDocument, withBlocks } from '../document'

export function editBlock(document: PageDocument, id: string, config: Record<string, unknown>): PageDocument {
  const index = indexOfBlock(document, id)
  const block = document.blocks[index]
  return block ? withBlocks(document, document.blocks.with(index, { ...block, config })) : document
}
