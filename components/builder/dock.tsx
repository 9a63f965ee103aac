'use client'

import { blockName } from '@/components/blocks/registry'
import {
  ArrowDown,
  ArrowUp,
  Check,
  Copy,
  Eye,
  Globe,
  Layers,
  type LucideIcon,
  Pencil,
  Plus,
  Settings,
  Trash2,
} from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { type ComponentProps, type ReactNode } from 'react'
import { BareButton } from '@/components/ui/button'
import { type PageComponent } from '@/lib/content-types'
import { useBuilder, useBuilderDispatch } from './builder-context'
import { type BuilderState } from './builder-state'
import { publishLabelOf } from './publish-action'

// A modal dialog hides it.
const dockClass =
  'fixed inset-x-0 bottom-0 z-9 flex h-18 border-t tablet:hidden in-[body:has(dialog:modal)]:invisible [&_svg]:size-5.5'
const itemClass =
  'flex flex-1 flex-col items-center justify-center gap-1 text-12 font-medium no-underline disabled:text-edge'

export function Dock() {
  const { screen, dispatch, draft, dirty, localCopy, preview } = useBuilder()
  const { label, short } = publishLabelOf(screen.saved, draft.settings, dirty)
  return (
    <BlocksDock label="Page" builder={screen.builder}>
      <StaffLink className={itemClass} href={preview} onClick={localCopy.flush}>
        <Eye aria-hidden="true" />
        Preview
      </StaffLink>
      <DockButton icon={Settings} onClick={() => dispatch({ type: 'open', panel: 'page' })}>
        Page
      </DockButton>
      <DockButton
        icon={Globe}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => dispatch({ type: 'publishing', open: true })}
      >
        {short}
      </DockButton>
    </BlocksDock>
  )
}

type DockButtonProps = ComponentProps<'button'> & { icon: LucideIcon }

const DockButton = ({ icon: Icon, className = '', children, ...button }: DockButtonProps) => (
  <BareButton className={`${itemClass} ${className}`} {...button}>
    <Icon aria-hidden="true" />
    {children}
  </BareButton>
)

type BlocksDockProps = { label: string; builder: BuilderState; children?: ReactNode }

export function BlocksDock({ label, builder: { selected, panel, history }, children }: BlocksDockProps) {
  const dispatch = useBuilderDispatch()
  const { blocks } = history.present.document
  const block = panel ? undefined : blocks.find(({ id }) => id === selected)
  if (block) return <BlockDock block={block} isFirst={blocks[0] === block} isLast={blocks.at(-1) === block} />
  return (
    <nav className={`${dockClass} border-hair-strong bg-ivory`} aria-label={label}>
      <DockButton icon={Plus} onClick={() => dispatch({ type: 'sheet', sheet: 'library' })}>
        Add
      </DockButton>
      <DockButton icon={Layers} onClick={() => dispatch({ type: 'sheet', sheet: 'outline' })}>
        Outline
      </DockButton>
      {children}
    </nav>
  )
}

type BlockDockProps = { block: PageComponent; isFirst: boolean; isLast: boolean }

function BlockDock({ block, isFirst, isLast }: BlockDockProps) {
  const dispatch = useBuilderDispatch()
  const { id } = block
  const name = blockName(block)
  return (
    <section aria-label={`Selected block: ${name}`}>
      <div
        className={`${dockClass} on-dark border-spruce-deep bg-spruce-deep`}
        role="toolbar"
        aria-label={name}
      >
        <DockButton icon={ArrowUp} disabled={isFirst} onClick={() => dispatch({ type: 'shift', id, by: -1 })}>
          Up
        </DockButton>
        <DockButton icon={ArrowDown} disabled={isLast} onClick={() => dispatch({ type: 'shift', id, by: 1 })}>
          Down
        </DockButton>
        <DockButton icon={Copy} onClick={() => dispatch({ type: 'duplicate', id, now: Date.now() })}>
          Duplicate
        </DockButton>
        <DockButton icon={Trash2} className="text-clay-mist" onClick={() => dispatch({ type: 'delete', id })}>
          Delete
        </DockButton>
        <DockButton
          icon={Pencil}
          className="bg-spruce"
          onClick={() => dispatch({ type: 'open', panel: 'block', id })}
        >
          Edit
        </DockButton>
        <DockButton icon={Check} onClick={() => dispatch({ type: 'select', id: null })}>
          Done
        </DockButton>
      </div>
    </section>
  )
}
