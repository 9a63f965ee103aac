import { blockRegistry } from '@/components/blocks/registry'
import { type Found, workStore } from '@/components/staff/work-store'
import { type StoredComponent } from '@/lib/content-types'
import { documentOf } from '@/lib/page-document/document'
import { blocksIn, openBlocks, toStored } from '@/lib/page-document/stored'
import { type Draft } from './draft'

/** Kept work on a page and the key it is kept under. */
export type FoundWork = Found<Draft>

/** A kept draft; the site may have been renewed since, so that its blocks are lifted as those of the database are. */
function open(kept: unknown): Draft | null {
  const draft = kept as Draft | undefined
  const blocks = blocksIn(draft?.document) as StoredComponent[] | undefined
  if (!draft?.settings || !blocks) return null
  return { ...draft, document: documentOf(openBlocks(blocks, blockRegistry)) }
}

const close = (draft: Draft) => ({
  ...draft,
  document: { ...draft.document, blocks: toStored(draft.document.blocks, blockRegistry) },
})

/** Where unsaved work on pages is kept. */
export const pageWork = workStore<Draft>('page-work', { open, close })
