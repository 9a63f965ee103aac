import { type ReactNode } from 'react'

type ToastAction = { label: string; run: () => void }

/** A short message. `destructive` marks a failure and is announced at once. */
export type ToastMessage = {
  title: string
  description?: ReactNode
  destructive?: boolean
  action?: ToastAction
  /** Another button, before the action. */
  other?: ToastAction
  /** A link below the text. */
  next?: ToastAction
  /** The time it stays, in milliseconds; five seconds by default. */
  lasts?: number
}

export const toastEvent = 'show-toast'

declare global {
  interface WindowEventMap {
    [toastEvent]: CustomEvent<ToastMessage>
  }
}

/** Shows a message for five seconds in place of the one before. Needs the ToastHost on the page. */
export function showToast(message: ToastMessage) {
  dispatchEvent(new CustomEvent(toastEvent, { detail: message }))
}

/** Shows that something failed. */
export const showError = (title: string, description?: ReactNode) =>
  showToast({ title, description, destructive: true })

export const toastAction = 'min-h-tap flex-none cursor-pointer rounded-control px-2.5 font-semibold'
