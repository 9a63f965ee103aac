'use client'

import { Segmented } from '@/components/ui/segmented'
import { useBuilder } from './builder-context'
import { nameOf } from './builder-state'
import { Library } from './library'
import { Outline } from './outline'
import { type BlockList } from './screen-state'
import { PanelTitle } from './side-panel'

/** Left of the canvas: what can be added, or the blocks that are there. On a phone both are sheets. */
export function BlockLists() {
  const { screen, dispatch } = useBuilder()
  const { list, builder } = screen
  return (
    <aside
      className={`overflow-auto border-r border-hair py-4 max-tablet:hidden ${builder.panel ? 'max-lg:hidden' : ''}`}
      aria-label="Components"
    >
      <div className="flex items-center justify-between px-4 pb-3">
        <PanelTitle>Components</PanelTitle>
        <Segmented
          className="*:px-2 *:text-12"
          label="Show"
          value={list}
          onChange={(next) => dispatch({ type: 'list', list: next })}
          options={[
            { value: 'library', label: 'Library' },
            { value: 'outline', label: 'Outline' },
          ]}
        />
      </div>
      <BlockListOf list={list} />
    </aside>
  )
}

/** The library or the outline. */
export function BlockListOf({ list }: { list: BlockList }) {
  const { screen, draft } = useBuilder()
  const { blocks } = draft.document
  const { selected, insertAfter } = screen.builder
  if (list === 'outline') return <Outline blocks={blocks} selected={selected} />
  const after = insertAfter ? blocks.find(({ id }) => id === insertAfter) : undefined
  return <Library afterId={insertAfter} after={insertAfter ? nameOf(after) : null} />
}
