import { liveToast, outcomeOf, savedToast } from '@/components/page-settings/outcome'
import { type Stage } from '@/components/records/conflict'
import { showFailure, useSaving } from '@/components/records/use-saving'
import { staffCall } from '@/components/staff/staff-call'
import { type RemoteState } from '@/components/staff/use-collaborators'
import { showToast } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { type Draft, draftOf, sameDraft } from './draft'
import { draftToast, savedDraft, type SaveOrder, sendDraft } from './draft-calls'

type PageSaving = {
  pageId: string
  draft: Draft
  base: Draft
  isLive: boolean
  version: number
  before: Schedule
  /** `sent` is stored now; the canvas may have changed since. */
  onSaved: (page: Page, sent: Draft, order: SaveOrder) => void
  onRemote: (page: Page, merged?: Draft) => void
  onRefused: (errors: Record<string, string>) => void
  onPlace: () => void
  onPublish: () => void
}

export function usePageSaving(page: PageSaving) {
  const { pageId, draft, base, version, isLive, before } = page
  const path = `/api/pages/${pageId}`
  const withSchedule = (content: Draft, { schedule }: SaveOrder): Draft => ({
    ...content,
    settings: { ...content.settings, ...schedule },
  })

  const saving = useSaving<Page, Draft, SaveOrder>({
    read: () => ({ draft, base, version }),
    draftOf,
    isSame: sameDraft,
    storedIn: (problem) => (problem as { page?: Page }).page,
    send: (edited, from, order) => {
      if (order.asDraft) return sendDraft(path, edited, from, order)
      const components = JSON.stringify(edited.document.blocks)
      const { slug, ...settings } = withSchedule(edited, order).settings
      return staffCall('PUT', path, { ...settings, slug: slug || undefined, components, version: from })
    },
    revisionOf: ({ document, settings }, remote) => {
      const { title, slug, isPublished, metaTitle, metaDescription } = settings
      const state = { title, slug, isPublished, metaTitle, metaDescription }
      const body = { ...state, content: remote?.content, components: document.blocks }
      return { address: path, body }
    },
    onSaved: (stored, edited, order) => {
      const { asDraft, schedule } = order
      const sentDraft = asDraft ? savedDraft(edited, stored) : withSchedule(edited, order)
      if (asDraft) {
        const canPublish = stored.draft && order.then === 'stay'
        const action = canPublish ? { label: 'Publish…', run: page.onPublish } : undefined
        showToast({ ...draftToast(stored, order, edited), action })
      } else if (schedule?.isPublished) showToast(liveToast(stored.slug, page.onPlace))
      else
        showToast(
          schedule
            ? outcomeOf(stored.slug, before, schedule)
            : savedToast(stored.slug, before, sentDraft.settings),
        )
      page.onSaved(stored, sentDraft, order)
    },
    onRemote: page.onRemote,
    onFailed: (refusal, again) => showFailure('Failed to update page', refusal, again),
    onRefused: page.onRefused,
  })

  /** For Ctrl S: on a live page nothing changes for visitors. */
  const stayOrder: SaveOrder = { then: 'stay', asDraft: isLive || undefined }
  return {
    ...saving,
    saveAndStay: () => saving.save(stayOrder),
    compare: (remote: RemoteState<Page>, stage: Stage) => saving.compare(remote, stage, stayOrder),
    /** Saves the draft while visitors see the page as it was. */
    saveDraft: (order: Pick<SaveOrder, 'publishAt'> = {}) =>
      saving.save({ ...order, then: 'stay', asDraft: true }),
    /** Naming a revision never publishes. */
    saveNamed: (revisionName: string) => saving.save({ then: 'stay', revisionName, asDraft: true }),
  }
}
