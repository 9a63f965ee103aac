import { type Page } from '@/lib/content-types'
import { type Schedule } from '@/lib/page-document/schedule'
import { type BlocksAction, blocksReducer, type BlocksState, closedLists, edit } from './blocks-state'
import { startBuilder } from './builder-state'
import { type Draft, draftOf } from './draft'
import { type SaveOrder } from './draft-calls'
import { type PageLocalCopy } from './local-copies'

/** The stored draft, and the version that the next save replaces. */
type Saved = {
  draft: Draft
  /** The draft that editing began with; differs from `draft` if that was an earlier version. */
  base: Draft
  version: number
  savedAt: string
  /** Visibility of the page, and its waiting draft. */
  stored: { isLive: boolean; draft: Page['draft'] }
}

export type ScreenState = BlocksState & {
  saved: Saved
  /** The target of leaving while the leave dialog is open; a null href is the browser's Back. */
  leaving: { href: string | null } | null
  /** The next screen after publishing while its dialog is open; else null. */
  publishing: SaveOrder['then'] | null
  placing: boolean
}

export type ScreenAction =
  | BlocksAction
  /** `sent` is stored now; `schedule` is the visibility that the save has set. */
  | { type: 'saved'; page: Page; sent: Draft; schedule?: Schedule }
  | { type: 'publishing'; open: boolean; then?: SaveOrder['then'] }
  | { type: 'placing'; open: boolean }
  /** Continues with a remote version, or with the merge of both (`merged`). */
  | { type: 'remote'; page: Page; merged?: Draft; text?: string }
  /** The stored page changed without a change of content, e.g. at a scheduled moment. */
  | { type: 'current'; page: Page }
  | { type: 'resume'; copy: PageLocalCopy }
  | { type: 'leave'; href: string | null }
  | { type: 'stay' }

const savedAs = (draft: Draft, page: Page): Saved => ({
  draft,
  base: draft,
  version: page.version,
  savedAt: page.draft?.savedAt ?? page.updatedAt,
  stored: { isLive: page.isPublished, draft: page.draft },
})

export const sameSchedule = (a: Schedule, b: Schedule) =>
  a.isPublished === b.isPublished && a.publishAt === b.publishAt && a.unpublishAt === b.unpublishAt

export function startScreen(page: Page): ScreenState {
  const draft = draftOf(page)
  const builder = startBuilder(draft)
  return {
    builder,
    saved: savedAs(draft, page),
    ...closedLists,
    leaving: null,
    publishing: null,
    placing: false,
  }
}

export function screenReducer(screen: ScreenState, action: ScreenAction): ScreenState {
  switch (action.type) {
    case 'saved': {
      const next = { ...screen, saved: savedAs(action.sent, action.page) }
      return action.schedule ? edit(next, { type: 'schedule', schedule: action.schedule }) : next
    }
    case 'publishing':
      return { ...screen, publishing: action.open ? (action.then ?? 'stay') : null }
    case 'placing':
      return { ...screen, placing: action.open }
    case 'remote': {
      const { page, merged } = action
      const remote = draftOf(page)
      const text =
        action.text ?? (merged ? 'Both versions are put together' : 'Their version is in the canvas')
      return edit(
        { ...screen, saved: savedAs(remote, page) },
        { type: 'load', draft: merged ?? remote, text },
      )
    }
    case 'current': {
      const { isPublished, publishAt, unpublishAt } = action.page
      const schedule = { isPublished, publishAt, unpublishAt }
      const before = screen.saved.draft.settings
      const draft = { ...screen.saved.draft, settings: { ...before, ...schedule } }
      const next = { ...screen, saved: savedAs(draft, action.page) }
      // A visibility that was changed here and isn't saved yet stays.
      const { settings } = screen.builder.history.present
      if (sameSchedule(before, schedule) || !sameSchedule(before, settings)) return next
      const text = isPublished ? 'The page is live now' : 'Visitors don’t see the page'
      const announced = isPublished === before.isPublished ? next : edit(next, { type: 'announce', text })
      return edit(announced, { type: 'schedule', schedule })
    }
    case 'resume': {
      const { version, base, draft } = action.copy
      // The next save notices if the page has been saved since.
      const saved = { ...screen.saved, version, base }
      return edit({ ...screen, saved }, { type: 'load', draft, text: 'Your unsaved work is back' })
    }
    case 'leave':
      return { ...screen, leaving: { href: action.href } }
    case 'stay':
      return { ...screen, leaving: null }
    default:
      return blocksReducer(screen, action)
  }
}
