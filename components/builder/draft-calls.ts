import { staffCall } from '@/components/staff/staff-call'
import { type ToastMessage } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { officeMoment } from '@/lib/time/office-time'
import { type Draft, sameDraft } from './draft'

export type SaveOrder = {
  /** The next screen: the list of pages, as specified for Save Page, this one, or an address. */
  then: 'list' | 'stay' | { href: string | null }
  schedule?: Schedule
  revisionName?: string
  /** Stores a waiting draft: visitors see a live page as it was. */
  asDraft?: boolean
  /** When the draft goes live by itself; null for never, undefined for no change. */
  publishAt?: string | null
}

export function sendDraft(
  path: string,
  { document, settings }: Draft,
  version: number,
  { revisionName, publishAt }: Pick<SaveOrder, 'revisionName' | 'publishAt'>,
) {
  const { title, slug, metaTitle, metaDescription } = settings
  const components = JSON.stringify(document.blocks)
  const fields = { title, slug: slug || undefined, metaTitle, metaDescription, components }
  return staffCall<Page>('PUT', `${path}/draft`, { ...fields, version, publishAt, revisionName })
}

/**
 * Returns the part of a draft that is stored when it is saved as a draft: a live page's address and its visibility
 * change only when it is published.
 */
export const savedDraft = (draft: Draft, { slug, isPublished, publishAt, unpublishAt }: Page): Draft => ({
  ...draft,
  settings: { ...draft.settings, slug, isPublished, publishAt, unpublishAt },
})

export function draftToast(
  page: Page,
  { revisionName }: Pick<SaveOrder, 'revisionName'>,
  sentDraft: Draft,
): ToastMessage {
  const { isPublished, draft } = page
  const title = revisionName ? `Saved as “${revisionName}”` : 'Draft saved'
  if (!isPublished) return { title }
  // Only publishing changes these.
  const isIncomplete = !sameDraft(sentDraft, savedDraft(sentDraft, page))
  const note = isIncomplete ? 'The address, and who sees the page, only change with Save Page.' : ''
  if (!draft) return { title, description: note || 'Nothing to publish: it is the same as the live page.' }
  return {
    title,
    description: draft.publishAt
      ? `Visitors see it from ${officeMoment(draft.publishAt)} on.`
      : note || 'Visitors see the page as it was until you publish.',
  }
}
