'use client'

import { blockName } from '@/components/blocks/registry'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { BlockFields } from './block-fields'
import { useBuilder, useBuilderDispatch } from './builder-context'
import { type BuilderState } from './builder-state'
import { PagePanel } from './page-panel'
import { RevisionsPanel } from './revisions-panel'
import { PanelButtons, SidePanel } from './side-panel'

export function Panels({ site }: { site: SiteFacts }) {
  const { screen } = useBuilder()
  const { panel } = screen.builder
  if (panel === 'block') return <BlockPanel builder={screen.builder} />
  if (panel === 'page') return <PagePanel site={site} />
  return panel && <RevisionsPanel />
}

export function BlockPanel({ builder: { session, history }, by }: { builder: BuilderState; by?: string }) {
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
        onChange={(config) => dispatch({ type: 'edit', id: block.id, config, now: Date.now() })}
      />
    </SidePanel>
  )
}
