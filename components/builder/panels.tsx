'use client'

import { duplicatePage } from '@/components/page-settings/page-calls'
import { Button } from '@/components/ui/button'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { BlockFields } from './block-fields'
import { useBuilder, useBuilderDispatch } from './builder-context'
import { type BuilderState, nameOf } from './builder-state'
import { DraftSection } from './draft-section'
import { PagePanel } from './page-panel'
import { PreviewLink } from './preview-link'
import { RevisionsPanel } from './revisions-panel'
import { SharePicture } from './share-picture'
import { PanelButtons, PanelSection, SidePanel } from './side-panel'

export function Panels({ site }: { site: SiteFacts }) {
  const { page, screen, dispatch, draft, saving, live, deletePage } = useBuilder()
  const { panel } = screen.builder
  const { settings } = draft
  const close = () => dispatch({ type: 'close' })
  const cancel = () => dispatch({ type: 'cancel' })

  if (panel === 'block') return <BlockPanel builder={screen.builder} />
  if (panel === 'page')
    return (
      <PagePanel
        settings={settings}
        live={live}
        site={site}
        errors={saving.errors}
        onChange={(part) =>
          dispatch({ type: 'settings', settings: { ...settings, ...part }, now: Date.now() })
        }
        onCancel={cancel}
        onKeep={close}
        onRevisions={() => dispatch({ type: 'open', panel: 'revisions' })}
        onDuplicate={() => void duplicatePage(page.id)}
        onDelete={() => void deletePage()}
      >
        <DraftSection />
        <PanelSection
          title="Show in"
          hint="The menu, the footer or a banner on the home page can lead to this page."
        >
          <Button
            size="small"
            className="justify-self-start"
            aria-haspopup="dialog"
            onClick={() => dispatch({ type: 'placing', open: true })}
          >
            Menu, footer or banner
          </Button>
        </PanelSection>
        <SharePicture pageId={page.id} />
        <PreviewLink pageId={page.id} />
      </PagePanel>
    )
  if (panel === 'revisions') return <RevisionsPanel />
  return null
}

export function BlockPanel({ builder: { session, history }, by }: { builder: BuilderState; by?: string }) {
  const dispatch = useBuilderDispatch()
  const block = history.present.document.blocks.find(({ id }) => id === session?.id)
  if (!block) return null
  const close = () => dispatch({ type: 'close' })
  return (
    <SidePanel
      key={block.id}
      title={`Edit ${nameOf(block)}`}
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
