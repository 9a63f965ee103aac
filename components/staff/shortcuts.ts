import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { tryStorage } from './browser-storage'

// Keys of a whole screen. Most are single letters: they can be switched off (WCAG 2.1.4), and do nothing while
// somebody types, drags, or is in a dialog or a menu.

const storageKey = 'single-key-shortcuts'
const changeEvent = 'single-key-shortcuts'

const areOn = () => tryStorage(() => localStorage.getItem(storageKey) !== 'off') ?? true

export function setShortcuts(on: boolean): void {
  tryStorage(() => (on ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, 'off')))
  dispatchEvent(new Event(changeEvent))
}

function subscribe(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  return () => removeEventListener(changeEvent, listener)
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

/** Returns true if a key is the screen's Ctrl (Cmd) and a letter, which text fields and dialogs have a use of their own for. */
export function isCommand(event: KeyboardEvent, letter: 'z' | 'a'): boolean {
  const isPressed = event.key.toLowerCase() === letter && (event.ctrlKey || event.metaKey)
  if (!isPressed || event.shiftKey || event.altKey || event.defaultPrevented) return false
  const target = event.target instanceof Element ? event.target : null
  if (target && takesText(target) && !target.matches('select')) return false
  return !document.querySelector('dialog:modal')
}

export const isUndoKey = (event: KeyboardEvent): boolean => isCommand(event, 'z')

/** By KeyboardEvent.key: "j", "/", "Escape", and "Shift ArrowDown". */
export type Shortcuts = Record<string, () => void>

export const useShortcuts = (keys: Shortcuts): void =>
  useKeydown((event) => {
    const name = event.shiftKey && event.key.startsWith('Arrow') ? `Shift ${event.key}` : event.key
    const run = isMeant(event) ? keys[name] : undefined
    if (!run) return
    event.preventDefault()
    run()
  })

/** Saves by Ctrl S, unless a dialog is open. */
export const useSaveKey = (save: () => void): void =>
  useKeydown((event) => {
    const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's'
    if (!isSave || document.querySelector('dialog:modal')) return
    event.preventDefault()
    save()
  })

/** Handles the document's keydown events while the component is mounted. */
export function useKeydown(handle: (event: KeyboardEvent) => void): void {
  const act = useEffectEvent(handle)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
