import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

// Keys of a whole screen. Most are single letters: they can be switched off (WCAG 2.1.4), and do nothing while
// somebody types, drags, or is in a dialog or a menu.

const storageKey = 'single-key-shortcuts'
const changed = 'single-key-shortcuts'

const areOn = () => {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function setShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage they stay as they are.
  }
  dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true)

const takesText = (target: Element): boolean =>
  (target instanceof HTMLElement && target.isContentEditable) ||
  target.matches('textarea, select, input:not([type=checkbox], [type=radio])')

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  const target = event.target instanceof Element ? event.target : null
  // An open menu has typeahead of its own.
  if (target && (takesText(target) || target.closest('[role=menu]'))) return false
  return areOn() && !document.querySelector('dialog:modal, [data-dragging]')
}

/** Returns true if a key is the screen's Ctrl Z (Cmd Z): text fields and dialogs have an undo of their own. */
export function isUndoKey(event: KeyboardEvent): boolean {
  const isPressed = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)
  if (!isPressed || event.shiftKey || event.altKey || event.defaultPrevented) return false
  const target = event.target instanceof Element ? event.target : null
  if (target && takesText(target) && !target.matches('select')) return false
  return !document.querySelector('dialog:modal')
}

/** By KeyboardEvent.key: "j", "/", "Escape". */
export type Shortcuts = Record<string, () => void>

export function useShortcuts(keys: Shortcuts): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const run = isMeant(event) ? keys[event.key] : undefined
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const down = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', down)
    return () => document.removeEventListener('keydown', down)
  }, [])
}
