import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

const setting = 'staff-letter-keys'
const changed = 'staff-letter-keys-changed'
const isOn = () => {
  try {
    return localStorage.getItem(setting) !== 'off'
  } catch {
    return true
  }
}
const listen = (tell: () => void) => {
  addEventListener(changed, tell)
  return () => removeEventListener(changed, tell)
}

/** Whether single letters are commands in this browser, and what changes that (WCAG 2.1.4). */
export function useLetterKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(listen, isOn, () => true)
  return [
    on,
    (next) => {
      try {
        localStorage.setItem(setting, next ? 'on' : 'off')
      } catch {
        // Without storage they stay as they are.
      }
      dispatchEvent(new Event(changed))
    },
  ]
}

type ListKeys = {
  /** What the rows stand in; each has one link marked data-row-link. */
  rows: RefObject<HTMLElement | null>
  /** Other letters and keys; `index` is the row that has the focus, or -1. */
  keys: Record<string, (index: number) => void>
}

/**
 * The keys of a list: J and K move through its rows from wherever the focus is, `/` goes to the search. They do nothing
 * while somebody types, in a dialog or a menu, or where they are switched off.
 */
export function useListKeys({ rows, keys }: ListKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isOn()
    if (isTaken || target?.closest('input, textarea, select, [contenteditable], [role=menu]')) return
    if (document.querySelector('dialog:modal, [role=menu]')) return
    const links = [...(rows.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
    const row = target?.closest('tr, li')
    const index = row ? links.findIndex((link) => row.contains(link)) : -1
    const all: Record<string, (index: number) => void> = {
      j: () => links[Math.min(index + 1, links.length - 1)]?.focus(),
      k: () => links[Math.max(index - 1, 0)]?.focus(),
      '/': () => document.querySelector<HTMLElement>('main input[type=search]')?.focus(),
      ...keys,
    }
    const run = all[event.key]
    if (!run) return
    event.preventDefault()
    run(index)
  })
  useEffect(() => {
    const down = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', down)
    return () => document.removeEventListener('keydown', down)
  }, [])
}
