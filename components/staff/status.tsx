import { Status } from '@/components/ui/badge'
import { statusNames } from '@/lib/leads/lead-text'
import { type LeadStatus, type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { officeMoment } from '@/lib/time/office-time'

export const LeadStatusMark = ({ status }: { status: LeadStatus }) => (
  <Status status={status}>{statusNames[status]}</Status>
)

export function PublishedMark({ isPublished }: { isPublished: boolean }) {
  return isPublished ? <Status status="published">Published</Status> : <Status status="draft">Draft</Status>
}

/** Returns "Changes not published", "Changes go live Mon, Nov 23, 9:00 AM", or null. */
export function draftNote({ draft }: Pick<Page, 'draft'>): string | null {
  if (!draft) return null
  return draft.publishAt ? `Changes go live ${officeMoment(draft.publishAt)}` : 'Changes not published'
}

/** Returns "Publishes Mon, Nov 23, 9:00 AM", or null. */
export function scheduleNote({ publishAt, unpublishAt }: Schedule): string | null {
  if (publishAt) return `Publishes ${officeMoment(publishAt)}`
  return unpublishAt && `Unpublishes ${officeMoment(unpublishAt)}`
}
