'use client'

import { ExternalLink, Eye, History, Save } from 'lucide-react'
import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { useRouter } from 'next/navigation'
import { lazy, startTransition, Suspense, useState } from 'react'
import { type BlockData } from '@/components/blocks/view-props'
import { UnsavedSince } from '@/components/builder/bar'
import { RecordNotices } from '@/components/records/record-notices'
import { LeaveDialog } from '@/components/staff/leave-dialog'
import { BackLink, linkClass, Screen } from '@/components/staff/screen'
import { useScreenActions } from '@/components/staff/screen-actions'
import { Button, buttonClass } from '@/components/ui/button'
import { ToolButton } from '@/components/ui/tool-button'
import { type CopyRevision, landingId, type PageCopy } from '@/lib/content/areas'
import { officeTime } from '@/lib/time/office-time'
import { areasHome } from '../../records/areas-head'
import { draftOf, type LandingDraft, landingFields, landingKind } from './landing-draft'
import { LandingSheet, type DefaultTexts } from './landing-sheet'
import { LandingSide, type LandingSideProps } from './landing-side'
import { IndexStatusMark } from '@/components/records/page-copy/index-status-mark'
import { addressOf, nameOfPage, townKind } from '@/lib/landing/landing-list'
import { type LandingEditing, useLandingEditor } from './use-landing-editor'

const ConflictDialog = lazy(() =>
  import('@/components/records/conflict-dialog').then((file) => ({
    default: file.ConflictDialog<LandingDraft, LandingDraft>,
  })),
)
const SheetRevisions = lazy(() =>
  import('@/components/records/sheet-revisions').then((file) => ({
    default: file.SheetRevisions<LandingDraft, LandingDraft, CopyRevision>,
  })),
)

const BlocksBuilder = lazy(() =>
  import('@/components/builder/blocks-builder').then((file) => ({ default: file.BlocksBuilder })),
)

type LandingEditorProps = Omit<LandingSideProps, 'editing'> & {
  /** Null if none is written. */
  copy: PageCopy | null
  defaultTexts: DefaultTexts
  /** The data of its extra components; null for a town page, which has none. */
  data: BlockData | null
}

/** Edits page copy as a sheet of paper, with its measures at the side. */
export function LandingEditor({ copy, defaultTexts, data, ...side }: LandingEditorProps) {
  const { line } = side
  const editing = useLandingEditor(line.place, line.service, copy)
  const [showsRevisions, setShowsRevisions] = useState(false)
  const [isBuilding, setIsBuilding] = useState(false)
  const { draft, dirty, saving, kept, leaveQuestion } = editing
  return (
    <>
      {/* Around both: the sheet stays until the builder, which covers the whole screen, has loaded. */}
      <Suspense>
        {isBuilding && data && !saving.conflict ? (
          <BlocksBuilder
            title={`${line.serviceName} in ${line.placeName}`}
            blocks={draft.blocks}
            data={data}
            mark={dirty && <UnsavedSince since={kept.since} />}
            onChange={(blocks) => editing.change({ blocks })}
            onDone={() => setIsBuilding(false)}
          />
        ) : (
          <Screen>
            <Head line={line} editing={editing} onRevisions={() => setShowsRevisions(true)} />
            <RecordNotices what="page" editing={editing} onShow={editing.showRemote} />
            <div className="grid gap-x-10 gap-y-10 tablet:grid-cols-[minmax(0,1fr)_280px] lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-x-14">
              <LandingSheet
                editing={editing}
                defaultTexts={defaultTexts}
                isTownPage={line.service === townKind}
                onBuild={() => startTransition(() => setIsBuilding(true))}
              />
              <LandingSide {...side} editing={editing} />
            </div>
          </Screen>
        )}
      </Suspense>
      <Suspense>
        {showsRevisions && !saving.conflict && (
          <SheetRevisions
            record={landingFields}
            address={landingKind.callPath(editing.saved.id)}
            editing={editing}
            stateOf={({ version }) => ({ name: version > 0 ? 'Saved' : 'Kept', isLive: version > 0 })}
            stateIn={(row) => row}
            restored={(_draft, revision) => draftOf(revision)}
            onClose={() => setShowsRevisions(false)}
          />
        )}
        {saving.conflict && (
          <ConflictDialog
            key={saving.conflict.remote.version}
            record={landingFields}
            what="page"
            conflict={saving.conflict}
            savedAt={saving.conflict.remote.updatedAt}
            since={kept.since}
            hasRevisions
            saving={saving}
          />
        )}
      </Suspense>
      {leaveQuestion && <LeaveDialog {...leaveQuestion} />}
    </>
  )
}

type HeadProps = Pick<LandingSideProps, 'line'> & { editing: LandingEditing; onRevisions: () => void }

/** Shows the page's name and index status, and what can be done with it. */
function Head({ line, editing, onRevisions }: HeadProps) {
  const { saved, dirty, kept, saving } = editing
  const id = landingId(line.place, line.service)
  const preview = `${areasHome}/pages/${id}/preview${dirty ? '?work' : ''}`
  const router = useRouter()
  useScreenActions([
    { label: 'Save this page', icon: Save, detail: 'Ctrl S', run: editing.save },
    {
      label: 'Preview',
      icon: Eye,
      run: () => {
        kept.flush()
        router.push(preview)
      },
    },
    { label: 'Revisions', icon: History, words: 'versions', run: onRevisions },
  ])
  return (
    <header className="mb-7 flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="min-w-0">
        <BackLink href={areasHome}>Areas</BackLink>
        <h1 className="font-serif text-28 leading-[1.1] font-[450] tracking-[-0.02em] max-tablet:text-26">
          {nameOfPage(line)}
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-stone">
          <IndexStatusMark line={line} />
          <StaffLink className={linkClass} href={`${areasHome}/places/${line.place}`}>
            Facts of {line.placeName}
          </StaffLink>
          <span role="status">
            {dirty ? (
              <UnsavedSince since={kept.since} />
            ) : (
              saved.version > 1 && saved.at && `Saved ${officeTime(saved.at)}`
            )}
          </span>
        </div>
      </div>
      <div className="ml-auto flex items-center gap-2 max-tablet:w-full max-tablet:[&>:last-child]:flex-1">
        <a
          className={buttonClass({ look: 'quiet', className: 'no-underline max-lg:hidden' })}
          href={addressOf(line)}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink className="size-4" aria-hidden="true" />
          View page
        </a>
        <ToolButton icon={History} label="Revisions" tip="Revisions" onClick={onRevisions} />
        <LinkButton href={preview} onClick={kept.flush}>
          <Eye className="size-4" aria-hidden="true" />
          Preview
        </LinkButton>
        <Button look="primary" title="Ctrl S" aria-busy={saving.busy} onClick={editing.save}>
          Save page
        </Button>
      </div>
    </header>
  )
}
