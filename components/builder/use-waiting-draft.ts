import { type Dispatch } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { useSingleTask } from '@/components/staff/use-single-task'
import { showToast } from '@/components/ui/toast'
import { type Page } from '@/lib/content-types'
import { type ScreenAction } from './screen-state'

type Waiting = { pageId: string; dispatch: Dispatch<ScreenAction> }

/** Handles the waiting draft of a saved page. */
export function useWaitingDraft({ pageId, dispatch }: Waiting) {
  const { busy, alone } = useSingleTask()
  return {
    busy,
    discardDraft: () =>
      alone(async () => {
        const answer = await staffCall<Page>('DELETE', `/api/pages/${pageId}/draft`)
        if (answer.ok) {
          showToast({ title: 'Draft discarded', description: 'It stays under Revisions.' })
          dispatch({ type: 'remote', page: answer.data, text: 'The live page is in the canvas' })
        } else
          showToast({
            title: 'Failed to discard the draft',
            description: answer.detail,
            destructive: true,
          })
        return answer.ok
      }),
  }
}
