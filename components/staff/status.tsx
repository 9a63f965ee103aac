import { statusNames } from '@/lib/leads/lead-words'
import { officeMoment } from '@/lib/time/office-time'
import { type LeadStatus } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'

/** A lead's status: a shape and a word. */
export function LeadStatusMark({ status }: { status: LeadStatus }) {
  return <span className={`status status--${status}`}>{statusNames[status]}</span>
}

/** A page's or post's state: a shape and a word. */
export function PublishedMark({ isPublished }: { isPublished: boolean }) {
  return (
    <span className={`status status--${isPublished ? 'published' : 'draft'}`}>
      {isPublished ? 'Published' : 'Draft'}
    </span>
  )
}

/** What changes by itself next: "Publishes Mon, Nov 23, 9:00 AM"; null when nothing does. */
export function scheduleNote({ publishAt, unpublishAt }: Schedule): string | null {
  if (publishAt) return `Publishes ${officeMoment(publishAt)}`
  return unpublishAt && `Unpublishes ${officeMoment(unpublishAt)}`
}
