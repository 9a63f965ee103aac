import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { type CommandProps, type Editor, Node } from '@tiptap/react'
import { readSpan, type SpanName } from '@/lib/page-document/table-span'
import { focusedChain } from './focused-chain'

// Tables, inserted or pasted: rows of cells with text and lists. Other formatting is dropped.

const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  // ProseMirror's tables find their parts by role.
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  // In the last cell Tab leaves the text, as elsewhere.
  addKeyboardShortcuts() {
    const to = (direction: 1 | -1) => () => this.editor.commands.command(goTo(direction))
    return { Tab: to(1), 'Shift-Tab': to(-1) }
  },
})

const goTo =
  (direction: 1 | -1) =>
  ({ state, dispatch }: CommandProps) =>
    goToNextCell(direction)(state, dispatch)

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const span = (name: SpanName) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => readSpan(name, element.getAttribute(name)),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
})
const cellAttributes = {
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Required by ProseMirror's tables; the page sets the widths.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
}
const cell = { content: '(paragraph | bulletList | orderedList)+', isolating: true }

const TableCell = Node.create({
  ...cell,
  name: 'tableCell',
  addAttributes: () => cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const TableHeader = Node.create({
  ...cell,
  name: 'tableHeader',
  addAttributes: () => ({ ...cellAttributes, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

export const tableNodes = [Table, TableRow, TableCell, TableHeader]

const newRow = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
})
const newTable = {
  type: 'table',
  content: [newRow('tableHeader'), newRow('tableCell'), newRow('tableCell')],
}

/**
 * Inserts a table of three columns with a heading row and puts the caret into its first cell; does nothing
 * within a table.
 */
export function insertTable(editor: Editor): void {
  if (editor.isActive('table')) return editor.view.focus()
  const { from } = editor.state.selection
  focusedChain(editor).insertContent(newTable).run()
  let first: number | undefined
  editor.state.doc.nodesBetween(from - 1, editor.state.doc.content.size, ({ type }, position) => {
    if (type.name === 'tableHeader' && position >= from - 1) first ??= position
  })
  // Into the cell and its paragraph.
  if (first !== undefined) editor.commands.setTextSelection(first + 2)
}
