import { createContext, type Dispatch, useContext } from 'react'
import { type BlocksAction } from './blocks-state'
import { type BuilderScreen } from './use-builder-screen'

export const BuilderDispatch = createContext<Dispatch<BlocksAction>>(() => undefined)

/** Returns the dispatch, which stays the same, so that nothing renders again. */
export const useBuilderDispatch = () => useContext(BuilderDispatch)

export const BuilderContext = createContext<BuilderScreen | null>(null)

/** Returns the whole builder, which changes with each action: for what surrounds the canvas, not for its blocks. */
export function useBuilder(): BuilderScreen {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('useBuilder stands outside of the builder')
  return builder
}
