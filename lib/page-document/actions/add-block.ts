import { type PageComponent } from '@/lib/content-types'
import { indexOfBlock, type PageDocument, withBlocks } from '../document'

/** Puts a block at a place, at the end by default. A block whose id is there already changes nothing. */
export function addBlock(
  document: PageDocument,
  block: PageComponent,
  at = document.blocks.length,
): PageDocument {
  if (indexOfBlock(document, block.id) !== -1) return document
  return withBlocks(document, document.blocks.toSpliced(Math.max(0, at), 0, block))
}
