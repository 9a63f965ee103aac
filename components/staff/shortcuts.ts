import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

// Single letters that act on a screen. They can be switched off (WCAG 2.1.4), and don't act while somebody types or a
// dialog is open.

const storageKey = 'single-key-shortcuts'
const changed = 'single-key-shortcuts'

const areOn = () => localStorage.getItem(storageKey) !== 'off'

/** Switches the letters of all screens on or off, in this browser. */
export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}

/** Whether letters act, and whether the list of them is open. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true)

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))

/**
 * Has keys act on the whole screen, from the moment it is there: the name of a key as the event has it ("j", "/",
 * "Escape"). `?` opens what is returned: a dialog that lists them.
 */
export function useShortcuts(keys: Record<string, (event: KeyboardEvent) => void>): {
  helpOpen: boolean
  closeHelp: () => void
} {
  const [helpOpen, setHelpOpen] = useState(false)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return
      if (takesText(event.target) || document.querySelector('dialog:modal')) return
      if (event.key === '?') {
        event.preventDefault()
        setHelpOpen(true)
        return
      }
      // A menu that is open goes to what a letter begins.
      if (!areOn() || (event.target instanceof Element && event.target.closest('[role=menu]'))) return
      const run = latest.current[event.key]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
  return { helpOpen, closeHelp: () => setHelpOpen(false) }
}
