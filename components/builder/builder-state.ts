import { blockName, defaultConfig } from '@/components/blocks/registry'
import { type PageComponent } from '@/lib/content-types'
import { addBlock } from '@/lib/page-document/actions/add-block'
import { copyBlocks } from '@/lib/page-document/actions/copy-blocks'
import { deleteBlock } from '@/lib/page-document/actions/delete-block'
import { duplicateBlock } from '@/lib/page-document/actions/duplicate-block'
import { editBlock } from '@/lib/page-document/actions/edit-block'
import { moveBlock } from '@/lib/page-document/actions/move-block'
import { blockId } from '@/lib/page-document/block-id'
import { indexOfBlock, type PageDocument } from '@/lib/page-document/document'
import { amend, type History, record, redo, startHistory, undo } from '@/lib/page-document/history'
import { type Schedule } from '@/lib/page-document/schedule'
import { componentCount } from '@/components/page-settings/page-row'
import { type BuilderAction, type Dragging, type Panel } from './builder-action'
import { type Draft } from './draft'
import { withPicture } from './place-pictures'
import { joinSteps } from './typed-steps'

/** The open panel, and the state that Cancel restores. */
type Session = { id: string | null; before: Draft; history: History<Draft>; isOnlyChange: boolean }

export type BuilderState = {
  history: History<Draft>
  selected: string | null
  panel: Panel | null
  session: Session | null
  /** Time of the last typing; 0 if the next letter begins a new step. */
  typedAt: number
  /** The block behind which the next one is added; null adds at the end. */
  insertAfter: string | null
  announcement: Announcement
}

/** The last announcement for screen readers. `turn` distinguishes two equal texts. */
export type Announcement = { text: string; turn: number; dragging: Dragging | null }

/** A longer pause in typing, in milliseconds, begins a new step. */
const pause = 1000

export const startBuilder = (draft: Draft): BuilderState => ({
  history: startHistory(draft),
  selected: null,
  panel: null,
  session: null,
  typedAt: 0,
  insertAfter: null,
  announcement: { text: '', turn: 0, dragging: null },
})

const blocksOf = (state: BuilderState) => state.history.present.document.blocks
const findBlock = (state: BuilderState, id: string | null) => blocksOf(state).find((block) => block.id === id)
const announce = (state: BuilderState, text: string, dragging: Dragging | null = null): BuilderState => ({
  ...state,
  announcement: { text, turn: state.announcement.turn + 1, dragging },
})

function recordStep(state: BuilderState, document: PageDocument): BuilderState {
  const { present } = state.history
  if (document === present.document) return state
  return {
    ...state,
    history: record(state.history, { ...present, document }),
    // From here on Cancel can't simply go back in the history.
    session: state.session && { ...state.session, isOnlyChange: false },
    typedAt: 0,
  }
}

/** Records typing in the panel or on the page (a block's `id`). Continuous typing is one step. */
function recordTyping(state: BuilderState, next: Draft, now: number, id: string | null): BuilderState {
  const { session, typedAt } = state
  const goesOn = typedAt > 0 && now - typedAt < pause
  return {
    ...state,
    history: goesOn ? amend(state.history, next) : record(state.history, next),
    // The panel's texts can also be typed on the page: Cancel takes both back.
    session: session && { ...session, isOnlyChange: session.isOnlyChange && session.id === id },
    typedAt: now,
  }
}

function openSession(state: BuilderState, panel: Panel, id: string | null): BuilderState {
  const { history } = state
  const session = { id, before: history.present, history, isOnlyChange: true }
  return { ...state, panel, session, typedAt: 0, selected: id ?? state.selected, insertAfter: null }
}

const closePanel = (state: BuilderState): BuilderState => ({
  ...state,
  panel: null,
  session: null,
  typedAt: 0,
})

/** Selects a block in place of the one whose panel is open. */
const selectBlock = (state: BuilderState, id: string | null): BuilderState => ({
  ...(state.panel === 'block' ? closePanel(state) : state),
  selected: id,
  insertAfter: null,
})

/**
 * Closes and deselects what no longer exists after an undo, a redo or a deletion. A neighbor is selected
 * instead, so that the keys keep working; `before` lists the earlier blocks.
 */
function selectExisting(state: BuilderState, before: readonly PageComponent[] = []): BuilderState {
  const isMissing = state.selected !== null && !findBlock(state, state.selected)
  const index = before.findIndex(({ id }) => id === state.selected)
  const blocks = blocksOf(state)
  const neighbor = index === -1 ? undefined : (blocks[index - 1] ?? blocks[index])
  const withSelection = isMissing ? { ...state, selected: neighbor?.id ?? null } : state
  const isPanelMissing =
    withSelection.panel === 'block' && !findBlock(withSelection, withSelection.session?.id ?? null)
  return isPanelMissing ? closePanel(withSelection) : withSelection
}

/** Sets visibility in every step of the history: Undo restores content, it never publishes or hides the page. */
function withSchedule(state: BuilderState, { isPublished, publishAt, unpublishAt }: Schedule): BuilderState {
  const withVisibility = (draft: Draft): Draft => ({
    ...draft,
    settings: { ...draft.settings, isPublished, publishAt, unpublishAt },
  })
  const inEveryStep = ({ past, present, future }: History<Draft>): History<Draft> => ({
    past: past.map(withVisibility),
    present: withVisibility(present),
    future: future.map(withVisibility),
  })
  const { history, session } = state
  return {
    ...state,
    history: inEveryStep(history),
    session: session && {
      ...session,
      before: withVisibility(session.before),
      history: inEveryStep(session.history),
    },
  }
}

const positionText = (state: BuilderState, id: string): string =>
  `position ${indexOfBlock(state.history.present.document, id) + 1} of ${blocksOf(state).length}`

export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  const { document, settings } = state.history.present
  switch (action.type) {
    case 'add': {
      const id = blockId(document, action.block, action.now)
      const block = { id, type: action.block, config: action.config ?? defaultConfig(action.block) }
      const after = indexOfBlock(document, state.insertAfter ?? '')
      const withBlock = recordStep(state, addBlock(document, block, after === -1 ? undefined : after + 1))
      const next = selectBlock(withBlock, id)
      return announce(next, `${blockName(block)} added at ${positionText(next, id)}`)
    }
    case 'edit': {
      const { id, config, now, isNewStep } = action
      const from = isNewStep ? { ...state, typedAt: 0 } : state
      return recordTyping(from, { settings, document: editBlock(document, id, config) }, now, id)
    }
    case 'join': {
      const history = joinSteps(state.history, action)
      return announce({ ...state, history, typedAt: 0 }, 'Text changed. Undo takes it back')
    }
    case 'pictures': {
      const { id, pictures } = action
      const block = findBlock(state, id)
      if (!block) return state
      const filledBlock = pictures.reduce(
        (to, picture) => ({ ...to, config: withPicture(to, picture) ?? to.config }),
        block,
      )
      if (filledBlock.config === block.config) return state
      const subject = pictures.length === 1 ? 'Picture' : `${pictures.length} pictures`
      return announce(
        recordStep(state, editBlock(document, id, filledBlock.config)),
        `${subject} added to ${blockName(block)}`,
      )
    }
    case 'settings':
      return recordTyping(state, { document, settings: action.settings }, action.now, null)
    case 'schedule':
      return withSchedule(state, action.schedule)
    case 'move':
    case 'shift': {
      const from = indexOfBlock(document, action.id)
      const to = action.type === 'move' ? action.to : from + action.by
      const name = blockName(document.blocks[from])
      const next = recordStep(state, moveBlock(document, action.id, to))
      if (next === state) return announce(state, `${name} stays at ${positionText(state, action.id)}`)
      return announce({ ...next, selected: action.id }, `${name} moved to ${positionText(next, action.id)}`)
    }
    case 'duplicate': {
      const block = findBlock(state, action.id)
      if (!block) return state
      const copy = blockId(document, block.type, action.now)
      const next = { ...recordStep(state, duplicateBlock(document, action.id, copy)), selected: copy }
      return announce(next, `${blockName(block)} duplicated, the copy is at ${positionText(next, copy)}`)
    }
    case 'delete': {
      const index = indexOfBlock(document, action.id)
      const name = blockName(document.blocks[index])
      const withoutBlock = recordStep(state, deleteBlock(document, action.id))
      const { blocks } = withoutBlock.history.present.document
      const neighbor = (blocks[index] ?? blocks[index - 1])?.id ?? null
      return announce(
        selectExisting({ ...withoutBlock, selected: neighbor }),
        `${name} deleted, ${componentCount(blocks.length)} left`,
      )
    }
    case 'undo':
    case 'redo': {
      const history = action.type === 'undo' ? undo(state.history) : redo(state.history)
      if (history === state.history) return announce(state, `Nothing to ${action.type}`)
      const session = state.session && { ...state.session, isOnlyChange: false }
      const outcome = action.type === 'undo' ? 'Undone' : 'Redone'
      return announce(selectExisting({ ...state, history, session, typedAt: 0 }, document.blocks), outcome)
    }
    case 'select': {
      if (action.id === state.selected) return state
      if (state.panel === 'block' && action.id) return openSession(state, 'block', action.id)
      return selectBlock(state, action.id)
    }
    case 'insert':
      return { ...state, insertAfter: action.after }
    case 'open':
      return openSession(state, action.panel, action.id ?? null)
    case 'close':
      return closePanel(state)
    case 'cancel':
      return closePanel(cancelPanel(state))
    case 'load': {
      const next = { ...state, history: record(state.history, action.draft) }
      return announce(selectExisting(closePanel(next)), action.text)
    }
    case 'copy': {
      const withCopies = copyBlocks(document, action.blocks, action.now)
      const first = withCopies.blocks[document.blocks.length]?.id ?? state.selected
      return announce(
        { ...recordStep(state, withCopies), selected: first },
        `${componentCount(action.blocks.length)} copied from ${action.title}`,
      )
    }
    case 'paste': {
      const { blocks, title, now } = action
      const after = indexOfBlock(document, state.insertAfter ?? state.selected ?? '')
      const position = after === -1 ? document.blocks.length : after + 1
      const withCopies = recordStep(state, copyBlocks(document, blocks, now, position))
      const id = withCopies.history.present.document.blocks[position]?.id ?? ''
      const next = selectBlock(withCopies, id)
      const subject = title ?? (blocks.length === 1 ? blockName(blocks[0]) : componentCount(blocks.length))
      return announce(next, `${subject} ${title ? 'added' : 'pasted'} at ${positionText(next, id)}`)
    }
    case 'announce':
      return announce(state, action.text, action.dragging)
  }
}

/** Returns the state without the open panel's changes. Everything done elsewhere stays. */
function cancelPanel(state: BuilderState): BuilderState {
  const { session, history } = state
  if (!session || session.history.present === history.present) return state
  if (session.isOnlyChange) return { ...state, history: session.history }
  const { document, settings } = history.present
  if (state.panel === 'page')
    return { ...state, history: record(history, { document, settings: session.before.settings }) }
  const before = session.before.document.blocks.find(({ id }) => id === session.id)
  const now = findBlock(state, session.id)
  if (!before || !now || before.config === now.config) return state
  return {
    ...state,
    history: record(history, { settings, document: editBlock(document, before.id, before.config) }),
  }
}
