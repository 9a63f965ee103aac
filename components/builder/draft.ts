import { type Page } from '@/lib/content-types'
import { documentOf, type PageDocument } from '@/lib/page-document/document'
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
  one === other || written(one) === written(other)

/** In one order: what was built in another order says the same. */
const written = ({ document, settings }: Draft) => JSON.stringify([document, settings])
