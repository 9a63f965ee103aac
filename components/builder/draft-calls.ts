import { staffCall } from '@/components/staff/staff-call'
import { type ToastMessage } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { officeMoment } from '@/lib/time/office-time'
import { type Draft, sameDraft } from './draft'

/** How work is saved. */
export type SaveOrder = {
  /** What follows: the list of pages, as Save Page is specified, the canvas, or where one wanted to go. */
  then: 'list' | 'stay' | { href: string | null }
  /** Who is to see the page, where that is settled with the save. */
  shown?: Schedule
  /** Keeps it as a revision of this name. */
  revisionName?: string
  /** Saves it without showing it: a live page stays as visitors see it. */
  asDraft?: boolean
  /** When the draft goes live by itself, null for never; what was planned stays where this isn't said. */
  publishAt?: string | null
}

/** Sends work that visitors aren't to see yet. */
export function sendDraft(
  path: string,
  { document, settings }: Draft,
  version: number,
  { revisionName, publishAt }: Pick<SaveOrder, 'revisionName' | 'publishAt'>,
) {
  const { title, slug, metaTitle, metaDescription } = settings
  const components = JSON.stringify(document.blocks)
  const work = { title, slug, metaTitle, metaDescription, components }
  return staffCall<Page>('PUT', `${path}/draft`, { ...work, version, publishAt, revisionName })
}

/** What of the work was saved by that: the address of a live page, and who sees it, change with publishing only. */
export const savedWork = (draft: Draft, { slug, isPublished, publishAt, unpublishAt }: Page): Draft => ({
  ...draft,
  settings: { ...draft.settings, slug, isPublished, publishAt, unpublishAt },
})

/** What is said then. */
export function draftToast(
  page: Page,
  { revisionName }: Pick<SaveOrder, 'revisionName'>,
  sent: Draft,
): ToastMessage {
  const { isPublished, draft } = page
  const title = revisionName ? `Saved as “${revisionName}”` : 'Draft saved'
  if (!isPublished) return { title }
  // Nothing can be kept of these but by publishing.
  const left = !sameDraft(sent, savedWork(sent, page))
  const others = left ? 'The address, and who sees the page, change with Save Page.' : ''
  if (!draft) return { title, description: others || 'Nothing to publish: it is the same as the live page.' }
  return {
    title,
    description: draft.publishAt
      ? `Visitors see it from ${officeMoment(draft.publishAt)} on.`
      : others || 'Visitors see the page as it was until you publish.',
  }
}
