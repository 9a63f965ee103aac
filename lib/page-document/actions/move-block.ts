import { indexOfBlock, type PageDocument, withBlocks } from '../document'

/** Moves a block to a position, counted without it and clamped to the ends. */
export function moveBlock(document: PageDocument, id: string, to: number): PageDocument {
  const from = indexOfBlock(document, id)
  const block = document.blocks[from]
  const target = Math.min(Math.max(0, to), document.blocks.length - 1)
  if (!block || target === from) return document
  return withBlocks(document, document.blocks.toSpliced(from, 1).toSpliced(target, 0, block))
}
