'use client'

import { scheduleRefusals } from '@/lib/page-document/schedule'
import { type PageRow } from '@/components/page-settings/page-row'
import { SaveDialog } from '@/components/page-settings/save-dialog'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { type SavePage } from './use-page-actions'

type Moments = Pick<PageRow, 'publishAt' | 'unpublishAt'>
type ScheduleDialogProps = { page: PageRow; save: SavePage; onClose: () => void }

/** When a page is published and unpublished by itself. */
export function ScheduleDialog({ page, save, onClose }: ScheduleDialogProps) {
  const { isPublished } = page

  async function saveMoments(moments: Moments) {
    const refused = scheduleRefusals({ isPublished, ...moments }, page, new Date())
    return Object.keys(refused).length > 0 ? refused : save(page, moments)
  }

  return (
    <SaveDialog<Moments>
      title={`Schedule ${page.title}`}
      action="Save schedule"
      intro={`The page is ${isPublished ? 'shown' : 'a draft'} now. It changes by itself at the time you choose, New York time.`}
      stored={{ publishAt: page.publishAt, unpublishAt: page.unpublishAt }}
      save={saveMoments}
      onClose={onClose}
    >
      {({ values, errors, change }) => (
        <ScheduleFields schedule={{ isPublished, ...values }} errors={errors} onChange={change} />
      )}
    </SaveDialog>
  )
}
