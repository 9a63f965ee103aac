import { createContext, type Dispatch, useContext } from 'react'
import { type BuilderAction } from './builder-state'

export const BuilderDispatch = createContext<Dispatch<BuilderAction>>(() => undefined)

/** The one way into the builder's state; it never changes, so that it draws nothing again. */
export const useBuilderDispatch = () => useContext(BuilderDispatch)
