import { useLayoutEffect } from 'react'
import { type BlockFrames } from './block-frames'

/**
 * On the page, neighbors on the same ground have one gap between them. Here a bar lies between the two, and no rule of a
 * style sheet may look across it (decision 010): who follows whom is noted when the order has changed.
 */
export function useSharedGrounds(frames: BlockFrames, order: string) {
  useLayoutEffect(() => {
    let above: string | undefined
    for (const id of order.split(' ')) {
      const frame = frames.get(id)?.frame
      const ground = frame?.querySelector<HTMLElement>('[data-ground]')?.dataset.ground
      frame?.toggleAttribute('data-follows', ground !== undefined && ground === above)
      above = ground
    }
  }, [frames, order])
}
