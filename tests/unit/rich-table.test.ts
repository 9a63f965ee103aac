/** @jest-environment jsdom */
import { Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { insertTable, tableNodes } from '@/components/fields/rich-table'

const opened = (content: string) => new Editor({ extensions: [StarterKit, ...tableNodes], content })
const cell = (editor: Editor) => editor.state.selection.$from.node(-1).type.name

test('a table is put behind the words, with the caret in its first heading', () => {
  const editor = opened('<p>Prices</p><p>Ask us.</p>')
  editor.commands.setTextSelection(7)
  insertTable(editor)
  expect(editor.getHTML().replaceAll(/ (?:col|row)span="1"/g, '')).toBe(
    '<p>Prices</p><table><tbody><tr><th><p></p></th><th><p></p></th><th><p></p></th></tr>' +
      '<tr><td><p></p></td><td><p></p></td><td><p></p></td></tr>'.repeat(2) +
      '</tbody></table><p>Ask us.</p>',
  )
  expect(cell(editor)).toBe('tableHeader')
  editor.commands.insertContent('Size')
  expect(editor.getText()).toMatch(/^Prices\s+Size/)
})

test('in an empty text it takes the place of the empty line; in a table none is put', () => {
  const editor = opened('')
  insertTable(editor)
  expect(cell(editor)).toBe('tableHeader')
  const before = editor.getHTML()
  insertTable(editor)
  expect(editor.getHTML()).toBe(before)
})
