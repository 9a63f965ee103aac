'use client'

import './overlays.css'
import { usePathname } from 'next/navigation'
import { type CSSProperties, type FocusEvent, type PointerEvent, type ReactNode, useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { BareButton } from './button'
import { Icon } from './icon'
import { toastAction, type ToastMessage } from './toast'
import { useWords } from './use-words'

export type ToastLook = {
  position: 'bottom-left' | 'bottom-right'
  /** Sets --bar to the height of a bar at the bottom of the window, if there is one. */
  floor: string
  toast: string
  success: string
  error: string
  /** Of the action and the close button. */
  button: string
  action: string
  close: string
}

/** The time a message stays, in milliseconds, and the swipe that dismisses it, in pixels (specification §9). */
const lifetime = 5000
const swipeDistance = 50

/** The last message, its screen, and if anything was pressed since. */
type Current = { id: string | number; message: ToastMessage; path: string; isActedOn: boolean }
let current: Current | undefined

/** Renders a text as staff have it; what isn't a text stays as it is. */
function Said({ children }: { children: ReactNode }) {
  const words = useWords()
  return typeof children === 'string' ? words(children) : children
}

function render(
  { title, description, destructive, action, other, next, lasts = lifetime }: ToastMessage,
  id?: string | number,
  duration = lasts,
) {
  return (destructive ? toast.error : toast.success)(
    <div role={destructive ? 'alert' : 'status'}>
      <b className="block font-semibold">
        <Said>{title}</Said>
      </b>
      <Said>{description}</Said>
      {next && (
        <BareButton
          className="-mb-2 block min-h-tap font-semibold underline underline-offset-4"
          onClick={() => {
            toast.dismiss()
            next.run()
          }}
        >
          {next.label}
        </BareButton>
      )}
    </div>,
    {
      id,
      duration,
      // Two buttons get a line below the text, which would have a third of the line beside them.
      className: other && 'flex-wrap',
      classNames: other && { content: 'basis-4/5', closeButton: 'ml-auto' },
      cancel: other && { label: other.label, onClick: other.run },
      action: action && { label: action.label, onClick: action.run },
    },
  )
}

export function show(message: ToastMessage) {
  toast.dismiss()
  current = { message, id: render(message), path: location.pathname, isActedOn: false }
}

/** Sonner pauses its timer for the pointer only: an Undo would vanish while it has the focus. */
function restartTimer(duration?: number) {
  if (!current || !toast.getToasts().some(({ id }) => id === current?.id)) return
  render(current.message, current.id, duration)
}

/** Dismisses a success message, which is not about the next screen. Failures and what can be undone stay. */
function dismissSuccess() {
  if (!current || current.message.destructive || current.message.action?.label === 'Undo') return
  toast.dismiss(current.id)
}

/** Sonner swipes at 45 pixels, or fewer in a quick movement. This resets its measurements first. */
function vetoShortSwipe({ target }: PointerEvent) {
  const message = target instanceof Element && target.closest<HTMLElement>('[data-sonner-toast]')
  if (!message) return
  const distance = parseFloat(message.style.getPropertyValue('--swipe-amount-x')) || 0
  if (distance < swipeDistance) message.style.setProperty('--swipe-amount-x', '0px')
}

const fromEdge = {
  left: '20px',
  right: '20px',
  bottom: 'calc(var(--bar, 0px) + 16px + env(safe-area-inset-bottom))',
}
const fromWideEdge = { left: '24px', right: '24px', bottom: 'calc(var(--bar, 0px) + 24px)' }
const width = { '--width': '420px' } as CSSProperties

/** The notification area: one message at a time; F8 focuses it. */
export function Toaster({ look }: { look: ToastLook }) {
  useEffect(() => {
    const onAction = () => {
      if (current) current.isActedOn = true
    }
    // Closing a panel goes back in the history, but stays on the screen.
    const onBack = () => location.pathname !== current?.path && dismissSuccess()
    for (const type of ['keydown', 'pointerdown', 'click']) document.addEventListener(type, onAction, true)
    addEventListener('popstate', onBack)
    return () => {
      for (const type of ['keydown', 'pointerdown', 'click'])
        document.removeEventListener(type, onAction, true)
      removeEventListener('popstate', onBack)
    }
  }, [])
  const pathname = usePathname()
  useEffect(() => {
    if (!current || current.path === pathname) return
    // Without a press the navigation is part of the action: Save Page ends on the list.
    if (current.isActedOn) dismissSuccess()
    else current.path = pathname
  }, [pathname])
  const { button, toast, success, error } = look
  // Sonner's own rules are in no layer: what must win over them is important.
  const focus = 'focus-visible:outline-3! focus-visible:outline-offset-3! focus-visible:outline-focus!'
  const actionClass = `${toastAction} ${button} ${look.action}`
  return (
    <div
      onPointerUpCapture={vetoShortSwipe}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && restartTimer(Infinity)}
      onBlur={() => restartTimer()}
    >
      <Sonner
        position={look.position}
        duration={lifetime}
        visibleToasts={1}
        hotkey={['F8']}
        swipeDirections={['right']}
        closeButton
        icons={{ success: <Icon name="check" />, error: <Icon name="error" />, close: <Icon name="close" /> }}
        className={`rounded-control font-sans! ${focus}`}
        offset={fromWideEdge}
        mobileOffset={fromEdge}
        style={width}
        toastOptions={{
          unstyled: true,
          closeButtonAriaLabel: 'Close',
          classNames: {
            // On its way out it would take a click on what is below it.
            toast: `${toast} select-none data-[removed=true]:pointer-events-none focus-visible:shadow-none! ${focus}`,
            success,
            error,
            content: 'flex-1',
            actionButton: actionClass,
            cancelButton: actionClass,
            closeButton: `order-last grid size-tap flex-none cursor-pointer place-items-center rounded-control ${button} ${look.close} [&>svg]:pointer-events-none`,
          },
        }}
      />
    </div>
  )
}
