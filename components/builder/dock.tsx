'use client'

import {
  ArrowDown,
  ArrowUp,
  Check,
  Copy,
  Eye,
  Globe,
  Layers,
  Pencil,
  Plus,
  Settings,
  Trash2,
} from 'lucide-react'
import Link from 'next/link'
import { type ReactNode } from 'react'
import { BareButton } from '@/components/ui/button'
import { type PageComponent } from '@/lib/content-types'
import { useBuilder, useBuilderDispatch } from './builder-context'
import { type BuilderState, nameOf } from './builder-state'
import { usePublishLabel } from './use-deed'

// A modal dialog hides it.
const dockClass =
  'fixed inset-x-0 bottom-0 z-9 flex h-18 border-t tablet:hidden in-[body:has(dialog:modal)]:invisible [&_svg]:size-5.5'
const itemClass =
  'flex flex-1 flex-col items-center justify-center gap-1 text-12 font-medium no-underline disabled:text-edge'

export function Dock() {
  const { screen, dispatch, kept, preview } = useBuilder()
  const { label, short } = usePublishLabel()
  return (
    <BlocksDock label="Page" builder={screen.builder}>
      <Link className={itemClass} href={preview} prefetch={false} onClick={kept.flush}>
        <Eye aria-hidden="true" />
        Preview
      </Link>
      <BareButton className={itemClass} onClick={() => dispatch({ type: 'open', panel: 'page' })}>
        <Settings aria-hidden="true" />
        Page
      </BareButton>
      <BareButton
        className={itemClass}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => dispatch({ type: 'publishing', open: true })}
      >
        <Globe aria-hidden="true" />
        {short}
      </BareButton>
    </BlocksDock>
  )
}

type BlocksDockProps = { label: string; builder: BuilderState; children?: ReactNode }

export function BlocksDock({ label, builder: { selected, panel, history }, children }: BlocksDockProps) {
  const dispatch = useBuilderDispatch()
  const { blocks } = history.present.document
  const block = panel ? undefined : blocks.find(({ id }) => id === selected)
  if (block) return <BlockDock block={block} isFirst={blocks[0] === block} isLast={blocks.at(-1) === block} />
  return (
    <nav className={`${dockClass} border-hair-strong bg-ivory`} aria-label={label}>
      <BareButton className={itemClass} onClick={() => dispatch({ type: 'sheet', sheet: 'library' })}>
        <Plus aria-hidden="true" />
        Add
      </BareButton>
      <BareButton className={itemClass} onClick={() => dispatch({ type: 'sheet', sheet: 'outline' })}>
        <Layers aria-hidden="true" />
        Outline
      </BareButton>
      {children}
    </nav>
  )
}

type BlockDockProps = { block: PageComponent; isFirst: boolean; isLast: boolean }

function BlockDock({ block, isFirst, isLast }: BlockDockProps) {
  const dispatch = useBuilderDispatch()
  const { id } = block
  const name = nameOf(block)
  return (
    <section aria-label={`Selected block: ${name}`}>
      <div
        className={`${dockClass} on-dark border-spruce-deep bg-spruce-deep`}
        role="toolbar"
        aria-label={name}
      >
        <BareButton
          className={itemClass}
          disabled={isFirst}
          onClick={() => dispatch({ type: 'shift', id, by: -1 })}
        >
          <ArrowUp aria-hidden="true" />
          Up
        </BareButton>
        <BareButton
          className={itemClass}
          disabled={isLast}
          onClick={() => dispatch({ type: 'shift', id, by: 1 })}
        >
          <ArrowDown aria-hidden="true" />
          Down
        </BareButton>
        <BareButton
          className={itemClass}
          onClick={() => dispatch({ type: 'duplicate', id, now: Date.now() })}
        >
          <Copy aria-hidden="true" />
          Duplicate
        </BareButton>
        <BareButton
          className={`${itemClass} text-clay-mist`}
          onClick={() => dispatch({ type: 'delete', id })}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </BareButton>
        <BareButton
          className={`${itemClass} bg-spruce`}
          onClick={() => dispatch({ type: 'open', panel: 'block', id })}
        >
          <Pencil aria-hidden="true" />
          Edit
        </BareButton>
        <BareButton className={itemClass} onClick={() => dispatch({ type: 'select', id: null })}>
          <Check aria-hidden="true" />
          Done
        </BareButton>
      </div>
    </section>
  )
}
