import { type History } from '@/lib/page-document/history'
import { textAt } from '@/lib/page-document/texts'
import { type Draft } from './draft'

type Typed = { id: string; path: string; before: string }

/** Joins the steps since a block's text was `before`, as long as they changed only that block. */
export function joinSteps(history: History<Draft>, { id, path, before }: Typed): History<Draft> {
  const { past, present, future } = history
  const blockIn = (draft: Draft) => draft.document.blocks.find((block) => block.id === id)
  const isBeside = (draft: Draft) =>
    draft.settings === present.settings &&
    draft.document.blocks.length === present.document.blocks.length &&
    draft.document.blocks.every((block, index) => block.id === id || block === present.document.blocks[index])
  for (let index = past.length - 1; index >= 0; index -= 1) {
    const step = past[index]
    if (!step || !isBeside(step)) break
    if (textAt(blockIn(step)?.config, path) === before)
      return { past: past.slice(0, index + 1), present, future }
  }
  return history
}
