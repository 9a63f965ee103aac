import { useMemo, useSyncExternalStore } from 'react'
import { blockRegistry } from '@/components/blocks/registry'
import { type LooseBlock, readClipboard } from '@/lib/page-document/loose-blocks'

// What was copied last, kept in this browser as well: a menu can paste it without asking for the clipboard.

const key = 'copied-components'
const changed = 'copied-components-changed'

export function keepCopied(text: string): void {
  try {
    localStorage.setItem(key, text)
    dispatchEvent(new Event(changed))
  } catch {
    // The clipboard has it.
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

/** The blocks that were copied last; null where there are none that can be pasted. */
export function useCopied(): LooseBlock[] | null {
  const text = useSyncExternalStore(subscribe, copiedText, () => '')
  return useMemo(() => {
    try {
      return readClipboard(text, blockRegistry)
    } catch {
      return null
    }
  }, [text])
}
