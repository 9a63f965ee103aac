import { type ChainedCommands, type Editor } from '@tiptap/react'

/** Focuses the text and begins a chain of commands. Tiptap's own focus() waits for a frame, and what is typed until then is lost. */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}
