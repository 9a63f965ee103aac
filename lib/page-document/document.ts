import { type PageComponent } from '@/lib/content-types'

/**
 * The version of the document's shape. Version 1 was a bare list of blocks, which the API still uses; since 2 a
 * stored document has its version, and a stored block that of its configuration (stored.ts).
 */
export const documentVersion = 2

/** A page's blocks in order. Every edit returns a new document; unchanged blocks stay the same objects. */
export type PageDocument = { version: typeof documentVersion; blocks: readonly PageComponent[] }

export const documentOf = (blocks: readonly PageComponent[]): PageDocument => ({
  version: documentVersion,
  blocks,
})

/** Returns the index of a block, or -1. */
export const indexOfBlock = (document: PageDocument, id: string): number =>
  document.blocks.findIndex((block) => block.id === id)

export const withBlocks = (document: PageDocument, blocks: readonly PageComponent[]): PageDocument => ({
  ...document,
  blocks,
})
