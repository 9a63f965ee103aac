import { type PageComponent } from '@/lib/content-types'

/**
 * The version of the document's shape. 1 was a bare list of blocks, which is also what the API speaks; since 2 a
 * stored document says its version, and a stored block that of its configuration (stored.ts).
 */
export const documentVersion = 2

/** A page's blocks in their order. Every edit gives a new document; blocks that didn't change stay the same objects. */
export type PageDocument = { version: typeof documentVersion; blocks: readonly PageComponent[] }

export const documentOf = (blocks: readonly PageComponent[]): PageDocument => ({
  version: documentVersion,
  blocks,
})

/** Where a block stands, or -1. */
export const indexOfBlock = (document: PageDocument, id: string): number =>
  document.blocks.findIndex((block) => block.id === id)

/** The document with other blocks. */
export const withBlocks = (document: PageDocument, blocks: readonly PageComponent[]): PageDocument => ({
  ...document,
  blocks,
})
