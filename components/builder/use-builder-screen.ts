import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import { bringBackPage } from '@/components/page-settings/page-calls'
import { staffCall } from '@/components/staff/staff-call'
import { useKeptWork } from '@/components/staff/use-kept-work'
import { showToast } from '@/components/ui/toast'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type Page } from '@/lib/content-types'
import { sameDraft } from './draft'
import { type FoundWork, pageWork } from './kept-work'
import { screenReducer, startScreen } from './screen-state'
import { useClipboard } from './use-clipboard'
import { useBuilderKeys } from './use-builder-keys'
import { useLeaveGuard } from '@/components/staff/use-leave-guard'
import { useSaving } from './use-saving'

export const pagesList = '/admin/pages'

/** The builder's state, and everything that comes and goes with it: keeping, saving, leaving, the keys. */
export function useBuilderScreen(page: Page) {
  const router = useRouter()
  const [screen, dispatch] = useReducer(screenReducer, page, startScreen)
  const { saved, leaving, builder } = screen
  const { selected, panel } = builder
  const draft = builder.history.present
  const { blocks } = draft.document
  const dirty = useMemo(() => !sameDraft(draft, saved.draft), [draft, saved.draft])
  const kept = useKeptWork({
    store: pageWork,
    isSame: sameDraft,
    id: page.id,
    draft,
    dirty,
    version: saved.version,
    base: saved.base,
  })
  const leave = useLeaveGuard({
    dirty,
    own: `${pagesList}/${page.id}/`,
    onAsk: (href) => dispatch({ type: 'leave', href }),
  })

  const saving = useSaving({
    pageId: page.id,
    draft,
    version: saved.version,
    onSaved: (stored, sent, named) => {
      // What was written while the save was under way isn't saved yet: the editing goes on.
      if (named || !sameDraft(draft, sent)) return dispatch({ type: 'saved', page: stored, sent })
      kept.finish(true)
      leave(pagesList)
    },
    onTheirs: (theirs, both) => dispatch({ type: 'theirs', page: theirs, both }),
    onRefused: (errors) => {
      const [first = ''] = Object.keys(errors)
      const index = Number(/^components\.(\d+)/.exec(first)?.[1] ?? NaN)
      const refused = blocks[index]
      if (refused) dispatch({ type: 'open', panel: 'block', id: refused.id })
      else dispatch({ type: 'open', panel: 'page' })
    },
  })
  const save = () => void saving.save()
  useBuilderKeys({ dispatch, selected, blocks, panel, save })
  useClipboard({ dispatch, selected, blocks })

  const bringBack = (work: FoundWork) => {
    dispatch({ type: 'resume', work })
    kept.settle(work, true)
  }
  const { offered, resume } = kept
  const goOn = useEffectEvent(bringBack)
  useEffect(() => {
    if (resume && offered) goOn(offered)
  }, [resume, offered])

  return {
    page,
    screen,
    dispatch,
    draft,
    dirty,
    kept,
    saving,
    ready: useHydrated(),
    /** The address of the preview, which shows unsaved work as well. */
    preview: `${pagesList}/${page.id}/preview${dirty ? '?work' : ''}`,
    save,
    bringBack,
    goAway: (discard: boolean) => {
      kept.finish(discard)
      if (leaving) leave(leaving.href)
    },
    deletePage: async () => {
      const answer = await staffCall('DELETE', `/api/pages/${page.id}`)
      if (!answer.ok)
        return showToast({ title: 'Failed to delete page', description: answer.detail, destructive: true })
      const run = () => void bringBackPage(page.id).then((ok) => ok && router.refresh())
      showToast({ title: 'Page deleted successfully', action: { label: 'Undo', run } })
      kept.flush()
      leave(pagesList)
    },
  }
}

export type BuilderScreen = ReturnType<typeof useBuilderScreen>
