import { type Dispatch } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { useAlone } from '@/components/staff/use-alone'
import { showToast } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { type Draft, draftOf } from './draft'
import { type ScreenAction } from './screen-state'

type Waiting = {
  pageId: string
  version: number
  draft: Draft
  dirty: boolean
  dispatch: Dispatch<ScreenAction>
}

/** What is done with the changes that wait to go live, once they are saved. */
export function useWaiting({ pageId, version, draft, dirty, dispatch }: Waiting) {
  const { busy, alone } = useAlone()
  const call = (method: string, body: object | undefined, failed: string, done: (page: Page) => void) =>
    alone(async () => {
      const answer = await staffCall<Page>(method, `/api/pages/${pageId}/draft`, body)
      if (answer.ok) done(answer.data)
      else showToast({ title: failed, description: answer.detail, destructive: true })
      return answer.ok
    })
  return {
    busy,
    /** Shows the draft as it was saved to everybody. */
    publishDraft: () =>
      call('POST', { version }, 'Failed to publish the changes', (page) => {
        showToast({ title: 'The changes are live' })
        dispatch({ type: 'saved', page, sent: dirty ? draftOf(page) : draft })
      }),
    discardDraft: () =>
      call('DELETE', undefined, 'Failed to discard the draft', (page) => {
        showToast({ title: 'Draft discarded', description: 'It stays under Revisions.' })
        dispatch({ type: 'theirs', page, text: 'The live page is in the canvas' })
      }),
  }
}
