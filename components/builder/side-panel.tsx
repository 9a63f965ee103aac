'use client'

import { X } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { isPhone } from '@/components/ui/breakpoint'
import { Button } from '@/components/ui/button'
import { Hint } from '@/components/ui/field'
import { LucideButton } from '@/components/ui/lucide-button'
import { focusedElement } from './frame-document'
import { PanelEdge } from './panel-edge'

type SidePanelProps = {
  title: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
  /** Shown only on a phone. */
  phoneOnly?: boolean
}

// An editor that is still loading counts; it takes over the focus once it has loaded.
const firstControl = ':is(input, textarea, select, button, [data-loading]):not(:disabled)'

/** Opens beside the canvas, on a phone as a sheet over its lower part. It takes the focus and gives it back. */
export function SidePanel({ title, onClose, footer, children, phoneOnly }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const heading = useId()

  useEffect(() => {
    const lastFocused = focusedElement()
    const invalidField = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const firstField = invalidField ?? body.current?.querySelector<HTMLElement>(firstControl)
    // On a phone the keyboard would cover what is edited.
    const isDelayed = isPhone() || firstField?.hasAttribute('data-loading')
    ;(isDelayed ? panel.current : (firstField ?? panel.current))?.focus({ preventScroll: true })
    body.current?.querySelector('[data-error]')?.scrollIntoView({ block: 'nearest' })
    return () => {
      if (!focusedElement() && lastFocused?.isConnected) lastFocused.focus({ preventScroll: true })
    }
  }, [title])

  return (
    <aside
      className={
        'flex min-h-0 flex-col bg-paper focus:outline-none max-tablet:fixed max-tablet:inset-x-0 max-tablet:top-[42vh] ' +
        'max-tablet:bottom-0 max-tablet:z-10 max-tablet:rounded-t-control max-tablet:border-t max-tablet:border-hair-strong ' +
        `max-tablet:shadow-lift ${phoneOnly ? 'tablet:hidden' : 'tablet:relative tablet:border-l tablet:border-hair'}`
      }
      aria-labelledby={heading}
      ref={panel}
      tabIndex={-1}
    >
      {!phoneOnly && <PanelEdge />}
      <div className="flex h-12 flex-none items-center justify-between border-b border-hair pr-2 pl-5 max-tablet:pr-1 max-tablet:pl-4">
        <PanelTitle id={heading}>{title}</PanelTitle>
        <LucideButton icon={X} isLarge label="Close" title="Close (Esc)" onClick={onClose} />
      </div>
      <div
        className="grid flex-1 grid-cols-1 content-start gap-4 overflow-auto px-5 pt-4 pb-6 max-tablet:px-4"
        ref={body}
      >
        {children}
      </div>
      {footer && (
        <div className="flex flex-none flex-wrap gap-2 border-t border-hair px-5 py-3 *:flex-1 max-tablet:px-4">
          {footer}
        </div>
      )}
    </aside>
  )
}

type PanelSectionProps = { title: string; hint: string; ref?: Ref<HTMLElement>; children: ReactNode }

/** Holds settings of a panel that take effect at once. It can take the focus of a button that disappears. */
export function PanelSection({ title, hint, ref, children }: PanelSectionProps) {
  const heading = useId()
  return (
    <section
      className="grid gap-3 border-t border-hair pt-4 focus:outline-none"
      aria-labelledby={heading}
      ref={ref}
      tabIndex={-1}
    >
      <div className="grid gap-1">
        <h3 className="font-sans text-14 leading-tight font-semibold tracking-normal" id={heading}>
          {title}
        </h3>
        <Hint>{hint}</Hint>
      </div>
      {children}
    </section>
  )
}

export const PanelTitle = ({ id, children }: { id?: string; children: ReactNode }) => (
  <h2 className="font-sans text-15 leading-tight font-semibold tracking-normal" id={id}>
    {children}
  </h2>
)

type PanelButtonsProps = {
  onCancel: () => void
  onSave: () => void
  /** The action that saves the draft on the canvas. */
  by?: string
}

/** Cancel takes back the panel's changes, Save Changes leaves them in the canvas. */
export function PanelButtons({ onCancel, onSave, by = 'Save Page' }: PanelButtonsProps) {
  const note = useId()
  return (
    <>
      <p className="basis-full! text-13 text-stone" id={note}>
        Cancel undoes what you changed here. Save Changes keeps it in the canvas; {by} saves it on the site.
      </p>
      <Button aria-describedby={note} onClick={onCancel}>
        Cancel
      </Button>
      <Button look="strong" aria-describedby={note} onClick={onSave}>
        Save Changes
      </Button>
    </>
  )
}
