import { type ChainedCommands, type Editor } from '@tiptap/react'

/** Focuses the text and begins a chain of commands. Tiptap's own focus() waits for a frame, and what is typed until then is lost. */
export function focusedChain(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}

/** Focuses the text with the caret at a position, by default at the end. */
export const focusAt = (editor: Editor, position = editor.state.doc.content.size) =>
  focusedChain(editor).setTextSelection(position).run()
