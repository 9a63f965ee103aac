import { indexOfBlock, type PageDocument, withBlocks } from '../document'

export function deleteBlock(document: PageDocument, id: string): PageDocument {
  const index = indexOfBlock(document, id)
  return index === -1 ? document : withBlocks(document, document.blocks.toSpliced(index, 1))
}
