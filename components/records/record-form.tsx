'use client'

import { Save } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { FormFoot } from '@/components/staff/form-foot'
import { LeaveDialog } from '@/components/staff/leave-dialog'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { useScreenActions } from '@/components/staff/screen-actions'
import { RecordNotices } from './record-notices'
import { type RecordFields } from './use-record-fields'

const ConflictDialog = lazy(() =>
  import('./conflict-dialog').then((file) => ({
    default: file.ConflictDialog<Record<string, unknown>, Record<string, unknown>>,
  })),
)

type RecordFormProps = {
  fields: RecordFields
  title: string
  note?: ReactNode
  head?: ReactNode
  aside: ReactNode
  children: ReactNode
}

/** Renders the frame of a record's form: fields, more of them at the side, saving and its questions. */
export function RecordForm({ fields, title, note, head, aside, children }: RecordFormProps) {
  const { record, comparison, editing } = fields
  const { saving, localCopy, save, leaveQuestion } = editing
  const { conflict } = saving
  const what = record.one.toLowerCase()
  useScreenActions([{ label: `Save this ${what}`, icon: Save, run: save }])
  return (
    <Screen>
      <BackLink href={record.list}>{record.several}</BackLink>
      <ScreenHead title={title} note={note}>
        {head}
      </ScreenHead>
      <RecordNotices what={what} editing={editing} onShow={editing.showRemote} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid max-w-190 grid-cols-1 content-start gap-5">{children}</div>
          <aside
            className="grid grid-cols-1 content-start gap-5 border-l border-hair pl-8 max-tablet:border-t max-tablet:border-l-0 max-tablet:border-hair-strong max-tablet:pt-6 max-tablet:pl-0"
            aria-label="Facts"
          >
            {aside}
          </aside>
        </div>
        <FormFoot className="mt-8" label={`Save ${what}`} busy={saving.busy} cancel={record.list} />
      </form>
      <Suspense>
        {conflict && (
          <ConflictDialog
            key={conflict.remote.version}
            record={comparison}
            what={what}
            conflict={conflict}
            savedAt={conflict.remote.updatedAt}
            since={localCopy.since}
            saving={saving}
          />
        )}
      </Suspense>
      {leaveQuestion && <LeaveDialog {...leaveQuestion} />}
    </Screen>
  )
}
