import { blockRegistry } from '@/components/blocks/registry'
import { type LocalCopy, localCopyStore } from '@/components/staff/local-copy-store'
import { type StoredComponent } from '@/lib/content-types'
import { documentOf } from '@/lib/page-document/document'
import { blocksIn, openBlocks, toStored } from '@/lib/page-document/stored'
import { type Draft } from './draft'

export type PageLocalCopy = LocalCopy<Draft>

/** Reads a local copy. The site may have been updated since, so its blocks are migrated like stored ones. */
function open(stored: unknown): Draft | null {
  const draft = stored as Draft | undefined
  const blocks = blocksIn(draft?.document) as StoredComponent[] | undefined
  if (!draft?.settings || !blocks) return null
  return { ...draft, document: documentOf(openBlocks(blocks, blockRegistry)) }
}

const close = (draft: Draft) => ({
  ...draft,
  document: { ...draft.document, blocks: toStored(draft.document.blocks, blockRegistry) },
})

export const pageLocalCopies = localCopyStore<Draft>('page-work', { open, close })
