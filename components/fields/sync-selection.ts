import { TextSelection } from '@tiptap/pm/state'
import { type EditorView } from '@tiptap/pm/view'

/**
 * Syncs the page's selection to the editor. The browser reports a double click in a later task, and a key
 * pressed right after it would act on the earlier selection.
 */
export function syncSelection(view: EditorView): void {
  const pageSelection = view.dom.ownerDocument.getSelection()
  const { selection, doc, tr } = view.state
  if (!pageSelection?.anchorNode || !pageSelection.focusNode || view.composing) return
  if (!(selection instanceof TextSelection) || !view.hasFocus()) return
  if (!view.dom.contains(pageSelection.anchorNode) || !view.dom.contains(pageSelection.focusNode)) return
  const place = (node: Node, offset: number) => doc.resolve(view.posAtDOM(node, offset, 1))
  const newSelection = TextSelection.between(
    place(pageSelection.anchorNode, pageSelection.anchorOffset),
    place(pageSelection.focusNode, pageSelection.focusOffset),
  )
  if (!newSelection.eq(selection)) view.dispatch(tr.setSelection(newSelection))
}
