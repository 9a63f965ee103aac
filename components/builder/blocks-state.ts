import { type BuilderAction, builderReducer, type BuilderState } from './builder-state'

/** What stands left of the canvas, and on a phone in a sheet. */
export type BlockList = 'library' | 'outline'

/** Blocks that are edited, and the lists beside them: all there is where they aren't a page's (blocks-builder.tsx). */
export type BlocksState = {
  builder: BuilderState
  list: BlockList
  /** Beside a panel the list is folded where there is no room for it; whether it lies over the canvas there. */
  isUnfolded: boolean
  sheet: BlockList | null
}

export type BlocksAction =
  | BuilderAction
  | { type: 'list'; list: BlockList }
  | { type: 'fold' }
  | { type: 'sheet'; sheet: BlockList | null }

/** The lists before anything was opened. */
export const closedLists = { list: 'library', isUnfolded: false, sheet: null } as const

export function blocksReducer<State extends BlocksState>(state: State, action: BlocksAction): State {
  switch (action.type) {
    case 'add':
    case 'paste':
      // What was added is what one wants to see.
      return { ...edit(state, action), isUnfolded: false, sheet: null }
    case 'list':
      return { ...state, list: action.list, isUnfolded: state.builder.panel !== null }
    case 'fold':
      return state.isUnfolded ? { ...edit(state, { type: 'insert', after: null }), isUnfolded: false } : state
    case 'sheet': {
      // Closed without having added anything: the next one goes to the end again.
      const next = action.sheet ? state : edit(state, { type: 'insert', after: null })
      return { ...next, sheet: action.sheet }
    }
    default:
      return edit(state, action)
  }
}

/** The state after something has happened to the blocks; the same one where nothing has. */
export function edit<State extends BlocksState>(state: State, action: BuilderAction): State {
  const builder = builderReducer(state.builder, action)
  if (builder === state.builder) return state
  const isUnfolded = state.isUnfolded && builder.panel === state.builder.panel
  return { ...state, builder, isUnfolded }
}
