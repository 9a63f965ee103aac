'use client'

import { blockName } from '@/components/blocks/registry'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import { LucideButton } from '@/components/ui/lucide-button'
import { Segmented } from '@/components/ui/segmented'
import { type BlockList, type BlocksState } from './blocks-state'
import { useBuilderDispatch } from './builder-context'
import { Library } from './library'
import { Outline } from './outline'
import { PanelTitle, SidePanel } from './side-panel'

const overCanvas =
  'max-2xl:absolute max-2xl:inset-y-0 max-2xl:left-full max-2xl:z-6 max-2xl:w-62 max-2xl:shadow-lift'

/**
 * Shows the library or the outline left of the canvas. Beside a panel on a narrow screen they fold to a button,
 * which opens them over the canvas. On a phone both are sheets (BlockSheet).
 */
export function BlockLists({ screen }: { screen: BlocksState }) {
  const dispatch = useBuilderDispatch()
  const { list, isUnfolded, builder } = screen
  const opener = useRef<HTMLButtonElement>(null)
  const lists = useRef<HTMLElement>(null)
  const id = useId()

  // The focus moves before the list is hidden.
  useLayoutEffect(() => {
    if (!isUnfolded && lists.current?.contains(document.activeElement)) opener.current?.focus()
  }, [isUnfolded])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isUnfolded || !opener.current?.checkVisibility()) return
    event.preventDefault()
    dispatch({ type: 'fold' })
  }

  return (
    // Escape closes the list over the canvas before it closes the panel.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="relative min-h-0 max-tablet:hidden" onKeyDown={onKeyDown}>
      {builder.panel && (
        <div className="flex h-12 items-center justify-center 2xl:hidden">
          <LucideButton
            icon={Plus}
            isLarge
            ref={opener}
            label="Add a block"
            title="Add a block"
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => dispatch(isUnfolded ? { type: 'fold' } : { type: 'list', list: 'library' })}
          />
        </div>
      )}
      <aside
        className={`h-full overflow-auto border-r border-hair bg-ivory py-4 ${builder.panel ? (isUnfolded ? overCanvas : 'max-2xl:hidden') : ''}`}
        aria-label="Components"
        id={id}
        ref={lists}
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
    </div>
  )
}

function BlockListOf({ list, builder }: { list: BlockList } & Pick<BlocksState, 'builder'>) {
  const { selected, insertAfter, history } = builder
  const { blocks } = history.present.document
  if (list === 'outline') return <Outline blocks={blocks} selected={selected} />
  const after = insertAfter ? blocks.find(({ id }) => id === insertAfter) : undefined
  return <Library afterId={insertAfter} after={insertAfter ? blockName(after) : null} />
}

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
