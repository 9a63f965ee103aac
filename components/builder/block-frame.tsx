'use client'

import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'
import { blockName, summaryOf } from '@/components/blocks/registry'
import { BlockRuns } from '@/components/blocks/block-runs'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { isPhone } from '@/components/ui/breakpoint'
import { BareButton } from '@/components/ui/button'
import { LucideButton } from '@/components/ui/lucide-button'
import { type PageComponent } from '@/lib/content-types'
import { useBlockFrames } from './block-frames'
import { DraggableBlock, useGrip } from './block-grip'
import { BlockMenu } from './block-menu'
import { useBuilderDispatch } from './builder-context'
import { unscaled } from './device-frame'
import { editableTexts } from './typing/editable-texts'
import { PictureOffer } from './picture-offer'
import { Typing } from './typing/typing'

type BlockFrameProps = {
  block: PageComponent
  data: BlockData
  isMain: boolean
  isOn: boolean
  isFirst: boolean
  isLast: boolean
  isLifted: boolean
}

// Tab goes from handle to handle; within a block the arrow keys go on (use-builder-keys.ts). Contained: otherwise
// each move on a long page lays out every bar's icons again. During a drag by keyboard the canvas folds to bars of
// 25 pixels, the step of an arrow key, so that one press is one place.
const barClass =
  'flex items-center gap-1 border-b contain-content [&>button]:-outline-offset-2 pr-1.5 pl-1 text-13 max-tablet:h-11.5 max-tablet:px-0.5 group-data-folded/sheet:h-6.25 group-data-folded/sheet:border-t-0'
const barLook = {
  plain: 'border-hair bg-ivory text-stone',
  on: 'border-spruce bg-spruce on-dark',
  lifted: 'border-hair bg-sand text-stone',
}
/** At its true size a page is wider than its visible part (device-frame.tsx). */
const inSight = 'relative left-(--from) max-w-(--seen)'
const onDesk = 'max-tablet:hidden group-data-folded/sheet:hidden'
const unfolded = 'group-data-folded/sheet:hidden'

/**
 * Shows a block in the canvas with its bar. It renders only when its own props change, so that a long page
 * stays fast.
 */
export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const { block, data, isMain, isOn, isFirst, isLast, isLifted } = props
  const dispatch = useBuilderDispatch()
  const frames = useBlockFrames()
  const frame = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const grip = useGrip()
  const { id } = block
  const name = blockName(block)
  const look = isOn && !isLifted ? 'dark' : 'plain'
  const size = isOn ? 'normal' : 'small'
  const barButton = { tabIndex: -1, look, className: onDesk } as const

  useLayoutEffect(() => {
    if (frame.current) frames.set(id, { frame: frame.current, grip: handle.current })
    return () => void frames.delete(id)
  }, [frames, id])

  function addBehind() {
    dispatch({ type: 'insert', after: id })
    if (isPhone()) return dispatch({ type: 'sheet', sheet: 'library' })
    dispatch({ type: 'list', list: 'library' })
  }

  return (
    <article
      className={`group/block relative ${isOn ? 'z-2' : ''}`}
      aria-label={name}
      data-block={id}
      ref={frame}
    >
      {(grip.isGrabbed || isLifted) && (
        <DraggableBlock id={id} listenersRef={grip.listenersRef} frameRef={frame} />
      )}
      <header
        className={`${barClass} ${unscaled} ${inSight} ${isFirst ? '' : 'border-t'} ${isOn ? 'h-10.5' : 'h-9'} ${barLook[isLifted ? 'lifted' : isOn ? 'on' : 'plain']}`}
        data-block-bar=""
      >
        <LucideButton
          icon={GripVertical}
          label={`Drag ${name}; with the keyboard: Space, then arrows`}
          look={look}
          size={size}
          drags
          title="Drag (Space); Enter types on the page; ← → lead to the other buttons"
          className="group-data-folded/sheet:h-6.25"
          ref={handle}
          {...grip.handlers}
        />
        <b className={`font-semibold whitespace-nowrap ${look === 'plain' ? 'text-ink' : ''}`}>{name}</b>
        <span className="min-w-0 flex-1 truncate pl-1.5">{summaryOf(block)}</span>
        {isOn && (
          <>
            <LucideButton
              {...barButton}
              icon={ArrowUp}
              label={`Move up ${name}`}
              title="Move up (Alt ↑)"
              disabled={isFirst}
              onClick={() => dispatch({ type: 'shift', id, by: -1 })}
            />
            <LucideButton
              {...barButton}
              icon={ArrowDown}
              label={`Move down ${name}`}
              title="Move down (Alt ↓)"
              disabled={isLast}
              onClick={() => dispatch({ type: 'shift', id, by: 1 })}
            />
            <LucideButton
              {...barButton}
              icon={Copy}
              label={`Duplicate ${name}`}
              title="Duplicate (D)"
              onClick={() => dispatch({ type: 'duplicate', id, now: Date.now() })}
            />
            <span className={`mx-1 h-5 w-px bg-current/30 ${onDesk}`} />
          </>
        )}
        <LucideButton
          {...barButton}
          icon={Pencil}
          label={`Edit ${name}`}
          size={size}
          className={unfolded}
          title="Edit (E)"
          onClick={() => dispatch({ type: 'open', panel: 'block', id })}
        />
        <LucideButton
          {...barButton}
          icon={Trash2}
          label={`Delete ${name}`}
          look={look === 'dark' ? 'dark' : 'danger'}
          size={size}
          className={isOn ? onDesk : unfolded}
          title="Delete (Del)"
          onClick={() => dispatch({ type: 'delete', id })}
        />
        {isOn && <BlockMenu block={block} look={look} className={unfolded} />}
      </header>
      {isOn && !isLifted && <Typing id={id} />}
      {/* Nothing inside can be operated: a click selects the block, another one edits its text. */}
      <div
        className={`overflow-hidden [contain-intrinsic-size:auto_320px] [content-visibility:auto] ${unfolded} ${isLifted || block.config.hidden ? 'opacity-45' : ''}`}
        inert
      >
        <div data-visitors="">
          <BlockRuns blocks={[block]}>
            {() => (
              <BlockView
                block={block}
                data={data}
                isMain={isMain}
                inCanvas
                typed={isOn ? editableTexts(block, data, dispatch) : undefined}
              />
            )}
          </BlockRuns>
        </div>
      </div>
      {!isLifted && <PictureOffer block={block} className={unfolded} />}
      {/* Inside the block, because the frame clips what is beyond its edge. */}
      <div
        className={`pointer-events-none absolute inset-0 -outline-offset-(--edge) outline-(length:--edge) group-data-dropping/block:outline-solid group-data-dropping/block:outline-brass ${isOn ? 'outline-spruce [--edge:calc(2px/var(--scale))]' : 'outline-none [--edge:calc(3px/var(--scale))]'}`}
      />
      {isOn && (
        <div
          className={`absolute inset-x-0 bottom-0 z-3 flex h-0 items-center justify-center ${unscaled} ${unfolded}`}
          data-block-add=""
        >
          <BareButton
            className="grid size-7 flex-none place-items-center rounded-full bg-spruce text-paper max-tablet:size-tap"
            tabIndex={-1}
            aria-label={`Add a component after ${name}`}
            title="Add a component here"
            onClick={addBehind}
          >
            <Plus className="size-4" aria-hidden="true" />
          </BareButton>
        </div>
      )}
    </article>
  )
})
