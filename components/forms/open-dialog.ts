import { type EstimateDialog } from './estimate-dialog'
import { type Named } from './named'
import { type RecommendationsDialog } from './recommendations-dialog'

export type DialogRequest = { kind: 'estimate'; town?: Named; service?: Named } | { kind: 'recommendations' }

/** The dialogs whose code is there, and how often each was opened. */
export type Dialogs = {
  estimate?: { View: typeof EstimateDialog; opening: number; town?: Named; service?: Named }
  recommendations?: { View: typeof RecommendationsDialog; opening: number }
}

/** What the page is about: set by PageSubject. */
type Subject = { town?: Named; service?: Named }

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
let asked = 0
const listeners = new Set<() => void>()

export const currentDialogs = () => dialogs
export function onDialogs(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Opens a dialog in the page's DialogHost; its code comes with the first opening. Of two that are asked for meanwhile the
 * last one opens.
 * @throws where that code can't be loaded
 */
export async function openDialog(request: DialogRequest) {
  const opening = (dialogs[request.kind]?.opening ?? 0) + 1
  const mine = (asked += 1)
  if (request.kind === 'estimate') {
    const { EstimateDialog: View } = await import('./estimate-dialog')
    if (mine !== asked) return
    dialogs = { ...dialogs, estimate: { View, opening, town: request.town, service: request.service } }
  } else {
    const { RecommendationsDialog: View } = await import('./recommendations-dialog')
    if (mine !== asked) return
    dialogs = { ...dialogs, recommendations: { View, opening } }
  }
  for (const listener of listeners) listener()
}
