import { type Page } from '@/lib/content-types'
import { documentOf, type PageDocument } from '@/lib/page-document/document'
import { sameValue } from '@/lib/page-document/same-value'
import { type Schedule } from '@/lib/page-document/schedule'

/** What of a page is edited beside its blocks. */
export type PageSettings = Pick<Page, 'title' | 'slug' | 'metaTitle' | 'metaDescription'> & Schedule

/** Everything that Save Page sends; undo and redo go over all of it. */
export type Draft = { document: PageDocument; settings: PageSettings }

type Stored = Omit<PageSettings, 'publishAt' | 'unpublishAt'> & Partial<Schedule> & Pick<Page, 'components'>

/** The stored page as a draft, or a revision of it: that one knows no schedule. */
export function draftOf(page: Stored): Draft {
  const { title, slug, isPublished, publishAt = null, unpublishAt = null } = page
  const { metaTitle, metaDescription, components } = page
  return {
    document: documentOf(components),
    settings: { title, slug, isPublished, publishAt, unpublishAt, metaTitle, metaDescription },
  }
}

/** Whether two drafts say the same, whatever their history. */
export const sameDraft = (one: Draft, other: Draft): boolean =>
  one === other ||
  (sameValue(one.settings, other.settings) && sameBlocks(one.document.blocks, other.document.blocks))

/** Block by block, up to the first that differs: most are the same objects (it is asked with each letter). */
const sameBlocks = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((block, index) => sameAsWritten(block, others[index]))

const sameAsWritten = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
