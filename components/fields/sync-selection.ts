import { TextSelection } from '@tiptap/pm/state'
import { type EditorView } from '@tiptap/pm/view'

/**
 * Syncs the page's selection to the editor. The browser reports a double click in a later task, and a key
 * pressed right after it would act on the earlier selection.
 */
export function syncSelection(view: EditorView): void {
  const marked = view.dom.ownerDocument.getSelection()
  const { selection, doc, tr } = view.state
  if (!marked?.anchorNode || !marked.focusNode || view.composing) return
  if (!(selection instanceof TextSelection) || !view.hasFocus()) return
  if (!view.dom.contains(marked.anchorNode) || !view.dom.contains(marked.focusNode)) return
  const place = (node: Node, offset: number) => doc.resolve(view.posAtDOM(node, offset, 1))
  const now = TextSelection.between(
    place(marked.anchorNode, marked.anchorOffset),
    place(marked.focusNode, marked.focusOffset),
  )
  if (!now.eq(selection)) view.dispatch(tr.setSelection(now))
}
