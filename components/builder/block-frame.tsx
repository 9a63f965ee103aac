'use client'

import '@/components/blocks/blocks.css'
import { ArrowDown, ArrowUp, Copy, GripVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { memo, useRef } from 'react'
import { summaryOf } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { BlockView } from '@/components/blocks/views'
import { type PageComponent } from '@/lib/content-types'
import { TakenBlock, useGrip } from './block-grip'
import { useBuilderDispatch } from './builder-context'
import { nameOf } from './builder-state'

type BlockFrameProps = {
  block: PageComponent
  data: BlockData
  isMain: boolean
  isOn: boolean
  isFirst: boolean
  isLast: boolean
  /** Being dragged: its own place is dimmed. */
  isLifted: boolean
}

/**
 * A block in the canvas: its bar, then what visitors will see. Drawn again only when something of its own changes, so
 * that a long page stays quick.
 */
export const BlockFrame = memo(function BlockFrame({
  block,
  data,
  isMain,
  isOn,
  isFirst,
  isLast,
  isLifted,
}: BlockFrameProps) {
  const dispatch = useBuilderDispatch()
  const frame = useRef<HTMLElement>(null)
  const grip = useGrip()
  const { id } = block
  const name = nameOf(block)
  return (
    <article
      className={`block${isOn ? ' is-on' : ''}${isLifted ? ' block--lifted' : ''}`}
      aria-label={name}
      data-block={id}
      ref={frame}
    >
      {(grip.taken || isLifted) && <TakenBlock id={id} listenersRef={grip.listenersRef} frameRef={frame} />}
      <header className="block__bar">
        <button
          type="button"
          className="ib grip"
          aria-label={`Drag ${name}; with the keyboard: Space, then arrows`}
          {...grip.handlers}
        >
          <GripVertical className="i i--s" aria-hidden="true" />
        </button>
        <b>{name}</b>
        <span className="sum">{summaryOf(block)}</span>
        {isOn && (
          <>
            <button
              type="button"
              className="ib desk"
              aria-label={`Move up ${name}`}
              title="Move up (Alt ↑)"
              disabled={isFirst}
              onClick={() => dispatch({ type: 'shift', id, by: -1 })}
            >
              <ArrowUp className="i i--s" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="ib desk"
              aria-label={`Move down ${name}`}
              title="Move down (Alt ↓)"
              disabled={isLast}
              onClick={() => dispatch({ type: 'shift', id, by: 1 })}
            >
              <ArrowDown className="i i--s" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="ib desk"
              aria-label={`Duplicate ${name}`}
              title="Duplicate (D)"
              onClick={() => dispatch({ type: 'duplicate', id, now: Date.now() })}
            >
              <Copy className="i i--s" aria-hidden="true" />
            </button>
            <span className="sep" />
          </>
        )}
        <button
          type="button"
          className="ib"
          aria-label={`Edit ${name}`}
          title="Edit (E)"
          onClick={() => dispatch({ type: 'open', panel: 'block', id })}
        >
          <Pencil className="i i--s" aria-hidden="true" />
        </button>
        <button
          type="button"
          className={isOn ? 'ib ib--danger desk' : 'ib ib--danger'}
          aria-label={`Delete ${name}`}
          title="Delete (Del)"
          onClick={() => dispatch({ type: 'delete', id })}
        >
          <Trash2 className="i i--s" aria-hidden="true" />
        </button>
      </header>
      {/* Nothing in it can be operated here: a click selects the block. */}
      <div className="block__view blocks" inert>
        <BlockView block={block} data={data} isMain={isMain} inCanvas />
      </div>
      {isOn && (
        <div className="insert">
          <button
            type="button"
            aria-label={`Add a component behind ${name}`}
            title="Add a component here"
            onClick={() => dispatch({ type: 'insert', after: id })}
          >
            <Plus className="i i--s" aria-hidden="true" />
          </button>
        </div>
      )}
    </article>
  )
})
