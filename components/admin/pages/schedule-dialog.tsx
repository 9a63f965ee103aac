'use client'

import { useState } from 'react'
import { scheduleRefusals } from '@/lib/page-document/schedule'
import { type PageRow } from '@/components/page-settings/page-row'
import { SaveDialog } from './save-dialog'
import { ScheduleFields } from '@/components/page-settings/schedule-fields'
import { type SavePage } from './use-page-actions'

type ScheduleDialogProps = { page: PageRow; save: SavePage; onClose: () => void }

/** When a page is published and unpublished by itself. */
export function ScheduleDialog({ page, save, onClose }: ScheduleDialogProps) {
  const { isPublished } = page
  const [moments, setMoments] = useState({ publishAt: page.publishAt, unpublishAt: page.unpublishAt })

  async function saveMoments() {
    const refused = scheduleRefusals({ isPublished, ...moments }, page, new Date())
    return Object.keys(refused).length > 0 ? refused : save(page, moments)
  }

  return (
    <SaveDialog
      title={`Schedule ${page.title}`}
      action="Save schedule"
      intro={
        <p>
          {isPublished ? 'The page is shown now.' : 'The page is a draft now.'} It changes by itself at the
          time you choose, New York time.
        </p>
      }
      save={saveMoments}
      onClose={onClose}
    >
      {(refusals) => (
        <ScheduleFields
          schedule={{ isPublished, ...moments }}
          errors={refusals}
          onChange={(part) => setMoments((now) => ({ ...now, ...part }))}
        />
      )}
    </SaveDialog>
  )
}
