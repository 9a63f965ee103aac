'use client'

import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useReducer } from 'react'
import { type BlockData } from '@/components/blocks/view-props'
import { SitePrices } from '@/components/fields/site-prices'
import { PictureTopic } from '@/components/media/picture-topic'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type PageComponent } from '@/lib/content-types'
import { documentOf } from '@/lib/page-document/document'
import { Bar, BarTitle } from './bar'
import { BlockLists, BlockSheet } from './block-lists'
import { blocksReducer, type BlocksState, closedLists } from './blocks-state'
import { BuilderDispatch } from './builder-context'
import { BuilderGrid } from './builder-grid'
import { startBuilder } from './builder-state'
import { Canvas } from './canvas'
import { BlocksDock } from './dock'
import { type PageSettings } from './draft'
import { EmptySheet } from './empty-canvas'
import { BlockPanel } from './panels'
import { Announcer } from './announcer'
import { UndoButtons } from './undo-buttons'
import { useBuilderKeys } from './use-builder-keys'
import { offeredTypes } from './built-in'
import { useClipboard } from './clipboard'

type BlocksBuilderProps = {
  title: string
  blocks: readonly PageComponent[]
  data: BlockData
  mark?: ReactNode
  /** Called with each change; nothing is sent. */
  onChange: (blocks: PageComponent[]) => void
  onDone: () => void
}

/** Blocks outside a page have no settings. */
const noSettings: PageSettings = {
  title: '',
  slug: '',
  isPublished: false,
  publishAt: null,
  unpublishAt: null,
  metaTitle: '',
  metaDescription: '',
}

const start = (blocks: readonly PageComponent[]): BlocksState => ({
  builder: startBuilder({ document: documentOf(blocks), settings: noSettings }),
  ...closedLists,
})

/** Edits the blocks that belong to another record, with library, canvas and panel. That record saves them. */
export function BlocksBuilder({
  title,
  blocks: initialBlocks,
  data,
  mark,
  onChange,
  onDone,
}: BlocksBuilderProps) {
  const [state, dispatch] = useReducer(blocksReducer<BlocksState>, initialBlocks, start)
  const { builder, sheet } = state
  const { selected, panel, history, announcement: says } = builder
  const { blocks } = history.present.document
  // The record's own screen saves, with the same key.
  useBuilderKeys({ dispatch, selected, blocks, panel, save: () => undefined })
  useClipboard({ dispatch, selected, blocks, offered: offeredTypes(null) })
  const tell = useEffectEvent(() => {
    if (blocks !== initialBlocks) onChange([...blocks])
  })
  useEffect(() => tell(), [blocks])
  return (
    <BuilderDispatch value={dispatch}>
      <PictureTopic value={title}>
        <BuilderGrid isPanelOpen={panel !== null}>
          <Bar>
            <div className="min-w-0 pl-3 tablet:pl-0">
              <BarTitle>{title}</BarTitle>
              <h2 className="truncate font-sans text-12 leading-tight font-normal tracking-normal text-stone">
                Extra components
              </h2>
            </div>
            <div className="ml-auto flex items-center gap-1.5">
              {mark && <span className="max-tablet:hidden">{mark}</span>}
              <UndoButtons history={history} />
              <Button look="primary" title="Back to the page’s words" onClick={onDone}>
                Done
              </Button>
            </div>
          </Bar>
          <BlockLists screen={state} />
          <Canvas
            blocks={blocks}
            data={data}
            selected={selected}
            panel={panel}
            covered={panel !== null || sheet !== null}
            busy={!useHydrated()}
            empty={
              <EmptySheet
                title="Nothing added yet"
                text="Add a text, pictures, a table of prices or questions. They appear below the page’s copy."
              >
                <Button
                  look="strong"
                  onClick={() => dispatch({ type: 'add', block: 'text', now: Date.now() })}
                >
                  <Plus className="size-4" aria-hidden="true" />
                  Add Text
                </Button>
              </EmptySheet>
            }
          />
          <SitePrices value={data.profile.prices}>
            {panel === 'block' && (
              <BlockPanel builder={builder} data={data} by="Done, and then saving the page," />
            )}
          </SitePrices>
          <Announcer says={says} />
        </BuilderGrid>
      </PictureTopic>
      <BlocksDock label="Extra components" builder={builder} />
      <BlockSheet screen={state} />
    </BuilderDispatch>
  )
}
