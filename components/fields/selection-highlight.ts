import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type CommandProps, Extension } from '@tiptap/react'

const key = new PluginKey<boolean>('marked-words')

/**
 * Keeps the selected text highlighted while the focus is in a field about it, because the browser's own
 * highlight disappears.
 */
export const SelectionHighlight = Extension.create({
  name: 'markedWords',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (change, on) => (change.getMeta(key) as boolean | undefined) ?? on,
      },
      props: {
        decorations(state) {
          const { from, to, empty } = state.selection
          if (empty || !key.getState(state)) return null
          return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'marked-words' })])
        },
      },
    }),
  ],
})

export const highlightSelection =
  (on: boolean) =>
  ({ tr }: Pick<CommandProps, 'tr'>) => {
    tr.setMeta(key, on)
    return true
  }
