import { type ReactNode } from 'react'

type ToastAction = { label: string; run: () => void }

/** A short message at the edge of the screen. `destructive` marks a failure and is announced at once. */
export type ToastMessage = {
  title: string
  description?: ReactNode
  destructive?: boolean
  /** A button within the message, e.g. Undo. */
  action?: ToastAction
  /** Another button, before it. */
  other?: ToastAction
  /** What could be done next, below the words. */
  next?: ToastAction
  /** How long it stays, in milliseconds, where that isn't five seconds. */
  lasts?: number
}

export const toastEvent = 'show-toast'

declare global {
  interface WindowEventMap {
    [toastEvent]: CustomEvent<ToastMessage>
  }
}

/** Shows a message, for five seconds; the one before it goes. Needs the ToastHost on the page. */
export function showToast(message: ToastMessage) {
  dispatchEvent(new CustomEvent(toastEvent, { detail: message }))
}

/** How a message's action looks everywhere. */
export const toastAction = 'min-h-tap flex-none cursor-pointer rounded-control px-2.5 font-semibold'
