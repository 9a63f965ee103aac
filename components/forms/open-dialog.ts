import { flushSync } from 'react-dom'
import { type EstimateDialog, type Subject } from './estimate-dialog'
import { type RecommendationsDialog } from './recommendations-dialog'

export type DialogKind = 'estimate' | 'recommendations'

/** The loaded dialogs, and how often each was opened. */
export type Dialogs = {
  estimate?: { View: typeof EstimateDialog; opening: number } & Subject
  recommendations?: { View: typeof RecommendationsDialog; opening: number }
}

const loaders = {
  estimate: () => import('./estimate-dialog'),
  recommendations: () => import('./recommendations-dialog'),
}

/** Preloads a dialog whose button is pressed or hovered during hydration. */
export function preloadPressed() {
  for (const kind of ['estimate', 'recommendations'] as const)
    if (document.querySelector(`[data-intent=${kind}]:is([aria-busy=true], :hover)`))
      loaders[kind]().catch(() => undefined)
}

let ofPage: Subject = {}
export const pageSubject = () => ofPage
/** @returns a function that resets it */
export function setPageSubject(next: Subject) {
  ofPage = next
  return () => {
    ofPage = {}
  }
}

let dialogs: Dialogs = {}
let requestCount = 0
const listeners = new Set<() => void>()

export const currentDialogs = () => dialogs
export function subscribeToDialogs(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the open shell of a dialog (form-shell.tsx). */
export const openShell = () => document.querySelector<HTMLDialogElement>('dialog[data-kind][open]')

/**
 * Opens the shell as the inline loader does, on dynamic pages, which have no loader.
 * @returns null if the page has no shell
 */
export function showShell(kind: DialogKind, form: HTMLFormElement): HTMLDialogElement | null {
  const shell = document.querySelector<HTMLDialogElement>('dialog[data-kind]')
  if (!shell) return null
  shell.dataset.kind = kind
  shell.dataset.net = ''
  shell.onclick = ({ target }) => {
    const { name, value } = target as HTMLButtonElement
    if (name === 'again') form[value ? 'submit' : 'requestSubmit']()
  }
  shell.showModal()
  return shell
}

/**
 * Opens a dialog in the page's DialogHost and loads its code the first time. Of two requests the last one opens, and
 * none whose shell was closed.
 * @throws if the code can't be loaded
 */
export async function openDialog({ kind, ...subject }: { kind: DialogKind } & Subject) {
  const shell = openShell()
  const opening = (dialogs[kind]?.opening ?? 0) + 1
  const request = (requestCount += 1)
  const isSuperseded = () => request !== requestCount || shell?.open === false
  if (kind === 'estimate') {
    const { EstimateDialog: View } = await loaders.estimate()
    if (isSuperseded()) return
    dialogs = { ...dialogs, estimate: { ...subject, View, opening } }
  } else {
    const { RecommendationsDialog: View } = await loaders.recommendations()
    if (isSuperseded()) return
    dialogs = { ...dialogs, recommendations: { View, opening } }
  }
  // The shell returns the focus to the button, from which the dialog takes it, between two frames; the dialog doesn't
  // fade in.
  shell?.close()
  flushSync(() => {
    for (const listener of listeners) listener()
  })
  if (!shell) return
  for (const dialog of document.querySelectorAll('[data-dialogs] dialog'))
    for (const animation of dialog.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
