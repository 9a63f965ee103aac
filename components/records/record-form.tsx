'use client'

import { Save } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Collaborator } from '@/lib/content-types'
import { FormFoot } from '@/components/staff/form-foot'
import { LeaveQuestion } from '@/components/staff/leave-dialog'
import { PresenceNote } from '@/components/staff/collaborators'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ConflictDialog } from './conflict-dialog'
import { type RecordFormState, type RecordNames } from './use-record-form'

type RecordFormProps = {
  names: RecordNames
  title: string
  note?: ReactNode
  head?: ReactNode
  state: Omit<RecordFormState, 'suggestions'>
  busy: boolean
  people?: readonly Collaborator[]
  aside: ReactNode
  children: ReactNode
}

/** Renders the frame of a record's form: fields, more of them at the side, saving and its questions. */
export function RecordForm({
  names,
  title,
  note,
  head,
  state,
  busy,
  people = [],
  aside,
  children,
}: RecordFormProps) {
  const { list, one, several } = names
  useScreenActions([{ label: `Save this ${one.toLowerCase()}`, icon: Save, run: () => void state.submit() }])
  return (
    <Screen>
      <BackLink href={list}>{several}</BackLink>
      <ScreenHead title={title} note={note}>
        {head}
      </ScreenHead>
      <PresenceNote what={one.toLowerCase()} people={people} className="mb-4" />
      <form noValidate onSubmit={(event) => void state.submit(event)}>
        <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid max-w-190 grid-cols-1 content-start gap-5">{children}</div>
          <aside
            className="grid grid-cols-1 content-start gap-5 border-l border-hair pl-8 max-tablet:border-t max-tablet:border-l-0 max-tablet:border-hair-strong max-tablet:pt-6 max-tablet:pl-0"
            aria-label="Facts"
          >
            {aside}
          </aside>
        </div>
        <FormFoot className="mt-8" label={`Save ${one.toLowerCase()}`} busy={busy} cancel={list} />
      </form>
      {/* Loaded with the form: nothing else keeps what was typed if it couldn't be. */}
      {state.question && <ConflictDialog {...state.question} />}
      <LeaveQuestion leaving={state.leaving} onDiscard={state.discard} onSave={state.saveAndLeave}>
        Your changes are not saved yet.
      </LeaveQuestion>
    </Screen>
  )
}
