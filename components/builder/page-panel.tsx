'use client'

import { Copy, ExternalLink, History, Trash2 } from 'lucide-react'
import { type ComponentProps, useContext } from 'react'
import { TextField } from '@/components/fields/text-field'
import { duplicatePage } from '@/components/page-settings/page-calls'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { SearchFields } from '@/components/page-settings/search-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { Hint } from '@/components/ui/field'
import { Segmented } from '@/components/ui/segmented'
import { EditedBuiltIn } from './built-in'
import { useBuilder } from './builder-context'
import { type PageSettings } from './draft'
import { DraftSection } from './draft-section'
import { PreviewLink } from './preview-link'
import { ResetPage } from './reset-page'
import { SharePicture } from './share-picture'
import { PanelButtons, PanelSection, SidePanel } from './side-panel'

type PagePanelProps = Pick<ComponentProps<typeof SearchFields>, 'site' | 'untouched'>

/** Edits who sees the page, its address, and what search engines show of it. */
export function PagePanel({ site, untouched }: PagePanelProps) {
  const { page, draft, dispatch, saving, live, deletePage } = useBuilder()
  const { settings } = draft
  const { errors } = saving
  const builtIn = useContext(EditedBuiltIn)
  const close = () => dispatch({ type: 'close' })
  const change = (part: Partial<PageSettings>) =>
    dispatch({ type: 'settings', settings: { ...settings, ...part }, now: Date.now() })
  return (
    <SidePanel
      title="Page settings"
      onClose={close}
      footer={<PanelButtons onCancel={() => dispatch({ type: 'cancel' })} onSave={close} />}
    >
      {!builtIn && (
        <>
          <div className="grid gap-1.5">
            <Segmented
              label="Visible"
              stretch
              value={settings.isPublished ? 'published' : 'draft'}
              onChange={(value) =>
                change(
                  value === 'published' ? { isPublished: true, publishAt: null } : { isPublished: false },
                )
              }
              options={[
                { value: 'draft', label: 'Draft' },
                { value: 'published', label: 'Published' },
              ]}
            />
            <Hint>Takes effect with Save Page. Times are New York’s.</Hint>
          </div>
          <ScheduleFields schedule={settings} errors={errors} onChange={change} />
          <TextField
            label="Page Title"
            value={settings.title}
            onChange={(value) => change({ title: value })}
            error={errors.title}
          />
          <TextField
            label="URL Slug"
            prefix="/"
            value={settings.slug}
            onChange={(value) => change({ slug: value })}
            error={errors.slug}
            hint="A new slug redirects this one, so no link breaks."
          />
        </>
      )}
      <SearchFields listing={settings} site={site} errors={errors} onChange={change} untouched={untouched} />
      {/* These take effect at once, not with Save Page. */}
      <DraftSection />
      {!builtIn && (
        <>
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
        </>
      )}
      <PreviewLink pageId={page.id} />
      <div className="-ml-2.5 flex flex-wrap gap-1">
        {live && (
          <ButtonLink look="quiet" size="small" className="no-underline" href={live} target="_blank">
            <ExternalLink className="size-4" aria-hidden="true" />
            View page
          </ButtonLink>
        )}
        <Button look="quiet" size="small" onClick={() => dispatch({ type: 'open', panel: 'revisions' })}>
          <History className="size-4" aria-hidden="true" />
          Revisions
        </Button>
        {builtIn ? (
          <ResetPage page={builtIn} />
        ) : (
          <>
            <Button look="quiet" size="small" onClick={() => void duplicatePage(page.id)}>
              <Copy className="size-4" aria-hidden="true" />
              Duplicate page
            </Button>
            <Button look="danger" size="small" onClick={deletePage}>
              <Trash2 className="size-4" aria-hidden="true" />
              Delete page
            </Button>
          </>
        )}
      </div>
    </SidePanel>
  )
}
