import { type ReactNode } from 'react'
import { Status } from '@/components/ui/badge'
import { statusNames } from '@/lib/leads/lead-text'
import { type LeadStatus, type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { officeMoment, officeTime } from '@/lib/time/office-time'

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

export const UnsavedMark = ({ title, children }: { title?: string; children: ReactNode }) => (
  <span
    className={
      'inline-flex flex-none items-center gap-1.5 text-13 font-semibold whitespace-nowrap text-brass before:size-2 ' +
      'before:flex-none before:rounded-full before:bg-brass tablet:max-md:max-w-22 tablet:max-md:leading-tight tablet:max-md:whitespace-normal'
    }
    title={title}
  >
    {children}
  </span>
)

export const UnsavedSince = ({ since }: { since: string | null }) => (
  <UnsavedMark title={since ? `Kept since ${officeTime(since)}` : undefined}>Unsaved changes</UnsavedMark>
)
