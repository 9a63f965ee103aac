import { createContext, useContext } from 'react'

/** Where a block stands in the canvas, and its handle. */
type BlockFrameElements = { frame: HTMLElement; grip: HTMLButtonElement | null }

/** The canvas's blocks by their id. */
export type BlockFrames = Map<string, BlockFrameElements>

/** The block that something is in. By its name, not by its class: it stands in another window's document. */
export const blockOf = (target: EventTarget | null): string | undefined =>
  (target as Partial<Element> | null)?.closest?.('[data-block]')?.getAttribute('data-block') ?? undefined

export const BlockFramesContext = createContext<BlockFrames>(new Map())

/** The same map as long as the canvas stands, so that it draws nothing again. */
export const useBlockFrames = () => useContext(BlockFramesContext)
