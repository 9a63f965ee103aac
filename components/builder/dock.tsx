'use client'

import { ArrowDown, ArrowUp, Check, Copy, Eye, Layers, Pencil, Plus, Settings, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { type PageComponent } from '@/lib/content-types'
import { useBuilderDispatch } from './builder-context'
import { nameOf } from './builder-state'

type DockProps = {
  /** The selected block; its toolbar takes the place of the page's. */
  block: PageComponent | undefined
  blocks: readonly PageComponent[]
  preview: string
  onPreview: () => void
  onSheet: (sheet: 'library' | 'outline') => void
  onPage: () => void
}

/** The bottom bar of the builder on a phone. */
export function Dock({ block, blocks, preview, onPreview, onSheet, onPage }: DockProps) {
  const dispatch = useBuilderDispatch()
  if (!block)
    return (
      <nav className="bdock" aria-label="Page">
        <button type="button" onClick={() => onSheet('library')}>
          <Plus className="i" aria-hidden="true" />
          Add
        </button>
        <button type="button" onClick={() => onSheet('outline')}>
          <Layers className="i" aria-hidden="true" />
          Outline
        </button>
        <Link href={preview} onClick={onPreview}>
          <Eye className="i" aria-hidden="true" />
          Preview
        </Link>
        <button type="button" onClick={onPage}>
          <Settings className="i" aria-hidden="true" />
          Page
        </button>
      </nav>
    )
  const { id } = block
  return (
    <section aria-label={`Selected block: ${nameOf(block)}`}>
      <div className="bdock bdock--on" role="toolbar" aria-label={nameOf(block)}>
        <button
          type="button"
          disabled={blocks[0]?.id === id}
          onClick={() => dispatch({ type: 'shift', id, by: -1 })}
        >
          <ArrowUp className="i" aria-hidden="true" />
          Up
        </button>
        <button
          type="button"
          disabled={blocks.at(-1)?.id === id}
          onClick={() => dispatch({ type: 'shift', id, by: 1 })}
        >
          <ArrowDown className="i" aria-hidden="true" />
          Down
        </button>
        <button type="button" onClick={() => dispatch({ type: 'duplicate', id, now: Date.now() })}>
          <Copy className="i" aria-hidden="true" />
          Duplicate
        </button>
        <button type="button" className="del" onClick={() => dispatch({ type: 'delete', id })}>
          <Trash2 className="i" aria-hidden="true" />
          Delete
        </button>
        <button type="button" className="go" onClick={() => dispatch({ type: 'open', panel: 'block', id })}>
          <Pencil className="i" aria-hidden="true" />
          Edit
        </button>
        <button type="button" onClick={() => dispatch({ type: 'select', id: null })}>
          <Check className="i" aria-hidden="true" />
          Done
        </button>
      </div>
    </section>
  )
}
