'use client'

import './builder.css'
import { ArrowLeft, Check, ChevronDown, Eye, History, Redo2, Undo2 } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useReducer, useState } from 'react'
import { PublishedMark, scheduleNote } from '@/components/staff/status'
import { showToast } from '@/components/ui/toast'
import { Segmented } from '@/components/ui/segmented'
import { type BlockData } from '@/components/blocks/view-props'
import { type Page } from '@/lib/content-types'
import { staffCall } from '@/components/staff/staff-call'
import { BlockFields } from './block-fields'
import { BuilderDispatch } from './builder-context'
import { builderReducer, nameOf, startBuilder } from './builder-state'
import { Canvas } from './canvas'
import { ConflictDialog } from './conflict-dialog'
import { Dock } from './dock'
import { draftOf, sameDraft } from './draft'
import { type FoundWork, timeOf } from './kept-work'
import { EmptyCanvas } from './empty-canvas'
import { LeaveDialog } from './leave-dialog'
import { Library } from './library'
import { Outline } from './outline'
import { bringBackPage, duplicatePage } from '@/components/page-settings/page-calls'
import { type SiteFacts } from '@/lib/seo/site-facts'
import { PagePanel } from './page-panel'
import { RevisionsPanel } from './revisions-panel'
import { PanelButtons, SidePanel } from './side-panel'
import { Spoken } from './spoken'
import { useBuilderKeys } from './use-builder-keys'
import { useKeptWork } from './use-kept-work'
import { useLeaveGuard } from './use-leave-guard'
import { useSaving } from './use-saving'

type BuilderProps = { page: Page; data: BlockData; site: SiteFacts }
type Sheet = 'library' | 'outline'

/** The page builder: library, canvas, panel. Nothing is sent before Save Page. */
export function Builder({ page, data, site }: BuilderProps) {
  const router = useRouter()
  const [state, dispatch] = useReducer(builderReducer, page, (stored) => startBuilder(draftOf(stored)))
  /** What the server has, and the version that the next save is about. */
  const [saved, setSaved] = useState(() => {
    const draft = draftOf(page)
    // The work's base is another one when it began with an earlier version.
    return { draft, base: draft, version: page.version, at: page.updatedAt }
  })
  const [shown, setShown] = useState<Sheet>('library')
  const [sheet, setSheet] = useState<Sheet | null>(null)
  /** Where leaving would lead, while that is asked about; null as a way for the browser's Back. */
  const [leaving, setLeaving] = useState<{ href: string | null } | null>(null)
  const { history, selected, panel, insertAfter, says } = state
  const draft = history.present
  const { document: content, settings } = draft
  const dirty = useMemo(() => !sameDraft(draft, saved.draft), [draft, saved.draft])
  const kept = useKeptWork({ pageId: page.id, draft, dirty, version: saved.version, base: saved.base })
  const list = '/admin/pages'
  const [ready, setReady] = useState(false)
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useEffect(() => setReady(true), [])

  const saving = useSaving({
    pageId: page.id,
    draft,
    version: saved.version,
    onSaved: (stored, sent, named) => {
      // What was written while the save was under way isn't saved yet: the editing goes on.
      if (named || !sameDraft(draft, sent))
        return setSaved({ draft: sent, base: sent, version: stored.version, at: stored.updatedAt })
      kept.finish(true)
      leave(list)
    },
    onTheirs: (theirs, both) => {
      const next = draftOf(theirs)
      setSaved({ draft: next, base: next, version: theirs.version, at: theirs.updatedAt })
      const text = both ? 'Both versions are put together' : 'Their version is in the canvas'
      dispatch({ type: 'load', draft: both ?? next, text })
    },
    onRefused: (errors) => {
      const [first = ''] = Object.keys(errors)
      const index = Number(/^components\.(\d+)/.exec(first)?.[1] ?? NaN)
      const block = content.blocks[index]
      if (block) dispatch({ type: 'open', panel: 'block', id: block.id })
      else dispatch({ type: 'open', panel: 'page' })
    },
  })
  const save = () => void saving.save()

  const bringBack = (work: FoundWork) => {
    // Saving it will notice when the page has been saved since.
    setSaved((now) => ({ ...now, version: work.version, base: work.base }))
    dispatch({ type: 'load', draft: work.draft, text: 'Your unsaved work is back' })
    kept.settle(work, true)
  }
  const { offered } = kept
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (kept.resume && offered) bringBack(offered)
    // Once, when the kept work has been read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kept.resume, offered])

  useBuilderKeys({ dispatch, selected, blocks: content.blocks, panel, save })

  const block = content.blocks.find(({ id }) => id === selected)
  const openBlock = panel === 'block' ? content.blocks.find(({ id }) => id === state.session?.id) : undefined
  const after = insertAfter ? nameOf(content.blocks.find(({ id }) => id === insertAfter)) : null
  const closePanel = () => dispatch({ type: 'close' })
  const cancelPanel = () => dispatch({ type: 'cancel' })

  // "Add here" opens the library, which is a sheet on a phone.
  useEffect(() => {
    if (!insertAfter) return
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setShown('library')
    if (matchMedia('(max-width: 760px)').matches) setSheet('library')
    else document.querySelector<HTMLElement>('.library .lib')?.focus()
  }, [insertAfter])

  const leave = useLeaveGuard({
    dirty,
    own: `/admin/pages/${page.id}/`,
    onAsk: (href) => setLeaving({ href }),
  })

  function goAway(discard: boolean) {
    kept.finish(discard)
    if (leaving) leave(leaving.href)
  }

  async function deletePage() {
    const answer = await staffCall('DELETE', `/api/pages/${page.id}`)
    if (!answer.ok)
      return showToast({ title: 'Failed to delete page', description: answer.detail, destructive: true })
    const run = () => void bringBackPage(page.id).then((ok) => ok && router.refresh())
    showToast({ title: 'Page deleted successfully', action: { label: 'Undo', run } })
    kept.flush()
    leave(list)
  }

  const planned = scheduleNote(settings)
  const preview = `/admin/pages/${page.id}/preview${dirty ? '?work' : ''}`
  const unsaved = dirty && (
    <span
      className="dirty"
      title={kept.since ? `Kept in this browser since ${timeOf(kept.since)}` : undefined}
    >
      Unsaved changes
    </span>
  )
  const notUnsaved = !dirty && (
    <span className="bhead__state">
      <Check className="i i--s wide" aria-hidden="true" />
      Saved {timeOf(saved.at)}
    </span>
  )

  return (
    <BuilderDispatch value={dispatch}>
      <div className={panel ? 'builder' : 'builder builder--noside'}>
        <header className="bhead">
          <Link className="back" href={list}>
            <ArrowLeft className="i narrow" aria-hidden="true" />
            <span>← Back to Pages</span>
          </Link>
          <div className="bhead__t">
            <h1>
              <span className="pre">Edit Page: </span>
              {settings.title}
            </h1>
            <h2 className="wide">Page Builder</h2>
            <div className="narrow">{unsaved || notUnsaved}</div>
          </div>
          <button
            type="button"
            className="btn btn--quiet btn--s wide pagestate"
            aria-expanded={panel === 'page'}
            title="Page settings"
            onClick={() => (panel === 'page' ? closePanel() : dispatch({ type: 'open', panel: 'page' }))}
          >
            <span className="vh">Page settings, </span>
            <PublishedMark isPublished={settings.isPublished} />
            {planned && <span className="planned"> {planned}</span>}
            <ChevronDown className="i i--s" aria-hidden="true" />
          </button>
          <div className="bhead__acts">
            <span className="wide">{unsaved || notUnsaved}</span>
            <span className="sep wide" />
            <button
              type="button"
              className="ib"
              aria-label="Undo"
              title="Undo (Ctrl Z)"
              disabled={history.past.length === 0}
              onClick={() => dispatch({ type: 'undo' })}
            >
              <Undo2 className="i" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="ib"
              aria-label="Redo"
              title="Redo (Ctrl Shift Z)"
              disabled={history.future.length === 0}
              onClick={() => dispatch({ type: 'redo' })}
            >
              <Redo2 className="i" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="ib wide"
              aria-label="Revisions"
              title="Revisions"
              aria-expanded={panel === 'revisions'}
              onClick={() =>
                panel === 'revisions' ? closePanel() : dispatch({ type: 'open', panel: 'revisions' })
              }
            >
              <History className="i" aria-hidden="true" />
            </button>
            <span className="sep wide" />
            <Link className="btn wide" href={preview} onClick={kept.flush}>
              <Eye className="i i--s" aria-hidden="true" />
              Preview
            </Link>
            <button
              type="button"
              className="btn btn--primary"
              title="Ctrl S"
              aria-busy={saving.busy}
              onClick={save}
            >
              Save Page
            </button>
          </div>
        </header>
        <aside className="library" aria-label="Components">
          <div className="library__head">
            <h2>Components</h2>
            <Segmented
              label="Show"
              value={shown}
              onChange={setShown}
              options={[
                { value: 'library', label: 'Library' },
                { value: 'outline', label: 'Outline' },
              ]}
            />
          </div>
          {shown === 'library' ? (
            <Library after={after} />
          ) : (
            <Outline blocks={content.blocks} selected={selected} />
          )}
        </aside>
        <Canvas
          blocks={content.blocks}
          data={data}
          selected={selected}
          open={panel === 'block'}
          busy={!ready}
          notice={
            offered && (
              <div className="kept" role="status">
                <span>We kept your unsaved work on this page from {timeOf(offered.at)}.</span>
                <span className="end">
                  <button
                    type="button"
                    className="btn btn--s btn--quiet"
                    onClick={() => kept.settle(offered, false)}
                  >
                    Discard
                  </button>
                  <button type="button" className="btn btn--s btn--strong" onClick={() => bringBack(offered)}>
                    Restore
                  </button>
                </span>
              </div>
            )
          }
          empty={<EmptyCanvas pageId={page.id} />}
        />
        {openBlock && (
          <SidePanel
            key={openBlock.id}
            title={`Edit ${nameOf(openBlock)}`}
            onClose={closePanel}
            footer={<PanelButtons onCancel={cancelPanel} onSave={closePanel} />}
          >
            <BlockFields
              block={openBlock}
              onChange={(config) => dispatch({ type: 'edit', id: openBlock.id, config, now: Date.now() })}
            />
          </SidePanel>
        )}
        {panel === 'page' && (
          <PagePanel
            settings={settings}
            site={site}
            errors={saving.errors}
            onChange={(part) =>
              dispatch({ type: 'settings', settings: { ...settings, ...part }, now: Date.now() })
            }
            onCancel={cancelPanel}
            onKeep={closePanel}
            onRevisions={() => dispatch({ type: 'open', panel: 'revisions' })}
            onDuplicate={() => void duplicatePage(page.id)}
            onDelete={() => void deletePage()}
          />
        )}
        {panel === 'revisions' && (
          <RevisionsPanel
            pageId={page.id}
            draft={draft}
            dirty={dirty}
            since={kept.since}
            version={saved.version}
            onRestore={(revision, text) => dispatch({ type: 'load', draft: revision, text })}
            onName={saving.saveNamed}
            onClose={closePanel}
          />
        )}
      </div>
      <Spoken says={says} />
      <Dock
        block={panel ? undefined : block}
        blocks={content.blocks}
        preview={preview}
        onPreview={kept.flush}
        onSheet={setSheet}
        onPage={() => dispatch({ type: 'open', panel: 'page' })}
      />
      {sheet && (
        <SidePanel
          className="narrow addsheet"
          title={sheet === 'library' ? 'Components' : 'Outline'}
          onClose={() => {
            setSheet(null)
            dispatch({ type: 'insert', after: null })
          }}
        >
          {sheet === 'library' ? (
            <Library after={after} done={() => setSheet(null)} />
          ) : (
            <Outline blocks={content.blocks} selected={selected} />
          )}
        </SidePanel>
      )}
      {leaving && (
        <LeaveDialog
          onStay={() => setLeaving(null)}
          onKeep={() => goAway(false)}
          onDiscard={() => goAway(true)}
        />
      )}
      {saving.conflict && (
        <ConflictDialog
          key={saving.conflict.theirs.version}
          base={saved.base}
          mine={draft}
          since={kept.since}
          theirs={saving.conflict.theirs}
          who={saving.conflict.who}
          busy={saving.busy}
          onKeepEditing={saving.keepEditing}
          onTakeTheirs={() => void saving.takeTheirs()}
          onSaveMine={() => void saving.saveMine()}
          onPutTogether={(merge) => void saving.putTogether(merge)}
        />
      )}
    </BuilderDispatch>
  )
}
