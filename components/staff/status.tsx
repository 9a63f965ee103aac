import { Status } from '@/components/ui/badge'
import { statusNames } from '@/lib/leads/lead-words'
import { type LeadStatus } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { officeMoment } from '@/lib/time/office-time'

/** A lead's status: a shape and a word. */
export function LeadStatusMark({ status }: { status: LeadStatus }) {
  return <Status status={status}>{statusNames[status]}</Status>
}

/** A page's or post's state: a shape and a word. */
export function PublishedMark({ isPublished }: { isPublished: boolean }) {
  return isPublished ? <Status status="published">Published</Status> : <Status status="draft">Draft</Status>
}

/** What changes by itself next: "Publishes Mon, Nov 23, 9:00 AM"; null when nothing does. */
export function scheduleNote({ publishAt, unpublishAt }: Schedule): string | null {
  if (publishAt) return `Publishes ${officeMoment(publishAt)}`
  return unpublishAt && `Unpublishes ${officeMoment(unpublishAt)}`
}
