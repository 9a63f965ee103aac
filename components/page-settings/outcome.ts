import { copyText } from '@/components/staff/copy-text'
import { scheduleNote } from '@/components/staff/status'
import { type ToastMessage } from '@/components/ui/toast'
import { type Schedule } from '@/lib/page-document/schedule'

// The toasts after a page was saved.

const updated = 'Page updated successfully'

const view = (slug: string) => ({
  label: 'View',
  run: () => void window.open(`/${slug}`, '_blank', 'noopener'),
})

export function copyAddress(slug: string): void {
  const address = `${location.origin}/${slug}`
  void copyText(address, 'Address copied', address)
}

type Outcome = ToastMessage & { description?: string }

/** Returns the toast of a page that has just gone live; `place` opens the dialog for the menu. */
export const liveToast = (slug: string, place?: () => void): Outcome => ({
  title: `Live at /${slug}`,
  next: place && { label: 'Show it in the menu…', run: place },
  other: view(slug),
  action: { label: 'Copy link', run: () => copyAddress(slug) },
})

export function outcomeOf(slug: string, before: Schedule, after: Schedule, place?: () => void): Outcome {
  if (after.isPublished && !before.isPublished) return liveToast(slug, place)
  if (before.isPublished && !after.isPublished)
    return { title: 'Page unpublished', description: `Visitors no longer find /${slug}.` }
  if (after.publishAt === before.publishAt && after.unpublishAt === before.unpublishAt)
    return { title: updated, action: after.isPublished ? view(slug) : undefined }
  const note = scheduleNote(after)
  return note
    ? { title: 'Page scheduled', description: `${note}, New York time.` }
    : { title: 'Schedule removed' }
}

/** Returns the toast after Save Page, whose title is specified. */
export function savedToast(slug: string, before: Schedule, after: Schedule): Outcome {
  const { title, description, ...buttons } = outcomeOf(slug, before, after)
  const visibility = after.isPublished
    ? 'Published: visitors see it now.'
    : after.publishAt
      ? `${scheduleNote(after)}, New York time. Until then only staff see it.`
      : 'Kept as a draft: only staff see it.'
  if (title === updated) return { title, description: visibility, ...buttons }
  return { title: updated, description: description ? `${title}. ${description}` : `${title}.`, ...buttons }
}
