import { blockName } from '@/components/blocks/registry'
import { type DragEvent, useRef } from 'react'
import { carriesFiles } from '@/components/media/use-file-drop'
import { useUploads } from '@/components/media/use-uploads'
import { showToast } from '@/components/ui/toast'
import { type PageComponent } from '@/lib/content-types'
import { blockOf, type BlockFrames } from './block-frames'
import { useBuilderDispatch } from './builder-context'
import { pictureCapacity } from './place-pictures'

export function useDroppedPictures(frames: BlockFrames, blocks: readonly PageComponent[]) {
  const dispatch = useBuilderDispatch()
  const over = useRef<HTMLElement>(undefined)
  const placeOf = useRef(new WeakMap<File, string>())
  const { uploads, add, retry, dismiss } = useUploads(({ src, alt }, file) => {
    const id = placeOf.current.get(file)
    if (id) dispatch({ type: 'pictures', id, pictures: [{ src, alt }] })
  })

  function mark(frame?: HTMLElement) {
    if (frame === over.current) return
    over.current?.removeAttribute('data-dropping')
    frame?.setAttribute('data-dropping', '')
    over.current = frame
  }

  function addTo(files: File[], block: PageComponent | undefined) {
    const capacity = block ? pictureCapacity(block) : 0
    if (!block || capacity === 0)
      return showToast({
        title: block ? `${blockName(block)} has no place for a picture` : 'Drop pictures on a component',
        description: 'A hero, a gallery, a text with a picture or a team member without one takes it.',
        destructive: true,
      })
    const accepted = files.slice(0, capacity)
    if (accepted.length < files.length)
      showToast({
        title: `${blockName(block)} takes ${capacity === 1 ? 'one picture' : `${capacity} pictures`}`,
        description: `Left out: ${files
          .slice(capacity)
          .map(({ name }) => name)
          .join(', ')}`,
        destructive: true,
      })
    for (const file of accepted) placeOf.current.set(file, block.id)
    // The panel asks for the alt text.
    dispatch({ type: 'open', panel: 'block', id: block.id })
    void add(accepted)
  }

  const handlers = {
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      mark(frames.get(blockOf(event.target) ?? '')?.frame)
    },
    onDragLeave(event: DragEvent) {
      // Across the frame's edge the next target isn't known; over a block the next event marks it again.
      if (!blockOf(event.relatedTarget)) mark()
    },
    onDrop(event: DragEvent) {
      if (!carriesFiles(event)) return
      event.preventDefault()
      mark()
      const id = blockOf(event.target)
      addTo(
        [...event.dataTransfer.files],
        blocks.find((block) => block.id === id),
      )
    },
  }
  return { uploads, retry, dismiss, handlers }
}
