import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import { useDeletion } from '@/components/records/use-deletion'
import { useLocalCopy } from '@/components/staff/use-local-copy'
import { useHydrated } from '@/components/ui/use-hydrated'
import { getBuiltInPage } from '@/lib/content/built-in-pages'
import { type Page } from '@/lib/content-types'
import { offeredTypes } from './built-in'
import { sameDraft } from './draft'
import { type PageLocalCopy, pageLocalCopies } from './local-copies'
import { isForVisitors } from './publish-action'
import { screenReducer, startScreen } from './screen-state'
import { useClipboard } from './clipboard'
import { useBuilderKeys } from './use-builder-keys'
import { useLeaveGuard } from '@/components/staff/use-leave-guard'
import { usePageCollaborators } from './use-page-collaborators'
import { usePageSaving } from './use-page-saving'

export const pagesList = '/admin/pages'

export function useBuilderScreen(page: Page) {
  const [screen, dispatch] = useReducer(screenReducer, page, startScreen)
  const { saved, leaving, builder } = screen
  const { selected, panel } = builder
  const draft = builder.history.present
  const { blocks } = draft.document
  const forVisitors = isForVisitors(saved.draft.settings, draft.settings)
  const dirty = useMemo(() => !sameDraft(draft, saved.draft), [draft, saved.draft])
  const localCopy = useLocalCopy({
    store: pageLocalCopies,
    isSame: sameDraft,
    id: page.id,
    draft,
    dirty,
    version: saved.version,
    base: saved.base,
  })
  const leave = useLeaveGuard({
    dirty,
    ownPath: `${pagesList}/${page.id}/`,
    onAsk: (href) => dispatch({ type: 'leave', href }),
  })

  const saving = usePageSaving({
    pageId: page.id,
    draft,
    base: saved.base,
    isLive: saved.stored.isLive,
    version: saved.version,
    before: saved.draft.settings,
    onSaved: (stored, sent, { then, schedule }) => {
      // Changes made during the save aren't saved yet: editing goes on.
      const savedDraft = { ...draft, settings: { ...draft.settings, ...schedule } }
      if (then === 'stay' || !sameDraft(savedDraft, sent))
        return dispatch({ type: 'saved', page: stored, sent, schedule })
      localCopy.finish(true)
      leave(then === 'list' ? pagesList : then.href)
    },
    onPlace: () => dispatch({ type: 'placing', open: true }),
    onPublish: () => dispatch({ type: 'publishing', open: true }),
    onRemote: (remote, merged) => dispatch({ type: 'remote', page: remote, merged }),
    onRefused: (errors) => {
      const [first = ''] = Object.keys(errors)
      const index = Number(/^components\.(\d+)/.exec(first)?.[1] ?? NaN)
      const refusedBlock = blocks[index]
      if (refusedBlock) dispatch({ type: 'open', panel: 'block', id: refusedBlock.id })
      else dispatch({ type: 'open', panel: 'page' })
    },
  })
  const collaborators = usePageCollaborators({
    id: page.id,
    screen,
    draft,
    dirty,
    busy: saving.busy,
    dispatch,
  })
  const saveAndStay = () => void saving.saveAndStay()
  useBuilderKeys({ dispatch, selected, blocks, panel, save: saveAndStay })
  useClipboard({ dispatch, selected, blocks, offered: offeredTypes(getBuiltInPage(page.id) ?? null) })

  const deletePage = useDeletion('page', 'Page deleted successfully', () => {
    localCopy.flush()
    leave(pagesList)
  })
  const bringBack = (copy: PageLocalCopy) => {
    dispatch({ type: 'resume', copy })
    localCopy.settle(copy, true)
  }
  const { offered, resume } = localCopy
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
    forVisitors,
    localCopy,
    saving,
    collaborators,
    ready: useHydrated(),
    /** The preview shows unsaved changes too. */
    preview: `${pagesList}/${page.id}/preview${dirty ? '?work' : ''}`,
    /** The public address; null if visitors don't see the page. */
    live: saved.draft.settings.isPublished ? `/${saved.draft.settings.slug}` : null,
    /** As specified, the list comes next. */
    save: () => void saving.save({ then: 'list' }),
    saveAndStay,
    bringBack,
    /**
     * Leaving publishes nothing: changes to a live page become a waiting draft, and changes of visibility are
     * asked about first.
     */
    saveAndLeave: () => {
      dispatch({ type: 'stay' })
      if (!leaving) return
      if (forVisitors) dispatch({ type: 'publishing', open: true, then: leaving })
      else void saving.save({ then: leaving, asDraft: saved.stored.isLive || undefined })
    },
    goAway: (discard: boolean) => {
      localCopy.finish(discard)
      if (leaving) leave(leaving.href)
    },
    deletePage: () => void deletePage(page),
  }
}

export type BuilderScreen = ReturnType<typeof useBuilderScreen>
