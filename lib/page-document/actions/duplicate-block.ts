import { indexOfBlock, type PageDocument } from '../document'
import { addBlock } from './add-block'

/** Inserts a copy of a block, with its own id, right behind it. */
export function duplicateBlock(document: PageDocument, id: string, copyId: string): PageDocument {
  const index = indexOfBlock(document, id)
  const block = document.blocks[index]
  return block
    ? addBlock(document, { ...block, id: copyId, config: structuredClone(block.config) }, index + 1)
    : document
}
