'use client'

import { useEffect, useState } from 'react'
import { Changes } from '@/components/builder/versus'
import { NameRevision } from '@/components/page-settings/name-revision'
import { Revision } from '@/components/page-settings/revision-row'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog, Sheet } from '@/components/ui/dialog'
import { FieldError, Hint } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type PostRevision } from '@/lib/content-types'
import { officeTime } from '@/lib/time/office-time'
import { differences, type PostDraft, restored } from './post-draft'
import { type PostEditing } from './use-post-editor'

type RevisionRow = Omit<PostRevision, 'content'>
type PostRevisionsProps = { id: string; editing: PostEditing; onClose: () => void }

/** The post's kept states: to name, to compare with the sheet, to bring back. */
export function PostRevisions({ id, editing, onClose }: PostRevisionsProps) {
  const { saved, draft, dirty, kept, load, saving } = editing
  const { version } = saved
  const [rows, setRows] = useState<RevisionRow[] | string | null>(null)
  const [named, setNamed] = useState(0)
  const [compared, setCompared] = useState<{ label: string; revision: PostRevision } | null>(null)

  useEffect(() => {
    let current = true
    void staffCall<RevisionRow[]>('GET', `/api/blog/${id}/revisions`).then((answer) => {
      if (current) setRows(answer.ok ? answer.data : answer.detail)
    })
    return () => {
      current = false
    }
  }, [id, version, named])

  /** A name publishes nothing: of a post that visitors see, or would with the save, the words are only kept. */
  async function nameIt(name: string): Promise<boolean> {
    if (!dirty || !(saved.draft.isPublished || draft.isPublished)) return saving.saveNamed(name)
    const isKept = await saving.keepNamed(name)
    if (!isKept) return false
    setNamed((before) => before + 1)
    showToast({
      title: `Kept as “${name}”`,
      description: 'Nothing is published: your changes are still unsaved.',
    })
    return true
  }

  async function withRevision(row: RevisionRow, then: (revision: PostRevision) => void) {
    const answer = await staffCall<PostRevision>('GET', `/api/blog/${id}/revisions/${row.id}`)
    if (answer.ok) then(answer.data)
    else showToast({ title: 'Failed to load revision', description: answer.detail, destructive: true })
  }

  // Bringing back words must not publish, hide or move the post.
  function restore(revision: PostRevision, label: string) {
    load(restored(draft, revision))
    showToast({
      title: `${label} is on the sheet`,
      description: 'Nothing shows on the site before you save.',
      action: { label: 'Undo', run: () => load(draft) },
    })
    onClose()
  }

  if (compared)
    return (
      <Comparison
        now={draft}
        label={compared.label}
        then={restored(draft, compared.revision)}
        onRestore={() => restore(compared.revision, compared.label)}
        onClose={() => setCompared(null)}
      />
    )
  return (
    <Sheet title="Revisions" begin="heading" onClose={onClose}>
      <NameRevision onName={nameIt} />
      {rows === null && <Hint>Loading revisions...</Hint>}
      {typeof rows === 'string' && <FieldError>{rows}</FieldError>}
      {rows?.length === 0 && <Hint>None yet. Each save is kept here.</Hint>}
      <ul className="-mt-1">
        {dirty && (
          <Revision
            look="unsaved"
            name="Now, not saved"
            about={
              kept.since
                ? `Kept in this browser since ${officeTime(kept.since)}`
                : 'Your changes since the last save'
            }
          />
        )}
        {Array.isArray(rows) &&
          rows.map((row) => {
            const name = row.name ? `“${row.name}”` : row.isPublished ? 'Published' : 'Draft'
            const label = `${name}, ${officeTime(row.createdAt)}`
            const isNow = row === rows.find((other) => other.version > 0)
            return (
              <Revision
                key={row.id}
                look={row.isPublished && row.version > 0 ? 'published' : 'saved'}
                name={isNow ? `${name}, the last save` : name}
                about={[officeTime(row.createdAt), row.staffName].filter(Boolean).join(' · ')}
                actions={{
                  label,
                  onCompare: () =>
                    void withRevision(row, (revision) => setCompared({ label: name, revision })),
                  onRestore: () => void withRevision(row, (revision) => restore(revision, name)),
                }}
              />
            )
          })}
      </ul>
    </Sheet>
  )
}

type ComparisonProps = {
  now: PostDraft
  then: PostDraft
  label: string
  onRestore: () => void
  onClose: () => void
}

/** What bringing a revision back would change on the sheet. */
function Comparison({ now, then, label, onRestore, onClose }: ComparisonProps) {
  const list = differences(now, then)
  return (
    <Dialog
      title="Compare"
      onClose={onClose}
      footer={
        <>
          <Button data-aside="" onClick={onClose}>
            Back to revisions
          </Button>
          {list.length > 0 && (
            <Button look="primary" onClick={onRestore}>
              Restore this version
            </Button>
          )}
        </>
      }
    >
      <p className="text-stone">
        {list.length === 0
          ? `The sheet is the same as ${label}. There is nothing to restore.`
          : `What would change on the sheet if you restored ${label}. Nothing shows on the site before you save.`}
      </p>
      {list.length > 0 && (
        <div className="mt-4 border-t border-hair-strong">
          <Changes both list={list} same="" />
        </div>
      )}
    </Dialog>
  )
}
