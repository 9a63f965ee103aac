import { useLayoutEffect, useRef } from 'react'

/**
 * Has the focus follow a moved row of a list, whose element was removed and inserted again. `follow` names the row by its
 * `data-id`, and selectors of what to focus in it, best first.
 */
export function useMovedFocus<List extends HTMLElement>(rows: readonly unknown[]) {
  const list = useRef<List>(null)
  const target = useRef<{ id: string; first: string[] } | null>(null)
  useLayoutEffect(() => {
    if (!target.current) return
    const { id, first } = target.current
    target.current = null
    const row = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`)
    first
      .map((what) => row?.querySelector<HTMLElement>(what))
      .find(Boolean)
      ?.focus()
  }, [rows])
  return { list, follow: (id: string, ...first: string[]) => (target.current = { id, first }) }
}
