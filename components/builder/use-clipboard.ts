import { type Dispatch, useEffect, useEffectEvent } from 'react'
import { blockRegistry } from '@/components/blocks/registry'
import { showToast } from '@/components/ui/toast'
import { type PageComponent } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { clipboardText, readClipboard } from '@/lib/page-document/clipboard-blocks'
import { type BuilderAction, nameOf } from './builder-state'
import { copiedText, keepCopied } from './copied-blocks'
import { targetOf } from './frame-document'
import { isElsewhere, isWriting } from './use-builder-keys'

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
    text: `${nameOf(block)} ${action === 'cut' ? 'cut' : 'copied'}`,
    dragging: null,
  })
  return text
}

/** Inserts the blocks in a text behind the selected one, or shows why it can't. */
export function pasteText(text: string, dispatch: Dispatch<BuilderAction>): void {
  try {
    const blocks = readClipboard(text, blockRegistry)
    if (blocks) return dispatch({ type: 'paste', blocks, now: Date.now() })
    showToast({ title: 'Nothing to paste', description: 'Copy a component first.' })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    showToast({ title: 'This can’t be pasted', description: error.more.detail, destructive: true })
  }
}

type Clipboard = {
  dispatch: Dispatch<BuilderAction>
  selected: string | null
  blocks: readonly PageComponent[]
}

/** Handles Ctrl C, X and V for the selected block. Selected or edited text is left to the browser. */
export function useClipboard({ dispatch, selected, blocks }: Clipboard) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const block = blocks.find(({ id }) => id === selected)
    const target = targetOf(event)
    const marksText = (target?.ownerDocument ?? document).getSelection()?.isCollapsed === false
    if (!block || marksText || isElsewhere(event) || isWriting(target)) return
    event.clipboardData?.setData('text/plain', takeBlock(block, event.type as ClipboardAction, dispatch))
    event.preventDefault()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event) || isWriting(targetOf(event))) return
    event.preventDefault()
    pasteText(event.clipboardData?.getData('text/plain') || copiedText(), dispatch)
  })
  useEffect(() => {
    const [onTake, onPaste] = [
      (event: ClipboardEvent) => take(event),
      (event: ClipboardEvent) => paste(event),
    ]
    document.addEventListener('copy', onTake)
    document.addEventListener('cut', onTake)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onTake)
      document.removeEventListener('cut', onTake)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}
