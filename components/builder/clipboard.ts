import { type Dispatch, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { blockName, blockRegistry } from '@/components/blocks/registry'
import { tryStorage } from '@/components/staff/browser-storage'
import { showError, showToast } from '@/components/ui/toast'
import { type PageComponent } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { type ClipboardBlock, clipboardText, readClipboard } from '@/lib/page-document/clipboard-blocks'
import { type BuilderAction } from './builder-action'
import { targetOf } from './frame-document'
import { isElsewhere, isWriting } from './use-builder-keys'

// The last copied blocks are also stored in localStorage: a menu can paste them without permission to read the
// clipboard.

const key = 'copied-components'
const changeEvent = 'copied-components-changed'

const keepCopied = (text: string) =>
  tryStorage(() => {
    localStorage.setItem(key, text)
    dispatchEvent(new Event(changeEvent))
  })

const copiedText = () => tryStorage(() => localStorage.getItem(key)) ?? ''

function subscribe(listener: () => void) {
  addEventListener(changeEvent, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changeEvent, listener)
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

type ClipboardAction = 'copy' | 'cut'

/** Copies or cuts a block. Returns the text for the clipboard. */
export function takeBlock(
  block: PageComponent,
  action: ClipboardAction,
  dispatch: Dispatch<BuilderAction>,
): string {
  const text = clipboardText([block], blockRegistry)
  keepCopied(text)
  if (action === 'cut') dispatch({ type: 'delete', id: block.id })
  dispatch({
    type: 'announce',
    text: `${blockName(block)} ${action === 'cut' ? 'cut' : 'copied'}`,
  })
  return text
}

/**
 * Inserts the blocks in a text, by default the last copied ones, behind the selected one, or shows why it can't. `offered` are
 * the types that the page may have.
 */
export function paste(
  dispatch: Dispatch<BuilderAction>,
  offeredTypes: readonly string[],
  text = copiedText(),
): void {
  try {
    const blocks = readClipboard(text, blockRegistry)
    if (blocks?.some(({ type }) => !offeredTypes.includes(type)))
      throw new AppError('invalid', { detail: 'This section belongs to another page.' })
    if (blocks) return dispatch({ type: 'paste', blocks, now: Date.now() })
    showToast({ title: 'Nothing to paste', description: 'Copy a component first.' })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    showError('This can’t be pasted', error.more.detail)
  }
}

type Clipboard = {
  dispatch: Dispatch<BuilderAction>
  selected: string | null
  blocks: readonly PageComponent[]
  offered: readonly string[]
}

/** Handles Ctrl C, X and V for the selected block. Selected or edited text is left to the browser. */
export function useClipboard({ dispatch, selected, blocks, offered: offeredTypes }: Clipboard) {
  const onTake = useEffectEvent((event: ClipboardEvent) => {
    const block = blocks.find(({ id }) => id === selected)
    const target = targetOf(event)
    const marksText = (target?.ownerDocument ?? document).getSelection()?.isCollapsed === false
    if (!block || marksText || isElsewhere(event) || isWriting(target)) return
    event.clipboardData?.setData('text/plain', takeBlock(block, event.type as ClipboardAction, dispatch))
    event.preventDefault()
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event) || isWriting(targetOf(event))) return
    event.preventDefault()
    paste(dispatch, offeredTypes, event.clipboardData?.getData('text/plain') || undefined)
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['copy', 'cut'] as const)
      document.addEventListener(type, (event) => onTake(event), { signal })
    document.addEventListener('paste', (event) => onPaste(event), { signal })
    return () => listening.abort()
  }, [])
}
