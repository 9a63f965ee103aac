'use client'

import { ExternalLink } from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { lazy, startTransition, Suspense, useState } from 'react'
import { type BlockData } from '@/components/blocks/view-props'
import { EditorHead, SavedMark } from '@/components/records/editor-head'
import { RecordNotices } from '@/components/records/record-notices'
import { LeaveDialog } from '@/components/staff/leave-dialog'
import { BackLink, linkClass, Screen } from '@/components/staff/screen'
import { UnsavedSince } from '@/components/staff/status'
import { buttonClass } from '@/components/ui/button'
import { type CopyRevision, landingId, type PageCopy } from '@/lib/content/areas'
import { areasHome } from '@/components/records/areas-head'
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
  /** Null if none is written yet. */
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
  const { draft, dirty, saving, localCopy, leaveQuestion } = editing
  return (
    <>
      {/* Around both, so that the sheet stays until the builder, which covers the screen, has loaded. */}
      <Suspense>
        {isBuilding && data && !saving.conflict ? (
          <BlocksBuilder
            title={`${line.serviceName} in ${line.placeName}`}
            blocks={draft.blocks}
            data={data}
            mark={dirty && <UnsavedSince since={localCopy.since} />}
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
            since={localCopy.since}
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

/** Shows the page's name, its index status and the actions. */
function Head({ line, editing, onRevisions }: HeadProps) {
  const { version, at } = editing.saved
  return (
    <EditorHead
      className="mb-7 items-end"
      editing={editing}
      preview={`${areasHome}/pages/${landingId(line.place, line.service)}/preview`}
      onRevisions={onRevisions}
      save={{ label: 'Save page', action: 'Save this page' }}
      link={
        <a
          className={buttonClass({ look: 'quiet', className: 'no-underline max-lg:hidden' })}
          href={addressOf(line)}
          target="_blank"
          rel="noopener"
        >
          <ExternalLink className="size-4" aria-hidden="true" />
          View page
        </a>
      }
    >
      <div className="min-w-0">
        <BackLink href={`${areasHome}/pages`}>Landing pages</BackLink>
        <h1 className="font-serif text-28 leading-[1.1] font-[450] tracking-[-0.02em] max-tablet:text-26">
          {nameOfPage(line)}
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-stone">
          <IndexStatusMark line={line} />
          <StaffLink className={linkClass} href={`${areasHome}/places/${line.place}`}>
            Facts of {line.placeName}
          </StaffLink>
          <SavedMark editing={editing} at={version > 1 ? at : null} />
        </div>
      </div>
    </EditorHead>
  )
}
