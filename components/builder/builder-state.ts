import { type BlockType, defaultConfig, nameOf as nameOfType } from '@/components/blocks/registry'
import { type PageComponent } from '@/lib/content-types'
import { addBlock } from '@/lib/page-document/actions/add-block'
import { copyBlocks } from '@/lib/page-document/actions/copy-blocks'
import { deleteBlock } from '@/lib/page-document/actions/delete-block'
import { duplicateBlock } from '@/lib/page-document/actions/duplicate-block'
import { editBlock } from '@/lib/page-document/actions/edit-block'
import { moveBlock } from '@/lib/page-document/actions/move-block'
import { blockId } from '@/lib/page-document/block-id'
import { indexOfBlock, type PageDocument } from '@/lib/page-document/document'
import { type LooseBlock } from '@/lib/page-document/loose-blocks'
import { amend, type History, record, redo, startHistory, undo } from '@/lib/page-document/history'
import { type Schedule } from '@/lib/page-document/schedule'
import { componentCount } from '@/components/page-settings/page-row'
import { type Draft, type PageSettings } from './draft'
import { type PlacedPicture, withPicture } from './place-pictures'
import { joinSteps } from './typed-steps'

export type Panel = 'block' | 'page' | 'revisions'

/** The open panel, and what Cancel goes back to. */
type Session = { id: string | null; before: Draft; history: History<Draft>; only: boolean }

export type BuilderState = {
  history: History<Draft>
  selected: string | null
  panel: Panel | null
  session: Session | null
  /** When something was typed last; 0 if the next letter begins a new step. */
  typedAt: number
  /** The block behind which the next one is added; null adds at the end. */
  insertAfter: string | null
  says: Says
}

/** What just happened, for screen readers. `turn` tells two equal texts apart. */
export type Says = { text: string; turn: number; dragging: Dragging | null }

export type Dragging = 'keyboard' | 'pointer'

export type BuilderAction =
  | { type: 'add'; block: BlockType; now: number }
  /** `anew` begins a new step, whatever was typed just before. */
  | { type: 'edit'; id: string; config: Record<string, unknown>; now: number; anew?: boolean }
  /** Ends typing on the page: the steps since the text was `before` become one. */
  | { type: 'keep'; id: string; path: string; before: string }
  | { type: 'settings'; settings: PageSettings; now: number }
  /** Sets visibility settled outside the canvas. Undo doesn't take it back. */
  | { type: 'shown'; schedule: Schedule }
  | { type: 'move'; id: string; to: number }
  | { type: 'shift'; id: string; by: 1 | -1 }
  | { type: 'duplicate'; id: string; now: number }
  | { type: 'delete'; id: string }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'select'; id: string | null }
  | { type: 'insert'; after: string | null }
  | { type: 'open'; panel: Panel; id?: string }
  | { type: 'close' }
  | { type: 'cancel' }
  | { type: 'load'; draft: Draft; text: string }
  /** Appends another page's blocks. */
  | { type: 'copy'; blocks: readonly PageComponent[]; title: string; now: number }
  /** Inserts copied or saved blocks (`title` names a saved one) behind the selected one. */
  | { type: 'paste'; blocks: readonly LooseBlock[]; title?: string; now: number }
  /** Fills a block's empty picture fields in order. */
  | { type: 'pictures'; id: string; pictures: readonly PlacedPicture[] }
  /** Announces where a drag is; nothing changes before it ends. */
  | { type: 'say'; text: string; dragging: Dragging | null }

/** A longer pause in typing, in milliseconds, begins a new step. */
const pause = 1000

export const startBuilder = (draft: Draft): BuilderState => ({
  history: startHistory(draft),
  selected: null,
  panel: null,
  session: null,
  typedAt: 0,
  insertAfter: null,
  says: { text: '', turn: 0, dragging: null },
})

export const nameOf = (block: Pick<PageComponent, 'type'> | undefined): string =>
  block ? nameOfType(block.type) : 'Block'

const blocksOf = (state: BuilderState) => state.history.present.document.blocks
const find = (state: BuilderState, id: string | null) => blocksOf(state).find((block) => block.id === id)
const say = (state: BuilderState, text: string, dragging: Dragging | null = null): BuilderState => ({
  ...state,
  says: { text, turn: state.says.turn + 1, dragging },
})

/** Records a new document as a step. */
function step(state: BuilderState, document: PageDocument): BuilderState {
  const { present } = state.history
  if (document === present.document) return state
  return {
    ...state,
    history: record(state.history, { ...present, document }),
    // From here on Cancel can't simply go back in history.
    session: state.session && { ...state.session, only: false },
    typedAt: 0,
  }
}

/** Records what is typed in the panel or on the page (a block's `id`). Continuous typing is one step. */
function type(state: BuilderState, next: Draft, now: number, id: string | null): BuilderState {
  const { session, typedAt } = state
  const goesOn = typedAt > 0 && now - typedAt < pause
  return {
    ...state,
    history: goesOn ? amend(state.history, next) : record(state.history, next),
    // What the panel shows can be typed on the page as well: Cancel takes both back.
    session: session && { ...session, only: session.only && session.id === id },
    typedAt: now,
  }
}

function openSession(state: BuilderState, panel: Panel, id: string | null): BuilderState {
  const { history } = state
  const session = { id, before: history.present, history, only: true }
  return { ...state, panel, session, typedAt: 0, selected: id ?? state.selected, insertAfter: null }
}

const closed = (state: BuilderState): BuilderState => ({ ...state, panel: null, session: null, typedAt: 0 })

/**
 * Closes and deselects what no longer exists after an undo, a redo or a deletion. A neighbor is selected
 * instead, so that the keys keep working; `before` lists the earlier blocks.
 */
function settle(state: BuilderState, before: readonly PageComponent[] = []): BuilderState {
  const gone = state.selected !== null && !find(state, state.selected)
  const index = before.findIndex(({ id }) => id === state.selected)
  const blocks = blocksOf(state)
  const neighbor = index === -1 ? undefined : (blocks[index - 1] ?? blocks[index])
  const still = gone ? { ...state, selected: neighbor?.id ?? null } : state
  const lost = still.panel === 'block' && !find(still, still.session?.id ?? null)
  return lost ? closed(still) : still
}

/** Sets visibility in every step of the history: Undo restores content, it never publishes or hides the page. */
function withSchedule(state: BuilderState, { isPublished, publishAt, unpublishAt }: Schedule): BuilderState {
  const shown = (draft: Draft): Draft => ({
    ...draft,
    settings: { ...draft.settings, isPublished, publishAt, unpublishAt },
  })
  const all = ({ past, present, future }: History<Draft>): History<Draft> => ({
    past: past.map(shown),
    present: shown(present),
    future: future.map(shown),
  })
  const { history, session } = state
  return {
    ...state,
    history: all(history),
    session: session && { ...session, before: shown(session.before), history: all(session.history) },
  }
}

const place = (state: BuilderState, id: string): string =>
  `position ${indexOfBlock(state.history.present.document, id) + 1} of ${blocksOf(state).length}`

/** Computes the builder's next state. */
export function builderReducer(state: BuilderState, action: BuilderAction): BuilderState {
  const { document, settings } = state.history.present
  switch (action.type) {
    case 'add': {
      const id = blockId(document, action.block, action.now)
      const block = { id, type: action.block, config: defaultConfig(action.block) }
      const after = indexOfBlock(document, state.insertAfter ?? '')
      const added = step(state, addBlock(document, block, after === -1 ? undefined : after + 1))
      const shown = added.panel === 'block' ? closed(added) : added
      const next = { ...shown, selected: id, insertAfter: null }
      return say(next, `${nameOf(block)} added at ${place(next, id)}`)
    }
    case 'edit': {
      const { id, config, now, anew } = action
      const from = anew ? { ...state, typedAt: 0 } : state
      return type(from, { settings, document: editBlock(document, id, config) }, now, id)
    }
    case 'keep': {
      const history = joinSteps(state.history, action)
      return say({ ...state, history, typedAt: 0 }, 'Text changed. Undo takes it back')
    }
    case 'pictures': {
      const { id, pictures } = action
      const block = find(state, id)
      if (!block) return state
      const filled = pictures.reduce(
        (to, picture) => ({ ...to, config: withPicture(to, picture) ?? to.config }),
        block,
      )
      if (filled.config === block.config) return state
      const added = pictures.length === 1 ? 'Picture' : `${pictures.length} pictures`
      return say(step(state, editBlock(document, id, filled.config)), `${added} added to ${nameOf(block)}`)
    }
    case 'settings':
      return type(state, { document, settings: action.settings }, action.now, null)
    case 'shown':
      return withSchedule(state, action.schedule)
    case 'move':
    case 'shift': {
      const from = indexOfBlock(document, action.id)
      const to = action.type === 'move' ? action.to : from + action.by
      const name = nameOf(document.blocks[from])
      const next = step(state, moveBlock(document, action.id, to))
      if (next === state) return say(state, `${name} stays at ${place(state, action.id)}`)
      return say({ ...next, selected: action.id }, `${name} moved to ${place(next, action.id)}`)
    }
    case 'duplicate': {
      const block = find(state, action.id)
      if (!block) return state
      const copy = blockId(document, block.type, action.now)
      const next = { ...step(state, duplicateBlock(document, action.id, copy)), selected: copy }
      return say(next, `${nameOf(block)} duplicated, the copy is at ${place(next, copy)}`)
    }
    case 'delete': {
      const index = indexOfBlock(document, action.id)
      const name = nameOf(document.blocks[index])
      const deleted = step(state, deleteBlock(document, action.id))
      const { blocks } = deleted.history.present.document
      const neighbour = (blocks[index] ?? blocks[index - 1])?.id ?? null
      return say(
        settle({ ...deleted, selected: neighbour }),
        `${name} deleted, ${componentCount(blocks.length)} left`,
      )
    }
    case 'undo':
    case 'redo': {
      const history = action.type === 'undo' ? undo(state.history) : redo(state.history)
      if (history === state.history) return say(state, `Nothing to ${action.type}`)
      const session = state.session && { ...state.session, only: false }
      const done = action.type === 'undo' ? 'Undone' : 'Redone'
      return say(settle({ ...state, history, session, typedAt: 0 }, document.blocks), done)
    }
    case 'select': {
      if (action.id === state.selected) return state
      if (state.panel === 'block' && action.id) return openSession(state, 'block', action.id)
      return { ...(state.panel === 'block' ? closed(state) : state), selected: action.id, insertAfter: null }
    }
    case 'insert':
      return { ...state, insertAfter: action.after }
    case 'open':
      return openSession(state, action.panel, action.id ?? null)
    case 'close':
      return closed(state)
    case 'cancel':
      return closed(cancelled(state))
    case 'load': {
      const next = { ...state, history: record(state.history, action.draft) }
      return say(settle(closed(next)), action.text)
    }
    case 'copy': {
      const copied = copyBlocks(document, action.blocks, action.now)
      const first = copied.blocks[document.blocks.length]?.id ?? state.selected
      return say(
        { ...step(state, copied), selected: first },
        `${componentCount(action.blocks.length)} copied from ${action.title}`,
      )
    }
    case 'paste': {
      const { blocks, title, now } = action
      const after = indexOfBlock(document, state.insertAfter ?? state.selected ?? '')
      const at = after === -1 ? document.blocks.length : after + 1
      const pasted = step(state, copyBlocks(document, blocks, now, at))
      const id = pasted.history.present.document.blocks[at]?.id ?? ''
      const shown = pasted.panel === 'block' ? closed(pasted) : pasted
      const next = { ...shown, selected: id, insertAfter: null }
      const what = title ?? (blocks.length === 1 ? nameOf(blocks[0]) : componentCount(blocks.length))
      return say(next, `${what} ${title ? 'added' : 'pasted'} at ${place(next, id)}`)
    }
    case 'say':
      return say(state, action.text, action.dragging)
  }
}

/** Returns the state without the open panel's changes. Everything done elsewhere stays. */
function cancelled(state: BuilderState): BuilderState {
  const { session, history } = state
  if (!session || session.history.present === history.present) return state
  if (session.only) return { ...state, history: session.history }
  const { document, settings } = history.present
  if (state.panel === 'page')
    return { ...state, history: record(history, { document, settings: session.before.settings }) }
  const before = session.before.document.blocks.find(({ id }) => id === session.id)
  const now = find(state, session.id)
  if (!before || !now || before.config === now.config) return state
  return {
    ...state,
    history: record(history, { settings, document: editBlock(document, before.id, before.config) }),
  }
}
