import { statusNames } from '@/lib/business/lead-words'
import { type LeadStatus } from '@/lib/content-types'

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
