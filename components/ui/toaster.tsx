'use client'

import './toast.css'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { Icon } from './icon'
import { type ToastMessage } from './toast'

export type ToasterPosition = 'bottom-left' | 'bottom-right'

/** How long a message stays, in milliseconds, and how far to the right it is swiped away, in pixels (specification §9). */
const lifetime = 5000
const swipeDistance = 50

/** Shows a message in place of the one before. */
export function show(message: ToastMessage) {
  toast.dismiss()
  toast.custom((id) => <Message message={message} close={() => toast.dismiss(id)} />, { duration: Infinity })
}

/** The notification area: one message at a time, F8 takes the focus there. */
export function Toaster({ position = 'bottom-left' }: { position?: ToasterPosition }) {
  return (
    <Sonner
      position={position}
      visibleToasts={1}
      hotkey={['F8']}
      swipeDirections={[]}
      className="toaster"
      offset={{ left: 'var(--toast-left)', right: 'var(--toast-left)', bottom: 'var(--toast-bottom)' }}
      mobileOffset={{ left: 'var(--toast-left)', right: 'var(--toast-left)', bottom: 'var(--toast-bottom)' }}
    />
  )
}

/**
 * One message, its time and its swipe: Sonner's own clock doesn't stop for the keyboard's focus, and its swipe ends
 * at 45 pixels.
 */
function Message({ message, close }: { message: ToastMessage; close: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const left = useRef(lifetime)
  const [paused, setPaused] = useState(false)
  const [from, setFrom] = useState<number>()

  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(close, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [paused, close])

  // The area around it counts as well: F8 puts the focus there.
  useEffect(() => {
    const area = box.current?.closest('ol')
    const pause = () => setPaused(true)
    const resume = () => setPaused(!!area?.matches(':hover, :focus-within') || document.hidden)
    const events = {
      pointerenter: pause,
      pointerleave: resume,
      focusin: pause,
      focusout: () => setTimeout(resume),
    }
    for (const [type, listener] of Object.entries(events)) area?.addEventListener(type, listener)
    document.addEventListener('visibilitychange', resume)
    return () => {
      for (const [type, listener] of Object.entries(events)) area?.removeEventListener(type, listener)
      document.removeEventListener('visibilitychange', resume)
    }
  }, [])

  const moved = (event: PointerEvent) => (from === undefined ? 0 : Math.max(0, event.clientX - from))
  const shift = (distance: number) => box.current?.style.setProperty('translate', `${distance}px`)

  return (
    <div
      className={message.destructive ? 'toast toast--bad' : 'toast'}
      role={message.destructive ? 'alert' : 'status'}
      ref={box}
      onPointerDown={(event) => setFrom(event.clientX)}
      onPointerMove={(event) => from !== undefined && shift(moved(event))}
      onPointerUp={(event) => {
        if (moved(event) >= swipeDistance) close()
        else shift(0)
        setFrom(undefined)
      }}
      onPointerCancel={() => {
        shift(0)
        setFrom(undefined)
      }}
    >
      <Icon name={message.destructive ? 'error' : 'check'} />
      <div>
        <b>{message.title}</b>
        {message.description}
      </div>
      {message.action && (
        <button
          type="button"
          className="btn btn--s"
          onClick={() => {
            close()
            message.action?.run()
          }}
        >
          {message.action.label}
        </button>
      )}
      <button type="button" className="x" aria-label="Close" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  )
}
