import { flushSync } from 'react-dom'
import { type EstimateDialog } from './estimate-dialog'
import { type Named } from './named'
import { type RecommendationsDialog } from './recommendations-dialog'

export type DialogKind = 'estimate' | 'recommendations'

/** The dialogs whose code is there, and how often each was opened. */
export type Dialogs = {
  estimate?: { View: typeof EstimateDialog; opening: number; town?: Named; service?: Named }
  recommendations?: { View: typeof RecommendationsDialog; opening: number }
}

/** What the page is about: set by PageSubject. */
export type Subject = { town?: Named; service?: Named }

const loaders = {
  estimate: () => import('./estimate-dialog'),
  recommendations: () => import('./recommendations-dialog'),
}

/** The code of a dialog whose button is pressed, or about to be, comes while React takes over. */
export function preloadPressed() {
  for (const kind of ['estimate', 'recommendations'] as const)
    if (document.querySelector(`[data-intent=${kind}]:is([aria-busy=true], :hover)`))
      loaders[kind]().catch(() => undefined)
}

let subject: Subject = {}
export const pageSubject = () => subject
/** @returns what takes it back */
export function setPageSubject(next: Subject) {
  subject = next
  return () => {
    subject = {}
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

/** The shell that stands open in the place of a dialog (form-shell.tsx). */
export const openShell = () => document.querySelector<HTMLDialogElement>('dialog[data-kind][open]')

/**
 * Opens the shell as the inline loader does, on a page that is made for each request and has no loader.
 * @returns null where the page has no shell
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
 * Opens a dialog in the page's DialogHost; its code comes with the first opening. Of two that are asked for meanwhile the
 * last one opens, and none whose shell was closed.
 * @throws where that code can't be loaded
 */
export async function openDialog({ kind, town, service }: { kind: DialogKind } & Subject) {
  const shell = openShell()
  const opening = (dialogs[kind]?.opening ?? 0) + 1
  const request = (requestCount += 1)
  const isSuperseded = () => request !== requestCount || shell?.open === false
  if (kind === 'estimate') {
    const { EstimateDialog: View } = await loaders.estimate()
    if (isSuperseded()) return
    dialogs = { ...dialogs, estimate: { View, opening, town, service } }
  } else {
    const { RecommendationsDialog: View } = await loaders.recommendations()
    if (isSuperseded()) return
    dialogs = { ...dialogs, recommendations: { View, opening } }
  }
  // It gives the focus back to the button, from which the dialog takes it, between two frames; and that doesn't fade in.
  shell?.close()
  flushSync(() => {
    for (const listener of listeners) listener()
  })
  if (!shell) return
  for (const dialog of document.querySelectorAll('[data-dialogs] dialog'))
    for (const animation of dialog.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
