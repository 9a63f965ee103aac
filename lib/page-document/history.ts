import { type PageDocument } from './document'

export type History<State = PageDocument> = {
  past: readonly State[]
  present: State
  future: readonly State[]
}

/** In steps. Documents share their unchanged blocks, so a step costs little. */
export const maxHistory = 500

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] })

/** Records a new state as a step and drops what had been undone. The same state is no step. */
export function record<State>(history: History<State>, next: State): History<State> {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-maxHistory), present: next, future: [] }
}

/** Replaces the present without a step: in typing, the first letter was the step. */
export function amend<State>(history: History<State>, next: State): History<State> {
  return next === history.present ? history : { ...history, present: next }
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1)
  if (!previous) return history
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] }
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future }
}
