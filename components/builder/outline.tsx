'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { memo } from 'react'
import { type PageComponent } from '@/lib/content-types'
import { useBuilderDispatch } from './builder-context'
import { nameOf } from './builder-state'

type OutlineProps = { blocks: readonly PageComponent[]; selected: string | null }

/** The page's blocks as a list: to see the order, to jump, to move. */
export function Outline({ blocks, selected }: OutlineProps) {
  if (blocks.length === 0) return <p className="hint outline__hint">The page has no components yet.</p>
  return (
    <>
      <ol className="outlist">
        {blocks.map((block, index) => (
          <OutlineRow
            key={block.id}
            id={block.id}
            name={nameOf(block)}
            position={index + 1}
            isOn={block.id === selected}
            isLast={index === blocks.length - 1}
          />
        ))}
      </ol>
      <p className="hint outline__hint wide">
        <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> moves the selected block.
      </p>
    </>
  )
}

type OutlineRowProps = { id: string; name: string; position: number; isOn: boolean; isLast: boolean }

const OutlineRow = memo(function OutlineRow({ id, name, position, isOn, isLast }: OutlineRowProps) {
  const dispatch = useBuilderDispatch()
  return (
    <li className={isOn ? 'is-on' : undefined} data-block={id}>
      <button
        type="button"
        className="outline__name"
        aria-current={isOn ? 'true' : undefined}
        onClick={() => dispatch({ type: 'select', id })}
      >
        <small>{position}</small>
        <span>{name}</span>
      </button>
      {isOn && (
        <>
          <button
            type="button"
            className="ib"
            aria-label={`Move up ${name} in the outline`}
            disabled={position === 1}
            onClick={() => dispatch({ type: 'shift', id, by: -1 })}
          >
            <ArrowUp className="i i--s" aria-hidden="true" />
          </button>
          <button
            type="button"
            className="ib"
            aria-label={`Move down ${name} in the outline`}
            disabled={isLast}
            onClick={() => dispatch({ type: 'shift', id, by: 1 })}
          >
            <ArrowDown className="i i--s" aria-hidden="true" />
          </button>
        </>
      )}
    </li>
  )
})
