'use client'

import { useEffect, useState } from 'react'
import { NameRevision } from '@/components/page-settings/name-revision'
import { Revision } from '@/components/page-settings/revision-row'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog, Sheet } from '@/components/ui/dialog'
import { FieldError, Hint } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { officeTime } from '@/lib/time/office-time'
import { type Change } from '@/lib/record-merge/changes'
import { ChangeList } from '@/components/records/change-list'

type RevisionRow = {
  id: string
  /** Empty unless somebody named it. */
  name: string
  /** 0 for a state that was only kept. */
  version: number
  createdAt: string
  staffName: string | null
}

type WorkRevisionsProps<Draft, State extends RevisionRow> = {
  /** Where the work is sent; its revisions lie below. */
  address: string
  draft: Draft
  /** The list brings whole states; else each is asked for by its id. */
  isWhole?: boolean
  /** The version that is stored: with another one the list is another. */
  version: number
  dirty: boolean
  /** Since when the changes are kept. */
  since: string | null
  /** What an unnamed state is called, and whether visitors saw it. */
  stateOf: (row: State) => { name: string; isLive: boolean }
  /** The sheet with a state brought back. */
  restored: (now: Draft, revision: State) => Draft
  differences: (from: Draft, to: Draft) => Change[]
  load: (draft: Draft) => void
  /** Keeps what is on the sheet under a name. */
  onName: (name: string) => Promise<boolean>
  onClose: () => void
}

/** The kept states of what is edited as one sheet: to name, to compare with the sheet, to bring back. */
export function WorkRevisions<Draft, State extends RevisionRow>(props: WorkRevisionsProps<Draft, State>) {
  const { address, draft, isWhole, version, dirty, since, stateOf, restored, differences, load } = props
  const [rows, setRows] = useState<State[] | string | null>(null)
  const [named, setNamed] = useState(0)
  const [compared, setCompared] = useState<{ label: string; revision: State } | null>(null)

  useEffect(() => {
    let current = true
    void staffCall<State[]>('GET', `${address}/revisions`).then((answer) => {
      if (current) setRows(answer.ok ? answer.data : answer.detail)
    })
    return () => {
      current = false
    }
  }, [address, version, named])

  async function withRevision(row: State, then: (revision: State) => void) {
    if (isWhole) return then(row)
    const answer = await staffCall<State>('GET', `${address}/revisions/${row.id}`)
    if (answer.ok) then(answer.data)
    else showToast({ title: 'Failed to load revision', description: answer.detail, destructive: true })
  }

  function restore(revision: State, label: string) {
    load(restored(draft, revision))
    showToast({
      title: `${label} is on the sheet`,
      description: 'Nothing shows on the site before you save.',
      action: { label: 'Undo', run: () => load(draft) },
    })
    props.onClose()
  }

  if (compared)
    return (
      <Comparison
        list={differences(draft, restored(draft, compared.revision))}
        label={compared.label}
        onRestore={() => restore(compared.revision, compared.label)}
        onClose={() => setCompared(null)}
      />
    )
  const list = Array.isArray(rows) ? rows : []
  return (
    <Sheet title="Revisions" begin="heading" onClose={props.onClose}>
      <NameRevision
        onName={async (name) => {
          const isKept = await props.onName(name)
          if (isKept) setNamed((before) => before + 1)
          return isKept
        }}
      />
      {rows === null && <Hint>Loading revisions...</Hint>}
      {typeof rows === 'string' && <FieldError>{rows}</FieldError>}
      {rows?.length === 0 && <Hint>None yet. Each save is kept here.</Hint>}
      <ul className="-mt-1">
        {dirty && (
          <Revision
            look="unsaved"
            name="Now, not saved"
            about={since ? `Kept since ${officeTime(since)}` : 'Your changes since the last save'}
          />
        )}
        {list.map((row) => {
          const state = stateOf(row)
          const name = row.name ? `“${row.name}”` : state.name
          const isNow = row === list.find((other) => other.version > 0)
          return (
            <Revision
              key={row.id}
              look={state.isLive && row.version > 0 ? 'published' : 'saved'}
              name={isNow ? `${name}, the last save` : name}
              about={[officeTime(row.createdAt), row.staffName].filter(Boolean).join(' · ')}
              actions={{
                label: `${name}, ${officeTime(row.createdAt)}`,
                onCompare: () => void withRevision(row, (revision) => setCompared({ label: name, revision })),
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
  list: Change[]
  label: string
  onRestore: () => void
  onClose: () => void
}

/** What bringing a revision back would change on the sheet. */
function Comparison({ list, label, onRestore, onClose }: ComparisonProps) {
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
          <ChangeList both list={list} same={0} />
        </div>
      )}
    </Dialog>
  )
}
