'use client'

import { Segmented } from '@/components/ui/segmented'
import { type BlockList, type BlocksState } from './blocks-state'
import { useBuilderDispatch } from './builder-context'
import { nameOf } from './builder-state'
import { Library } from './library'
import { Outline } from './outline'
import { PanelTitle, SidePanel } from './side-panel'

/** Left of the canvas: what can be added, or the blocks that are there. On a phone both are sheets (BlockSheet). */
export function BlockLists({ screen }: { screen: BlocksState }) {
  const dispatch = useBuilderDispatch()
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
      <BlockListOf list={list} builder={builder} />
    </aside>
  )
}

/** The library or the outline. */
function BlockListOf({ list, builder }: { list: BlockList } & Pick<BlocksState, 'builder'>) {
  const { selected, insertAfter, history } = builder
  const { blocks } = history.present.document
  if (list === 'outline') return <Outline blocks={blocks} selected={selected} />
  const after = insertAfter ? blocks.find(({ id }) => id === insertAfter) : undefined
  return <Library afterId={insertAfter} after={insertAfter ? nameOf(after) : null} />
}

/** The same as a sheet over the canvas of a phone, while it is open. */
export function BlockSheet({ screen: { sheet, builder } }: { screen: BlocksState }) {
  const dispatch = useBuilderDispatch()
  if (!sheet) return null
  return (
    <SidePanel
      phoneOnly
      title={sheet === 'library' ? 'Components' : 'Outline'}
      onClose={() => dispatch({ type: 'sheet', sheet: null })}
    >
      <BlockListOf list={sheet} builder={builder} />
    </SidePanel>
  )
}
