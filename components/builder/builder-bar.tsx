'use client'

import { Check, ChevronDown, ExternalLink, Eye, Globe, History, Save, Settings2 } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { CollaboratorMarks } from '@/components/staff/collaborators'
import { useScreenActions } from '@/components/staff/screen-actions'
import { draftNote, PublishedMark, scheduleNote } from '@/components/staff/status'
import { Button, buttonClass } from '@/components/ui/button'
import { iconButtonClass } from '@/components/ui/icon-button'
import { ToolButton } from '@/components/ui/tool-button'
import { officeTime } from '@/lib/time/office-time'
import { Tooltip } from '@/components/ui/tooltip'
import { UnsavedSince } from '@/components/staff/status'
import { Bar, BarBack, BarTitle } from './bar'
import { useBuilder } from './builder-context'
import { type Panel } from './builder-action'
import { SaveDraftButton } from './draft-section'
import { UndoButtons } from './undo-buttons'
import { saveEffect, publishLabelOf } from './publish-action'
import { pagesList } from './use-builder-screen'

export function BuilderBar() {
  const {
    screen,
    dispatch,
    draft,
    dirty,
    localCopy,
    saving,
    preview,
    live,
    collaborators,
    save,
    saveAndStay,
  } = useBuilder()
  const { history, panel } = screen.builder
  const toggle = (nextPanel: Panel) =>
    dispatch(panel === nextPanel ? { type: 'close' } : { type: 'open', panel: nextPanel })
  const router = useStaffRouter()
  const showPreview = () => {
    localCopy.flush()
    router.push(preview)
  }
  const publishLabel = publishLabelOf(screen.saved, draft.settings, dirty)
  const publish = () => dispatch({ type: 'publishing', open: true })
  const effect = saveEffect(screen.saved.draft.settings, draft.settings)
  const note = `Save Page ${effect}`
  useScreenActions([
    { label: 'Save Page', icon: Save, run: save },
    {
      label: live ? 'Save draft and go on' : 'Save and go on editing',
      icon: Save,
      detail: 'Ctrl S',
      run: saveAndStay,
    },
    { label: publishLabel.label, icon: Globe, words: 'publish live schedule', run: publish },
    ...(live ? [{ label: 'View page', icon: ExternalLink, words: 'live', href: live }] : []),
    { label: 'Preview', icon: Eye, run: showPreview },
    { label: 'Revisions', icon: History, words: 'versions', run: () => toggle('revisions') },
    { label: 'Page settings', icon: Settings2, words: 'publish slug title', run: () => toggle('page') },
  ])
  return (
    <Bar>
      <BarBack href={pagesList}>← Back to Pages</BarBack>
      <div className="min-w-0">
        <BarTitle>
          <span className="max-tablet:hidden">Edit Page: </span>
          {draft.settings.title}
        </BarTitle>
        <h2 className="truncate font-sans text-12 leading-tight font-normal tracking-normal text-stone max-tablet:hidden">
          Page Builder
        </h2>
        <div className="tablet:hidden">
          <WorkState />
        </div>
      </div>
      <PageState open={panel === 'page'} onClick={() => toggle('page')} />
      <CollaboratorMarks people={collaborators.people} className="max-tablet:hidden" />
      <div className="ml-auto flex items-center tablet:gap-1.5">
        <div className="max-tablet:hidden">
          <WorkState />
          <p className="text-12 whitespace-nowrap text-stone max-2xl:sr-only" id="save-note">
            {note}
            {live && '; Ctrl S keeps a draft'}
          </p>
        </div>
        <Rule />
        <UndoButtons history={history} />
        <ToolButton
          icon={History}
          label="Revisions"
          tip="Revisions"
          className="max-tablet:hidden"
          aria-expanded={panel === 'revisions'}
          onClick={() => toggle('revisions')}
        />
        {live && (
          <Tooltip label="View page" side="bottom">
            <a
              className={iconButtonClass({ className: 'max-md:hidden' })}
              href={live}
              target="_blank"
              aria-label="View page"
            >
              <ExternalLink className="size-4.5" aria-hidden="true" />
            </a>
          </Tooltip>
        )}
        <Rule />
        <StaffLink
          className={buttonClass({ className: 'max-tablet:hidden' })}
          href={preview}
          onClick={localCopy.flush}
        >
          <Eye className="size-4" aria-hidden="true" />
          <span className="max-lg:sr-only">Preview</span>
        </StaffLink>
        <SaveDraftButton />
        <Button className="max-tablet:hidden" look="strong" aria-haspopup="dialog" onClick={publish}>
          <span className="max-lg:hidden">{publishLabel.label}</span>
          <span className="lg:hidden">{publishLabel.short}</span>
        </Button>
        <Button
          look="primary"
          className="max-tablet:ml-1"
          title={
            live
              ? `${note}. Ctrl S saves a draft and stays here`
              : `${note}. Ctrl S does the same and stays here`
          }
          aria-describedby="save-note"
          aria-busy={saving.busy}
          onClick={save}
        >
          <span className="grid leading-tight">
            Save Page
            {/* The button's description says the same. */}
            <small className="text-12 font-normal 2xl:hidden" aria-hidden="true">
              {effect}
            </small>
          </span>
        </Button>
      </div>
    </Bar>
  )
}

const Rule = () => <span className="mx-1.5 h-6 w-px bg-hair-strong max-md:hidden" />

function WorkState() {
  const { screen, dirty, localCopy } = useBuilder()
  if (dirty) return <UnsavedSince since={localCopy.since} />
  return (
    <span className="flex items-center gap-1.5 text-13 whitespace-nowrap text-stone tablet:max-md:hidden">
      <Check className="size-4 max-tablet:hidden" aria-hidden="true" />
      Saved {officeTime(screen.saved.savedAt)}
    </span>
  )
}

function PageState({ open, onClick }: { open: boolean; onClick: () => void }) {
  const { draft, screen } = useBuilder()
  const { settings } = draft
  const plan = draftNote(screen.saved.stored) ?? scheduleNote(settings)
  return (
    <Button
      look="quiet"
      size="small"
      className="flex-none max-tablet:hidden"
      aria-expanded={open}
      title="Page settings"
      onClick={onClick}
    >
      <span className="sr-only">Page settings, </span>
      <PublishedMark isPublished={settings.isPublished} />
      {plan && <span className="text-12 font-normal text-stone max-xl:hidden"> {plan}</span>}
      <ChevronDown className="size-4 text-stone" aria-hidden="true" />
    </Button>
  )
}
