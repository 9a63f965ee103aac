'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon'
import { toastAction, toastEvent, type ToastMessage } from './toast'
import type * as toaster from './toaster'

/** An open dialog or popover makes the page around it inert or covers it, so messages are rendered into it. */
const topLayer = () =>
  [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body

/** Shows short messages. Their code is loaded with the first one. */
export function ToastHost({ look }: { look: toaster.ToastLook }) {
  const [toasts, setToasts] = useState<typeof toaster>()
  /** A message whose code couldn't be loaded, e.g. offline: it stays until it is closed. */
  const [plain, setPlain] = useState<ToastMessage>()
  /** The messages' own element: it moves between page and dialog without losing its content. */
  const [home, setHome] = useState<HTMLElement>()

  useEffect(() => {
    const box = document.createElement('div')
    // Screens with a bottom bar set its height as --bar with a selector on this attribute.
    box.dataset.toasts = ''
    const settle = () => {
      const place = topLayer()
      if (box.parentNode === place) return
      box.className = place === document.body ? look.floor : '[--bar:0px]'
      place.append(box)
      watch.disconnect()
      if (place !== document.body) watch.observe(document.body, { childList: true, subtree: true })
    }
    // A dialog may be removed without a close event.
    const watch = new MutationObserver(() => box.isConnected || settle())
    const show = async ({ detail }: WindowEventMap[typeof toastEvent]) => {
      settle()
      setHome(box)
      setPlain(undefined)
      try {
        const toasterModule = await import('./toaster')
        setToasts(toasterModule)
        toasterModule.show(detail)
      } catch {
        setPlain(detail)
      }
    }
    const onLayerChange = () => box.parentNode && settle()
    const onShow = (event: WindowEventMap[typeof toastEvent]) => void show(event)
    addEventListener(toastEvent, onShow)
    for (const type of ['close', 'toggle']) document.addEventListener(type, onLayerChange, true)
    return () => {
      removeEventListener(toastEvent, onShow)
      for (const type of ['close', 'toggle']) document.removeEventListener(type, onLayerChange, true)
      watch.disconnect()
      box.remove()
    }
  }, [look])

  if (!home) return null
  return createPortal(
    <>
      {toasts && <toasts.Toaster look={look} />}
      {plain && (
        <div
          className={`fixed inset-x-5 bottom-[calc(var(--bar,0px)+16px)] z-40 sm:right-auto [--width:auto] sm:[--width:420px] ${look.toast} ${plain.destructive ? look.error : look.success}`}
          role="alert"
        >
          <div data-icon="">
            <Icon name={plain.destructive ? 'error' : 'check'} />
          </div>
          <div className="flex-1">
            <b className="block font-semibold">{plain.title}</b>
            {plain.description}
          </div>
          {plain.action && (
            <button
              type="button"
              className={`${toastAction} ${look.button} ${look.action}`}
              data-action=""
              onClick={() => {
                setPlain(undefined)
                plain.action?.run()
              }}
            >
              {plain.action.label}
            </button>
          )}
          <button
            type="button"
            className={`grid size-tap flex-none cursor-pointer place-items-center rounded-control ${look.button} ${look.close}`}
            aria-label="Close"
            onClick={() => setPlain(undefined)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </>,
    home,
  )
}
