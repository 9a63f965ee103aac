'use client'

import './canvas.css'
import { type Announcements, DndContext } from '@dnd-kit/core'
import { GripVertical, Monitor, Smartphone, Tablet } from 'lucide-react'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { blockName, getDefinition, summaryOf } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { PendingUploads } from '@/components/media/upload-list'
import { Segmented } from '@/components/ui/segmented'
import { type PageComponent } from '@/lib/content-types'
import { BlockFrame } from './block-frame'
import { type BlockFrames, BlockFramesContext } from './block-frames'
import { type Panel } from './builder-action'
import { type Device, DeviceFrame } from './device-frame'
import { DropLine } from './drop-line'
import { PanelTitle } from './side-panel'
import { gapOf, useBlockDrag } from './use-block-drag'
import { useDroppedPictures } from './use-dropped-pictures'
import { useSharedGrounds } from './use-shared-grounds'
import { useKeepFocus, useScrollToSelected, useSelecting } from './use-selection'

const instructions = {
  draggable:
    'To drag, press Space. While dragging, the arrow keys move, Space drops, Escape puts it back. Alt with an arrow key moves the selected component right away. Enter types its words on the page.',
}

/** The builder announces drags itself, together with all other announcements (announcer.tsx). */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

const devices: { value: Device; name: string; label: ReactNode }[] = [
  { value: 'desktop', name: 'Desktop width', label: <Monitor className="size-4" aria-hidden="true" /> },
  { value: 'tablet', name: 'Tablet width', label: <Tablet className="size-4" aria-hidden="true" /> },
  { value: 'phone', name: 'Phone width', label: <Smartphone className="size-4" aria-hidden="true" /> },
]
const sizes = [
  { value: 'fit' as const, label: 'Fit', name: 'Fit, as large as there is room for' },
  { value: 'full' as const, label: '100%', name: '100%, its true size' },
]

type CanvasProps = {
  blocks: readonly PageComponent[]
  data: BlockData
  selected: string | null
  panel: Panel | null
  /** True if a panel or a list covers it on a phone. */
  covered: boolean
  busy: boolean
  notice?: ReactNode
  empty: ReactNode
}

export function Canvas({ blocks, data, selected, panel, covered, busy, notice, empty }: CanvasProps) {
  const canvas = useRef<HTMLElement>(null)
  const [frames] = useState<BlockFrames>(() => new Map())
  const [device, setDevice] = useState<Device>('desktop')
  const [size, setSize] = useState<'fit' | 'full'>('fit')
  const [scale, setScale] = useState<number>()
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const { drag, lifted, ...dragging } = useBlockDrag({ canvas, stage, scale, frames, blocks })
  const order = blocks.map(({ id }) => id).join(' ')
  // The block counts even while its title is empty, as it may be for a moment during typing.
  const head = blocks.find(({ type }) => getDefinition(type)?.isHead)?.id
  const openGap = drag && gapOf(drag)
  const dropLine = (gap: number) =>
    drag?.lines.includes(gap) && (
      <DropLine open={gap === openGap}>
        {blockName(drag.block)} goes here, position {drag.to + 1} of {blocks.length}
      </DropLine>
    )

  const pictureDrop = useDroppedPictures(frames, blocks)
  const content = { stage, frames, selected, order }
  useSelecting(stage)
  useSharedGrounds(content)
  useKeepFocus(canvas, content)
  useScrollToSelected(canvas, content, { dragging: drag !== null, open: panel === 'block', covered })

  return (
    <main
      className={`relative scroll-pt-14 overflow-auto bg-desk px-7 pb-24 tablet:[scrollbar-gutter:stable] focus:outline-none data-dragging:scroll-py-20 max-tablet:px-0 ${panel ? 'max-tablet:pb-[60vh]' : 'max-tablet:pb-27'}`}
      id="main"
      aria-label="Page Builder"
      aria-busy={busy || !stage}
      data-dragging={drag ? '' : undefined}
      ref={canvas}
      tabIndex={-1}
      {...pictureDrop.handlers}
    >
      {/* As wide as the canvas, so that it also covers the selected block's outline. */}
      <div className="@container sticky top-0 -left-7 z-5 -mx-7 bg-desk px-7 max-tablet:mx-0 max-tablet:border-b max-tablet:border-hair max-tablet:bg-ivory max-tablet:px-4">
        <div className="flex h-12 items-center gap-3">
          <div className="tablet:@max-narrow:sr-only">
            <PanelTitle>Page Canvas</PanelTitle>
          </div>
          <span className="rounded-full border border-hair-strong bg-paper px-2 text-12 leading-5 font-medium whitespace-nowrap">
            {blocks.length} {blocks.length === 1 ? 'Component' : 'Components'}
          </span>
          <div className="ml-auto flex items-center gap-2 max-tablet:hidden">
            {scale !== undefined && (
              <span className="text-12 text-stone @max-narrow:hidden" title="How large the page is shown">
                {Math.round(scale * 100)}%
              </span>
            )}
            <Segmented
              className="bg-transparent *:px-2 *:text-12"
              label="Size"
              value={size}
              onChange={setSize}
              options={sizes}
            />
            <Segmented
              className="bg-transparent @max-narrow:*:px-2"
              label="Width"
              value={device}
              onChange={setDevice}
              options={devices}
            />
          </div>
        </div>
        {/* The toolbar of a rich text that is edited on the page (typing/). */}
        <div
          className="absolute top-full left-7 z-1 rounded-control bg-paper shadow-lift not-empty:border not-empty:border-hair max-tablet:inset-x-0 max-tablet:rounded-none"
          data-word-tools=""
        />
      </div>
      {notice}
      {blocks.length === 0 && empty}
      <DndContext
        id="canvas"
        accessibility={{ announcements: silent, screenReaderInstructions: instructions }}
        autoScroll={false}
        {...dragging}
      >
        <BlockFramesContext value={frames}>
          <DeviceFrame
            title="The page"
            device={device}
            fit={size === 'fit'}
            stage={stage}
            onStage={setStage}
            onScale={setScale}
            hidden={blocks.length === 0}
          >
            <div
              className="group/sheet rounded-picture bg-ivory"
              data-folded={drag?.by === 'keyboard' ? '' : undefined}
            >
              {blocks.map((block, index) => (
                <Fragment key={block.id}>
                  {dropLine(index)}
                  <BlockFrame
                    block={block}
                    data={data}
                    isMain={block.id === head}
                    isOn={block.id === selected}
                    isFirst={index === 0}
                    isLast={index === blocks.length - 1}
                    isLifted={block.id === drag?.block.id}
                  />
                </Fragment>
              ))}
              {dropLine(blocks.length)}
            </div>
          </DeviceFrame>
        </BlockFramesContext>
      </DndContext>
      {drag?.by === 'pointer' && (
        <div
          className={
            'pointer-events-none fixed -top-5 -left-5 z-20 flex h-10.5 w-85 max-w-full -rotate-1 items-center gap-2 rounded-control bg-spruce px-3 text-13 ' +
            'font-semibold whitespace-nowrap text-paper shadow-lift outline-1 outline-paper/25 max-tablet:w-70'
          }
          data-lifted=""
          ref={lifted}
        >
          <GripVertical className="size-4" aria-hidden="true" />
          {blockName(drag.block)}{' '}
          <span className="truncate font-normal text-cream">{summaryOf(drag.block)}</span>
        </div>
      )}
      <PendingUploads {...pictureDrop} />
    </main>
  )
}
