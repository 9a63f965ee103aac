'use client'

import { type ReactNode, useEffect, useId, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError, Hint } from '@/components/ui/field'
import { showError } from '@/components/ui/toast'
import { listChanges } from '@/lib/record-merge/changes'
import { type RecordFields } from '@/lib/record-merge/record-fields'
import { officeTime } from '@/lib/time/office-time'
import { ChangeList } from './change-list'
import { NameRevision } from './name-revision'
import { Revision } from './revision-row'

export type RevisionRow = { id: string; createdAt: string; staffName: string | null }

/** How a row of the list is called. */
type RowText = {
  name: string
  /** Told apart from others of its name in the list only. */
  note?: string
  /** What it is among the others, such as the current one. */
  mark?: string
  /** What its save changed. */
  changes?: string
  /** Whether visitors saw it. */
  isLive: boolean
}

/** What a record's revisions are compared with, and what restoring one does. */
const places = {
  canvas: {
    where: 'in the canvas',
    effect: 'It is one step: Undo takes it back, and nothing shows on the site before Save Page.',
    back: 'Close',
    listClass: '-mt-4',
  },
  sheet: {
    where: 'on the sheet',
    effect: 'Nothing shows on the site before you save.',
    back: 'Back to revisions',
    listClass: '-mt-1',
  },
}

export type RevisionsProps<Draft, Fields extends object, Row extends RevisionRow, State> = {
  record: RecordFields<Draft, Fields>
  /** Where the record is sent; its revisions are below it. */
  address: string
  draft: Draft
  /** The version that is stored: with another one the list is another. */
  version: number
  dirty: boolean
  /** Since when the changes are kept. */
  since: string | null
  textOf: (row: Row, rows: readonly Row[]) => RowText
  /** Returns the state out of its row, where the list brings whole states; else each is loaded by its id. */
  stateIn?: (row: Row) => State
  /** Returns the draft with a state restored. */
  restored: (draft: Draft, state: State) => Draft
  onRestore: (restored: Draft, name: string) => void
  /** Keeps what is edited under a name. */
  onName: (name: string) => Promise<boolean>
  /** What a name doesn't do. */
  hint?: string
  place: keyof typeof places
  /** Renders the list, and while a revision is compared the comparison. */
  frame: (list: ReactNode, comparison: ReactNode) => ReactNode
}

/** Lists the revisions of a record: to name one, to compare one with what is edited, to restore one. */
export function Revisions<Draft, Fields extends object, Row extends RevisionRow, State>(
  props: RevisionsProps<Draft, Fields, Row, State>,
) {
  const { record, address, draft, version, dirty, since, textOf, stateIn, onRestore } = props
  const { back, where, effect, listClass } = places[props.place]
  const [rows, setRows] = useState<Row[] | string | null>(null)
  const [namings, setNamings] = useState(0)
  const [compared, setCompared] = useState<{ label: string; name: string; restored: Draft } | null>(null)
  const intro = useId()

  useEffect(() => {
    let isCurrent = true
    void staffCall<Row[]>('GET', `${address}/revisions`).then((answer) => {
      if (isCurrent) setRows(answer.ok ? answer.data : answer.detail)
    })
    return () => {
      isCurrent = false
    }
  }, [address, version, namings])

  async function withRevision(row: Row, then: (restored: Draft) => void) {
    if (stateIn) return then(props.restored(draft, stateIn(row)))
    const answer = await staffCall<State>('GET', `${address}/revisions/${row.id}`)
    if (answer.ok) then(props.restored(draft, answer.data))
    else showError('Failed to load revision', answer.detail)
  }

  const list = Array.isArray(rows) ? rows : []
  const changes = compared && listChanges(record, draft, compared.restored)
  return props.frame(
    <>
      <NameRevision
        hint={props.hint}
        onName={async (name) => {
          const isKept = await props.onName(name)
          if (isKept) setNamings((times) => times + 1)
          return isKept
        }}
      />
      {rows === null && <Hint>Loading revisions...</Hint>}
      {typeof rows === 'string' && <FieldError>{rows}</FieldError>}
      {rows?.length === 0 && <Hint>None yet. Each save is kept here.</Hint>}
      <ul className={listClass}>
        {dirty && (
          <Revision
            look="unsaved"
            name="Now, not saved"
            about={since ? `Kept since ${officeTime(since)}` : 'Your changes since the last save'}
          />
        )}
        {list.map((row) => {
          const { name, note, mark, changes: saved, isLive } = textOf(row, list)
          const time = officeTime(row.createdAt)
          const label = `${name}, ${time}`
          return (
            <Revision
              key={row.id}
              look={isLive ? 'published' : 'saved'}
              name={note ? `${name}, ${note}` : name}
              mark={mark}
              about={[time, row.staffName, saved].filter(Boolean).join(' · ')}
              actions={{
                label,
                onCompare: () =>
                  void withRevision(row, (restored) =>
                    setCompared({ name, label: props.place === 'canvas' ? label : name, restored }),
                  ),
                onRestore: () => void withRevision(row, (restored) => onRestore(restored, name)),
              }}
            />
          )
        })}
      </ul>
    </>,
    compared && changes && (
      <Dialog
        title="Compare"
        aria-describedby={intro}
        onClose={() => setCompared(null)}
        footer={
          <>
            <Button data-aside="" onClick={() => setCompared(null)}>
              {back}
            </Button>
            {changes.list.length > 0 && (
              <Button look="primary" onClick={() => onRestore(compared.restored, compared.name)}>
                Restore this version
              </Button>
            )}
          </>
        }
      >
        <p className="text-stone" id={intro}>
          {changes.list.length === 0
            ? `The ${props.place} is the same as ${compared.label}. There is nothing to restore.`
            : `What would change ${where} if you restored ${compared.label}. ${effect}`}
        </p>
        {changes.list.length > 0 && (
          <div className="mt-4 border-t border-hair-strong">
            <ChangeList both {...changes} />
          </div>
        )}
      </Dialog>
    ),
  )
}
