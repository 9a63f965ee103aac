import { type Page } from '@/lib/content-types'
import { documentVersion, type PageDocument } from '@/lib/page-document/document'

/** What of a page is edited beside its blocks. */
export type PageSettings = Pick<Page, 'title' | 'slug' | 'isPublished' | 'metaTitle' | 'metaDescription'>

/** Everything that Save Page sends; undo and redo go over all of it. */
export type Draft = { document: PageDocument; settings: PageSettings }

/** The stored page, or a revision of it, as a draft. */
export function draftOf(page: PageSettings & Pick<Page, 'components'>): Draft {
  const { title, slug, isPublished, metaTitle, metaDescription, components } = page
  return {
    document: { version: documentVersion, blocks: components },
    settings: { title, slug, isPublished, metaTitle, metaDescription },
  }
}

/** Whether two drafts say the same, whatever their history. */
export const sameDraft = (one: Draft, other: Draft): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
