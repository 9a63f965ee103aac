import { useMemo, useSyncExternalStore } from 'react'
import { blockRegistry } from '@/components/blocks/registry'
import { type ClipboardBlock, readClipboard } from '@/lib/page-document/clipboard-blocks'

// The last copied blocks are also kept in localStorage: a menu can paste them without permission to read the
// clipboard.

const key = 'copied-components'
const changed = 'copied-components-changed'

export function keepCopied(text: string): void {
  try {
    localStorage.setItem(key, text)
    dispatchEvent(new Event(changed))
  } catch {
    // The clipboard still has it.
  }
}

export function copiedText(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void) {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}

/** Returns the last copied blocks; null if they can't be pasted. */
export function useCopied(): ClipboardBlock[] | null {
  const text = useSyncExternalStore(subscribe, copiedText, () => '')
  return useMemo(() => {
    try {
      return readClipboard(text, blockRegistry)
    } catch {
      return null
    }
  }, [text])
}
