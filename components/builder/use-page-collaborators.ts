import { type Dispatch } from 'react'
import { call } from '@/components/staff/staff-call'
import { type RemoteState, useCollaborators } from '@/components/staff/use-collaborators'
import { type Page } from '@/lib/content-types'
import { type Draft, draftOf, sameDraft } from './draft'
import { sameSchedule, type ScreenAction, type ScreenState } from './screen-state'

type Watched = {
  id: string
  screen: ScreenState
  draft: Draft
  dirty: boolean
  busy: boolean
  dispatch: Dispatch<ScreenAction>
}

/** Scheduled drafts are published within five seconds. */
const publishedAt = (draft: Page['draft']) =>
  draft?.publishAt ? new Date(Date.parse(draft.publishAt) + 5_000).toISOString() : null

export function usePageCollaborators({ id, screen: { saved }, draft, dirty, busy, dispatch }: Watched) {
  const { base, version, stored } = saved
  const { publishAt, unpublishAt } = saved.draft.settings
  return useCollaborators<Page>({
    kind: 'page',
    id,
    draft,
    dirty,
    busy,
    version,
    read: async () => {
      const answer = await call<Omit<RemoteState<Page>, 'stored'> & { page: Page }>(
        'GET',
        `/api/pages/${id}/draft`,
      )
      if (!answer.ok) return null
      const { page, savedBy, hasRevision } = answer.data
      return { stored: page, savedBy, hasRevision }
    },
    isSame: (page) => {
      // Visibility changed here and there: that is a conflict.
      const isSettled = !sameSchedule(draft.settings, saved.draft.settings)
      if (isSettled && !sameSchedule(page, base.settings)) return false
      const { isPublished, publishAt: from, unpublishAt: until } = base.settings
      return sameDraft(draftOf({ ...page, isPublished, publishAt: from, unpublishAt: until }), base)
    },
    takeOver: (page) => dispatch({ type: 'current', page }),
    moments: [publishAt, unpublishAt, publishedAt(stored.draft)],
  })
}
