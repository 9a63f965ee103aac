import { createContext, useContext } from 'react'

/** Where a block stands in the canvas, and its handle. */
type BlockFrameElements = { frame: HTMLElement; grip: HTMLButtonElement | null }

/** The canvas's blocks by their id. */
export type BlockFrames = Map<string, BlockFrameElements>

export const BlockFramesContext = createContext<BlockFrames>(new Map())

/** The same map as long as the canvas stands, so that it draws nothing again. */
export const useBlockFrames = () => useContext(BlockFramesContext)
