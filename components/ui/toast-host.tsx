'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon'
import { type ToastMessage, toastEvent } from './toast'
import type * as toaster from './toaster'

type Toasts = typeof toaster

/** An open dialog makes everything around it inert, so a message belongs inside of it. */
const topLayer = () => document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body

/** Where short messages appear. Their code is loaded with the first one. */
export function ToastHost({ position }: { position?: toaster.ToasterPosition }) {
  const [toasts, setToasts] = useState<Toasts>()
  const [place, setPlace] = useState<Element>()
  /** A message whose code couldn't be loaded, as happens offline: it stays until it is closed. */
  const [plain, setPlain] = useState<ToastMessage>()

  useEffect(() => {
    const show = async ({ detail }: CustomEvent<ToastMessage>) => {
      setPlace(topLayer())
      setPlain(undefined)
      try {
        const loaded = await import('./toaster')
        setToasts(loaded)
        loaded.show(detail)
      } catch {
        setPlain(detail)
      }
    }
    const closed = ({ target }: Event) => setPlace((now) => (now === target ? document.body : now))
    addEventListener(toastEvent, show as unknown as EventListener)
    for (const type of ['close', 'toggle']) document.addEventListener(type, closed, true)
    return () => {
      removeEventListener(toastEvent, show as unknown as EventListener)
      for (const type of ['close', 'toggle']) document.removeEventListener(type, closed, true)
    }
  }, [])

  if (!place) return null
  return createPortal(
    <>
      {toasts && <toasts.Toaster position={position} />}
      {plain && (
        <div
          className={`toast fixed bottom-20 left-5 z-40${plain.destructive ? ' toast--bad' : ''}`}
          role="alert"
        >
          <Icon name={plain.destructive ? 'error' : 'check'} />
          <div>
            <b>{plain.title}</b>
            {plain.description}
          </div>
          <button type="button" className="x" aria-label="Close" onClick={() => setPlain(undefined)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </>,
    place,
  )
}
