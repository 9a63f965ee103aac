import { type PageComponent } from '@/lib/content-types'

/** The version of the document's shape; raised together with a step in parse.ts that lifts older ones. */
export const documentVersion = 1

/** A page's blocks in their order. Every edit gives a new document; blocks that didn't change stay the same objects. */
export type PageDocument = { version: typeof documentVersion; blocks: readonly PageComponent[] }

export const emptyDocument: PageDocument = { version: documentVersion, blocks: [] }

/** Where a block stands, or -1. */
export const indexOfBlock = (document: PageDocument, id: string): number =>
  document.blocks.findIndex((block) => block.id === id)

/** The document with other blocks. */
export const withBlocks = (document: PageDocument, blocks: readonly PageComponent[]): PageDocument => ({
  ...document,
  blocks,
})
