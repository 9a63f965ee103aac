'use client'

import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { scheduleRefusals } from '@/lib/page-document/schedule'
import { type PageRow } from './page-row'
import { ScheduleFields } from './schedule-fields'
import { type SavePage } from './use-page-actions'

type ScheduleDialogProps = { page: PageRow; save: SavePage; onClose: () => void }

/** When a page is published and unpublished by itself. */
export function ScheduleDialog({ page, save, onClose }: ScheduleDialogProps) {
  const { isPublished } = page
  const [moments, setMoments] = useState({ publishAt: page.publishAt, unpublishAt: page.unpublishAt })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const form = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const refused = scheduleRefusals({ isPublished, ...moments }, page, new Date())
    setErrors(refused)
    if (Object.keys(refused).length > 0) return
    setBusy(true)
    const answer = await save(page, moments)
    setBusy(false)
    if (answer) setErrors(answer)
    else onClose()
  }

  return (
    <Dialog
      title={`Schedule ${page.title}`}
      onClose={onClose}
      footer={
        <span className="end">
          <button type="button" className="btn btn--quiet" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn--primary" form={form} disabled={busy}>
            Save schedule
          </button>
        </span>
      }
    >
      <p>
        {isPublished ? 'The page is shown now.' : 'The page is a draft now.'} It changes by itself at the time
        you choose, New York time.
      </p>
      <form id={form} className="dialog__form" noValidate onSubmit={(event) => void submit(event)}>
        <ScheduleFields
          schedule={{ isPublished, ...moments }}
          errors={errors}
          onChange={(part) => setMoments((now) => ({ ...now, ...part }))}
        />
      </form>
    </Dialog>
  )
}
