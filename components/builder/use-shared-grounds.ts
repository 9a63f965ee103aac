import { useLayoutEffect } from 'react'
import { type BlockFrames } from './block-frames'

type SharedGrounds = { stage: HTMLElement | null; frames: BlockFrames; order: string }

/**
 * On the page, neighbors on the same ground have one gap between them, and a button or a divider goes on with the ground
 * above it. Here a bar lies between the two, and no rule of a style sheet may look across it (decision 010): who follows
 * whom is noted when the order has changed.
 */
export function useSharedGrounds({ stage, frames, order }: SharedGrounds) {
  useLayoutEffect(() => {
    /** The ground of the block above, and of the one that its own ground goes on with. */
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
