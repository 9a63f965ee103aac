import { type BlockType, defaultConfig, isSection } from '@/components/blocks/registry'
import { type Page, type PageComponent } from '@/lib/content-types'
import { documentOf, type PageDocument } from '@/lib/page-document/document'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'

export type PageSettings = Pick<Page, 'title' | 'slug' | 'metaTitle' | 'metaDescription'> & Schedule

/** Everything that Save Page sends, and that undo and redo cover. */
export type Draft = { document: PageDocument; settings: PageSettings }

type Stored = Omit<PageSettings, 'publishAt' | 'unpublishAt'> & Partial<Schedule> & Pick<Page, 'components'>

/** Completes a section, so that one that is stored as it came is the same as one that was saved so. */
const withDefaults = (block: PageComponent): PageComponent =>
  isSection(block.type)
    ? { ...block, config: { ...defaultConfig(block.type as BlockType), ...block.config } }
    : block

/** Returns the draft of a stored page, or of a revision, which has no schedule. */
export function draftOf(page: Stored): Draft {
  const { title, slug, isPublished, publishAt = null, unpublishAt = null } = page
  const { metaTitle, metaDescription, components } = page
  return {
    document: documentOf(components.map(withDefaults)),
    settings: { title, slug, isPublished, publishAt, unpublishAt, metaTitle, metaDescription },
  }
}

export const sameDraft = (a: Draft, b: Draft): boolean =>
  a === b || (sameValue(a.settings, b.settings) && sameBlocks(a.document.blocks, b.document.blocks))

/**
 * Compares block by block up to the first difference: it runs with each letter, and most blocks are the same
 * objects.
 */
const sameBlocks = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((block, index) => hasSameJson(block, b[index]))

const hasSameJson = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)
