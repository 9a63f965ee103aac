import { useLayoutEffect } from 'react'
import { type BlockFrames } from './block-frames'

type SharedGrounds = { stage: HTMLElement | null; frames: BlockFrames; order: string }

/**
 * Notes which blocks follow one on the same ground. On the page such neighbors share one gap, and a button or
 * divider continues the ground above it. In the canvas a bar separates them, and no selector may look across it
 * (decision 010).
 */
export function useSharedGrounds({ stage, frames, order }: SharedGrounds) {
  useLayoutEffect(() => {
    /** The ground of the block above, and the one that it continues. */
    let [above, beyond] = ['', '']
    for (const id of order.split(' ')) {
      const frame = frames.get(id)?.frame
      if (!frame) continue
      const ground = frame.querySelector<HTMLElement>('[data-ground]')?.dataset.ground ?? ''
      const tone = above === 'same' && ground !== 'sand' ? beyond : above
      frame.toggleAttribute('data-follows', ground !== '' && ground === tone)
      frame.dataset.above = above
      frame.dataset.tone = tone
      beyond = above
      above = ground
    }
  }, [stage, frames, order])
}
