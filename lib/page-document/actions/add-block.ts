import { type PageComponent } from '@/lib/content-types'
import { indexOfBlock, type PageDocument, withBlocks } from '../document'

/** Inserts a block, by default at the end. An id that exists already changes nothing. */
export function addBlock(
  document: PageDocument,
  block: PageComponent,
  index = document.blocks.length,
): PageDocument {
  if (indexOfBlock(document, block.id) !== -1) return document
  return withBlocks(document, document.blocks.toSpliced(Math.max(0, index), 0, block))
}
