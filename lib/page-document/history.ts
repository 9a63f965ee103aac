import { type PageDocument } from './document'

/** The states before and after the present one. */
export type History = {
  past: readonly PageDocument[]
  present: PageDocument
  future: readonly PageDocument[]
}

/** How many steps can be taken back. Documents share their unchanged blocks, so that a step costs little. */
export const longestHistory = 500

export const startHistory = (present: PageDocument): History => ({ past: [], present, future: [] })

/** Takes a new state as a step; the same document is no step. What had been undone is gone. */
export function record(history: History, next: PageDocument): History {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-longestHistory), present: next, future: [] }
}

/** Replaces the present without a step: while a field is typed in, its first letter was the step. */
export function amend(history: History, next: PageDocument): History {
  return next === history.present ? history : { ...history, present: next }
}

export function undo(history: History): History {
  const previous = history.past.at(-1)
  if (!previous) return history
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] }
}

export function redo(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future }
}
