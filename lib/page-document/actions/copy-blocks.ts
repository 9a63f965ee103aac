import { type PageComponent } from '@/lib/content-types'
import { blockId } from '../block-id'
import { type PageDocument } from '../document'
import { addBlock } from './add-block'

/**
 * Adds copies of another page's blocks at the end, in their order. Each gets an id of its own, made from `now` in
 * milliseconds, and shares nothing with its original.
 */
export function copyBlocks(
  document: PageDocument,
  blocks: readonly PageComponent[],
  now: number,
): PageDocument {
  return blocks.reduce(
    (grown, { type, config }) =>
      addBlock(grown, { id: blockId(grown, type, now), type, config: structuredClone(config) }),
    document,
  )
}
