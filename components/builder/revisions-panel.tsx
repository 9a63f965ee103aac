'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { type PageRevision } from '@/lib/content-types'
import { staffCall } from '@/components/staff/staff-call'
import { componentCount } from '@/components/page-settings/page-row'
import { restored } from './compare'
import { CompareDialog } from './compare-dialog'
import { type Draft, draftOf } from './draft'
import { timeOf } from './kept-work'
import { SidePanel } from './side-panel'

type RevisionRow = Omit<PageRevision, 'components'> & { blocks: number }

type RevisionsPanelProps = {
  pageId: string
  draft: Draft
  dirty: boolean
  since: string | null
  /** Raised with each named save, so that the list is fetched again. */
  version: number
  onRestore: (draft: Draft, text: string) => void
  onName: (name: string) => Promise<boolean>
  onClose: () => void
}

/** The page's kept states: to look at, to compare with the canvas, to bring back. */
export function RevisionsPanel(props: RevisionsPanelProps) {
  const { pageId, draft, dirty, since, version, onRestore, onName, onClose } = props
  const [rows, setRows] = useState<RevisionRow[] | string | null>(null)
  const [compared, setCompared] = useState<{ name: string; label: string; draft: Draft } | null>(null)

  useEffect(() => {
    let current = true
    void staffCall<RevisionRow[]>('GET', `/api/pages/${pageId}/revisions`).then((answer) => {
      if (current) setRows(answer.ok ? answer.data : answer.detail)
    })
    return () => {
      current = false
    }
  }, [pageId, version])

  async function withRevision(row: RevisionRow, then: (draft: Draft) => void) {
    const answer = await staffCall<PageRevision>('GET', `/api/pages/${pageId}/revisions/${row.id}`)
    if (answer.ok) then(draftOf(answer.data))
    else showToast({ title: 'Failed to load revision', description: answer.detail, destructive: true })
  }

  // Bringing back words must not publish, hide or move the page.
  const restore = (kept: Draft, name: string) =>
    onRestore(restored(draft, kept), `${name} restored. Save Page to keep it`)

  async function nameIt(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const name = new FormData(form).get('name')
    if (typeof name === 'string' && name.trim() && (await onName(name.trim()))) form.reset()
  }

  return (
    <SidePanel title="Revisions" onClose={onClose}>
      <form className="revs__name" onSubmit={(event) => void nameIt(event)}>
        <label className="field">
          <span className="label">Name this version</span>
          <input
            className="input"
            name="name"
            maxLength={100}
            required
            placeholder="Before the spring prices"
          />
        </label>
        <button className="btn btn--s btn--strong">Save with this name</button>
      </form>
      <ul className="revs">
        {dirty && (
          <li className="unsaved">
            <b>Now, not saved</b>
            <small>
              {since ? `Kept in this browser since ${timeOf(since)}` : 'Your changes since the last save'}
            </small>
          </li>
        )}
        {Array.isArray(rows) &&
          rows.map((row) => {
            const name = row.name ? `“${row.name}”` : row.isPublished ? 'Published' : 'Saved'
            const label = `${name}, ${timeOf(row.createdAt)}`
            return (
              <li key={row.id} className={row.isPublished && row.version > 0 ? 'pub' : undefined}>
                <b>{name}</b>
                <small>
                  {timeOf(row.createdAt)}
                  {row.staffName && ` · ${row.staffName}`} · {componentCount(row.blocks)}
                </small>
                <div className="btns">
                  <button
                    type="button"
                    className="btn btn--s btn--quiet link"
                    aria-label={`Compare ${label}`}
                    onClick={() =>
                      void withRevision(row, (kept) => setCompared({ name, label, draft: kept }))
                    }
                  >
                    Compare
                  </button>
                  <button
                    type="button"
                    className="btn btn--s btn--quiet link"
                    aria-label={`Restore ${label}`}
                    onClick={() => void withRevision(row, (kept) => restore(kept, name))}
                  >
                    Restore
                  </button>
                </div>
              </li>
            )
          })}
      </ul>
      {rows === null && <p className="hint">Loading revisions...</p>}
      {typeof rows === 'string' && <p className="error">{rows}</p>}
      {rows?.length === 0 && (
        <p className="hint">
          None yet. Each save of a published page is kept here, and each save with a name.
        </p>
      )}
      {compared && (
        <CompareDialog
          now={draft}
          label={compared.label}
          revision={compared.draft}
          onClose={() => setCompared(null)}
          onRestore={() => restore(compared.draft, compared.name)}
        />
      )}
    </SidePanel>
  )
}
