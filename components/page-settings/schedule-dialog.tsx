'use client'

import { type Schedule, scheduleRefusals } from '@/lib/page-document/schedule'
import { scheduleSchema } from '@/lib/schemas/pages'
import { SaveDialog } from './save-dialog'
import { ScheduleFields } from './schedule-fields'

type Moments = Pick<Schedule, 'publishAt' | 'unpublishAt'>
type ScheduleDialogProps = {
  what: 'page' | 'post'
  row: Schedule & { title: string }
  save: (moments: Moments) => Promise<Record<string, string> | null>
  onClose: () => void
}

export function ScheduleDialog({ what, row, save, onClose }: ScheduleDialogProps) {
  const { title, isPublished, publishAt, unpublishAt } = row

  async function saveMoments(moments: Moments) {
    const refusals = scheduleRefusals({ isPublished, ...moments }, row, new Date())
    return Object.keys(refusals).length > 0 ? refusals : save(moments)
  }

  return (
    <SaveDialog<Moments>
      title={`Schedule ${title}`}
      action="Save schedule"
      intro={`The ${what} is ${isPublished ? 'shown' : 'a draft'} now. It changes automatically at the time you choose, New York time.`}
      stored={{ publishAt, unpublishAt }}
      schema={scheduleSchema}
      save={saveMoments}
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <ScheduleFields schedule={{ isPublished, ...values }} errors={errors} onChange={change} />
      )}
    </SaveDialog>
  )
}
