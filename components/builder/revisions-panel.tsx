'use client'

import { useEffect, useState } from 'react'
import { NameRevision } from '@/components/page-settings/name-revision'
import { componentCount } from '@/components/page-settings/page-row'
import { Revision } from '@/components/page-settings/revision-row'
import { staffCall } from '@/components/staff/staff-call'
import { FieldError, Hint } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type PageRevision } from '@/lib/content-types'
import { type ListedRevision } from '@/lib/page-document/revision-list'
import { officeTime } from '@/lib/time/office-time'
import { restorePage } from './page-fields'
import { CompareDialog } from './compare-dialog'
import { type Draft, draftOf } from './draft'
import { SidePanel } from './side-panel'

/** What a row is called. */
const nameOf = ({ name, version, isPublished }: ListedRevision) =>
  name ? `“${name}”` : version === 1 ? 'Page created' : isPublished ? 'Published' : 'Saved'

/** What it is among the others. */
const markOf = ({ isCurrent, isLive }: ListedRevision) =>
  isLive ? (isCurrent ? 'Current, live' : 'Live') : isCurrent ? 'Current' : undefined

type RevisionsPanelProps = {
  pageId: string
  draft: Draft
  dirty: boolean
  since: string | null
  /** Whether visitors see the page. */
  isLive: boolean
  /** Raised with each named save, so that the list is fetched again. */
  version: number
  onRestore: (draft: Draft, text: string) => void
  onName: (name: string) => Promise<boolean>
  onClose: () => void
}

/** The page's kept states: to look at, to compare with the canvas, to bring back. */
export function RevisionsPanel(props: RevisionsPanelProps) {
  const { pageId, draft, dirty, since, isLive, version, onRestore, onName, onClose } = props
  const [rows, setRows] = useState<ListedRevision[] | string | null>(null)
  const [compared, setCompared] = useState<{ name: string; label: string; draft: Draft } | null>(null)

  useEffect(() => {
    let current = true
    void staffCall<ListedRevision[]>('GET', `/api/pages/${pageId}/revisions`).then((answer) => {
      if (current) setRows(answer.ok ? answer.data : answer.detail)
    })
    return () => {
      current = false
    }
  }, [pageId, version])

  async function withRevision(row: ListedRevision, then: (draft: Draft) => void) {
    const answer = await staffCall<PageRevision>('GET', `/api/pages/${pageId}/revisions/${row.id}`)
    if (answer.ok) then(draftOf(answer.data))
    else showToast({ title: 'Failed to load revision', description: answer.detail, destructive: true })
  }

  // Bringing back words must not publish, hide or move the page.
  const restore = (kept: Draft, name: string) =>
    onRestore(restorePage(draft, kept), `${name} restored. Save Page to keep it`)

  return (
    <SidePanel title="Revisions" onClose={onClose}>
      <NameRevision
        onName={onName}
        hint={isLive ? 'A name publishes nothing: visitors see the page as it is.' : undefined}
      />
      <ul className="-mt-4">
        {dirty && (
          <Revision
            look="unsaved"
            name="Now, not saved"
            about={since ? `Kept since ${officeTime(since)}` : 'Your changes since the last save'}
          />
        )}
        {Array.isArray(rows) &&
          rows.map((row) => {
            const name = nameOf(row)
            const label = `${name}, ${officeTime(row.createdAt)}`
            return (
              <Revision
                key={row.id}
                look={row.isLive ? 'published' : 'saved'}
                name={name}
                mark={markOf(row)}
                about={[officeTime(row.createdAt), row.staffName, row.changes || componentCount(row.blocks)]
                  .filter(Boolean)
                  .join(' · ')}
                actions={{
                  label,
                  onCompare: () =>
                    void withRevision(row, (kept) => setCompared({ name, label, draft: kept })),
                  onRestore: () => void withRevision(row, (kept) => restore(kept, name)),
                }}
              />
            )
          })}
      </ul>
      {rows === null && <Hint>Loading revisions...</Hint>}
      {typeof rows === 'string' && <FieldError>{rows}</FieldError>}
      {rows?.length === 0 && <Hint>None yet. Each save is kept here.</Hint>}
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
