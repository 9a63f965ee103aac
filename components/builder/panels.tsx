'use client'

import { RotateCcw } from 'lucide-react'
import { type ComponentProps } from 'react'
import { blockName } from '@/components/blocks/registry'
import { type BlockData } from '@/components/blocks/view-props'
import { Button } from '@/components/ui/button'
import { type PageComponent } from '@/lib/content-types'
import { sameValue } from '@/lib/page-document/same-value'
import { BlockFields } from './block-fields'
import { useBuilder, useBuilderDispatch } from './builder-context'
import { useBuiltInConfig } from './built-in'
import { type BuilderState } from './builder-state'
import { PagePanel } from './page-panel'
import { RevisionsPanel } from './revisions-panel'
import { PanelButtons, SidePanel } from './side-panel'

type PanelsProps = { data: BlockData } & ComponentProps<typeof PagePanel>

export function Panels({ data, ...facts }: PanelsProps) {
  const { screen } = useBuilder()
  const { panel } = screen.builder
  if (panel === 'block') return <BlockPanel builder={screen.builder} data={data} />
  if (panel === 'page') return <PagePanel {...facts} />
  return panel && <RevisionsPanel />
}

type BlockPanelProps = { builder: BuilderState; data: BlockData; by?: string }

export function BlockPanel({ builder: { session, history }, data, by }: BlockPanelProps) {
  const dispatch = useBuilderDispatch()
  const block = history.present.document.blocks.find(({ id }) => id === session?.id)
  if (!block) return null
  const close = () => dispatch({ type: 'close' })
  return (
    <SidePanel
      key={block.id}
      title={`Edit ${blockName(block)}`}
      onClose={close}
      footer={<PanelButtons by={by} onCancel={() => dispatch({ type: 'cancel' })} onSave={close} />}
    >
      <BlockFields
        block={block}
        data={data}
        onChange={(config) => dispatch({ type: 'edit', id: block.id, config, now: Date.now() })}
      />
      <ResetSection
        block={block}
        onReset={(config) =>
          dispatch({ type: 'edit', id: block.id, config, now: Date.now(), isNewStep: true })
        }
      />
    </SidePanel>
  )
}

type ResetSectionProps = { block: PageComponent; onReset: (config: PageComponent['config']) => void }

/** Brings a section back as it came with the site. */
function ResetSection({ block, onReset }: ResetSectionProps) {
  const builtIn = useBuiltInConfig()(block)
  if (!builtIn || sameValue({ ...builtIn, ...block.config }, builtIn)) return null
  return (
    <Button size="small" className="justify-self-start" onClick={() => onReset(builtIn)}>
      <RotateCcw className="size-4" aria-hidden="true" />
      Back to the original
    </Button>
  )
}
