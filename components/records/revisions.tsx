'use client'

import * as z from 'zod/mini'
import { staffCall } from '@/components/staff/staff-call'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError, Hint, Field, Input } from '@/components/ui/field'
import { showError } from '@/components/ui/toast'
import { listChanges } from '@/lib/record-merge/changes'
import { type RecordFields } from '@/lib/record-merge/record-fields'
import { revisionSchema } from '@/lib/schemas/pages'
import { officeTime } from '@/lib/time/office-time'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ChangeList } from './change-list'

export type RevisionRow = { id: string; createdAt: string; staffName: string | null }

type RowText = {
  name: string
  /** Only distinguishes it from others of the same name in the list. */
  note?: string
  /** Marks it among the others: "Current". */
  mark?: string
  changes?: string
  isLive: boolean
}

/** The texts that depend on where the record is edited. */
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
  /** The record's endpoint; `/revisions` is below it. */
  address: string
  draft: Draft
  /** The stored version: another one has another list. */
  version: number
  dirty: boolean
  /** The time at which the local copy began. */
  since: string | null
  textOf: (row: Row, rows: readonly Row[]) => RowText
  /** Returns the state out of its row, where the list brings whole states; else each is loaded by its id. */
  stateIn?: (row: Row) => State
  restored: (draft: Draft, state: State) => Draft
  onRestore: (restored: Draft, name: string) => void
  /** Stores the draft as a named revision. */
  onName: (name: string) => Promise<boolean>
  hint?: string
  place: keyof typeof places
  /** Renders the list, and while a revision is compared the comparison. */
  frame: (list: ReactNode, comparison: ReactNode) => ReactNode
}

/** Lists the revisions of a record, which can be named, compared with the draft and restored. */
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
          const { name, note, mark, changes: changesText, isLive } = textOf(row, list)
          const time = officeTime(row.createdAt)
          const label = `${name}, ${time}`
          return (
            <Revision
              key={row.id}
              look={isLive ? 'published' : 'saved'}
              name={note ? `${name}, ${note}` : name}
              mark={mark}
              about={[time, row.staffName, changesText].filter(Boolean).join(' · ')}
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

const dots = {
  unsaved: 'before:border-brass before:bg-brass',
  published: 'before:border-spruce before:bg-spruce',
  saved: 'before:border-stone before:bg-paper',
}

type RevisionProps = {
  look: keyof typeof dots
  name: string
  mark?: string
  about: string
  /** The draft that isn't saved has none. */
  actions?: {
    /** Tells it from others of its name. */
    label: string
    onCompare: () => void
    onRestore: () => void
  }
}

/** Renders one revision; what visitors see has a filled dot. */
const Revision = ({ look, name, mark, about, actions }: RevisionProps) => (
  <li
    className={`relative border-b border-hair py-3 pl-5.5 before:absolute before:top-4.5 before:left-0.5 before:size-2 before:rounded-full before:border-[1.5px] ${dots[look]}`}
  >
    <b className="flex flex-wrap items-center gap-x-2 font-semibold">
      {name}
      {mark && <Badge quiet>{mark}</Badge>}
    </b>
    <small className="block text-13 text-stone">{about}</small>
    {actions && (
      <div className="mt-1 -ml-2.5 flex gap-0.5">
        <RowAction does="Compare" to={actions.label} onClick={actions.onCompare} />
        <RowAction does="Restore" to={actions.label} onClick={actions.onRestore} />
      </div>
    )}
  </li>
)

const RowAction = ({ does, to, onClick }: { does: string; to: string; onClick: () => void }) => (
  <Button look="quiet" size="small" className="text-spruce" aria-label={`${does} ${to}`} onClick={onClick}>
    {does}
  </Button>
)

const nameSchema = z.pick(revisionSchema, { name: true })

type NameRevisionProps = { onName: (name: string) => Promise<boolean>; hint?: string }

/** Asks for the name of a revision. */
function NameRevision({ onName, hint }: NameRevisionProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { name: '' },
    resolver: zodResolver(nameSchema),
  })
  const submit = handleSubmit(async ({ name }) => {
    if (await onName(name)) reset()
  })
  return (
    <form
      className="grid justify-items-start gap-2 border-b border-hair-strong pb-3.5"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Field className="w-full" label="Name this version" hint={hint} error={formState.errors.name?.message}>
        <Input placeholder="Before the spring prices" {...register('name')} />
      </Field>
      <Button type="submit" look="strong" size="small">
        Save with this name
      </Button>
    </form>
  )
}
