import { createContext, type Dispatch, useContext } from 'react'
import { type BlocksAction } from './blocks-state'
import { type BuilderScreen } from './use-builder-screen'

export const BuilderDispatch = createContext<Dispatch<BlocksAction>>(() => undefined)

/** The one way to what is edited; it never changes, so that it draws nothing again. */
export const useBuilderDispatch = () => useContext(BuilderDispatch)

export const BuilderContext = createContext<BuilderScreen | null>(null)

/** The whole builder. Another one with each change: for what stands around the canvas, not for the blocks in it. */
export function useBuilder(): BuilderScreen {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('useBuilder stands outside of the builder')
  return builder
}
