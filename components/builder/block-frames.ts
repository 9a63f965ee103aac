import { createContext, useContext } from 'react'

type BlockFrameElements = { frame: HTMLElement; grip: HTMLButtonElement | null }

export type BlockFrames = Map<string, BlockFrameElements>

/**
 * Returns the id of the block around a target. It looks for a name, not a class: the target belongs to another
 * window.
 */
export const blockOf = (target: EventTarget | null): string | undefined =>
  (target as Partial<Element> | null)?.closest?.('[data-block]')?.getAttribute('data-block') ?? undefined

export const BlockFramesContext = createContext<BlockFrames>(new Map())

/** Returns a map that stays the same object, so that nothing renders again. */
export const useBlockFrames = () => useContext(BlockFramesContext)
