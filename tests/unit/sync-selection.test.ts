/** @jest-environment jsdom */
import { Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { syncSelection } from '@/components/fields/sync-selection'

function opened(content: string) {
  const editor = new Editor({ element: document.createElement('div'), extensions: [StarterKit], content })
  document.body.replaceChildren(editor.view.dom)
  editor.view.dom.tabIndex = 0
  editor.view.dom.focus()
  editor.commands.setTextSelection(editor.state.doc.content.size)
  return editor
}
const chosen = ({ state: { doc, selection } }: Editor) => doc.textBetween(selection.from, selection.to)

test('words that were marked just now are known before the browser tells of them', () => {
  const editor = opened('<p>Ask <b>us</b> about oak.</p>')
  const [first, bold] = [
    editor.view.dom.querySelector('p')!.firstChild!,
    editor.view.dom.querySelector('strong')!,
  ]
  const selection = document.getSelection()!
  selection.setBaseAndExtent(first, 0, first, 3)
  expect(chosen(editor)).toBe('')
  syncSelection(editor.view)
  expect(chosen(editor)).toBe('Ask')
  // Backwards, and across a change of type.
  selection.setBaseAndExtent(bold.firstChild!, 2, first, 1)
  syncSelection(editor.view)
  expect(chosen(editor)).toBe('sk us')
  expect(editor.state.selection.head).toBeLessThan(editor.state.selection.anchor)
})

test('a selection elsewhere, or with the focus elsewhere, selects nothing in the text', () => {
  const editor = opened('<p>Ask us.</p>')
  const before = editor.state.selection
  const otherParagraph = document.body.appendChild(document.createElement('p'))
  otherParagraph.textContent = 'Elsewhere'
  document.getSelection()!.selectAllChildren(otherParagraph)
  syncSelection(editor.view)
  expect(editor.state.selection.eq(before)).toBe(true)
  const field = document.body.appendChild(document.createElement('input'))
  document.getSelection()!.selectAllChildren(editor.view.dom)
  field.focus()
  syncSelection(editor.view)
  expect(editor.state.selection.eq(before)).toBe(true)
})
