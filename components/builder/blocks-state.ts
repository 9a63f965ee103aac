import { type BuilderAction } from './builder-action'
import { builderReducer, type BuilderState } from './builder-state'

export type BlockList = 'library' | 'outline'

export type BlocksState = {
  builder: BuilderState
  list: BlockList
  /** Beside a panel on a narrow screen the list is folded; true while it lies over the canvas there. */
  isUnfolded: boolean
  sheet: BlockList | null
}

export type BlocksAction =
  | BuilderAction
  | { type: 'list'; list: BlockList }
  | { type: 'fold' }
  | { type: 'sheet'; sheet: BlockList | null }

export const closedLists = { list: 'library', isUnfolded: false, sheet: null } as const

export function blocksReducer<State extends BlocksState>(state: State, action: BlocksAction): State {
  switch (action.type) {
    case 'add':
    case 'paste':
      // Added blocks shouldn't be hidden.
      return { ...edit(state, action), isUnfolded: false, sheet: null }
    case 'list':
      return { ...state, list: action.list, isUnfolded: state.builder.panel !== null }
    case 'fold':
      return state.isUnfolded ? { ...edit(state, { type: 'insert', after: null }), isUnfolded: false } : state
    case 'sheet': {
      // Closed without adding anything: the next block goes to the end again.
      const next = action.sheet ? state : edit(state, { type: 'insert', after: null })
      return { ...next, sheet: action.sheet }
    }
    default:
      return edit(state, action)
  }
}

export function edit<State extends BlocksState>(state: State, action: BuilderAction): State {
  const builder = builderReducer(state.builder, action)
  if (builder === state.builder) return state
  const isUnfolded = state.isUnfolded && builder.panel === state.builder.panel
  return { ...state, builder, isUnfolded }
}
