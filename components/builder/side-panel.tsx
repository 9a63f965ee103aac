'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type SidePanelProps = {
  title: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/** The panel beside the canvas; a sheet over its lower part on a phone. It takes the focus and gives it back. */
export function SidePanel({ title, onClose, footer, children, className = '' }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useId()

  useEffect(() => {
    const before = document.activeElement
    // On a phone the keyboard would cover what is being edited.
    const phone = matchMedia('(max-width: 760px)').matches
    const refused = panel.current?.querySelector<HTMLElement>('.side__body [aria-invalid="true"]')
    const first =
      refused ??
      panel.current?.querySelector<HTMLElement>(
        '.side__body :is(input, textarea, select, button, .rich):not(:disabled)',
      )
    // The editor for text takes the focus over when it has loaded.
    const waits = phone || first?.matches('.rich')
    ;(waits ? panel.current : (first ?? panel.current))?.focus({ preventScroll: true })
    panel.current?.querySelector('.side__body .error')?.scrollIntoView({ block: 'nearest' })
    return () => {
      const outside = document.activeElement === document.body || document.activeElement === null
      if (outside && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true })
    }
  }, [title])

  return (
    <aside className={`side ${className}`} aria-labelledby={heading} ref={panel} tabIndex={-1}>
      <div className="side__head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="ib" aria-label="Close" title="Close (Esc)" onClick={onClose}>
          <X className="i" aria-hidden="true" />
        </button>
      </div>
      <div className="side__body">{children}</div>
      {footer && <div className="side__foot">{footer}</div>}
    </aside>
  )
}

/** Cancel takes back what the panel has changed, Save Changes keeps it. */
export function PanelButtons({ onCancel, onSave }: { onCancel: () => void; onSave: () => void }) {
  return (
    <>
      <button type="button" className="btn" onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className="btn btn--strong" onClick={onSave}>
        Save Changes
      </button>
    </>
  )
}
