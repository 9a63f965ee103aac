'use client'

import { useRouter } from 'next/navigation'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showError, showToast } from '@/components/ui/toast'
import { type VisitBlock } from '@/lib/visit-types'
import { blockText } from '@/lib/visits/blocks'
import { calendarHref, type CalendarView } from './calendar-address'
import { blockTitle } from '@/lib/visits/calendar-text'

export function BlockPanel({ block, view }: { block: VisitBlock; view: CalendarView }) {
  const router = useRouter()
  const close = () => router.push(calendarHref(view), { scroll: false })

  async function remove() {
    const answer = await staffCall('DELETE', `/api/calendar/blocks/${block.id}`)
    // Somebody else may have removed it already.
    if (!answer.ok && answer.status !== 404) {
      showError('Failed to remove the block', answer.detail)
      return false
    }
    showToast({ title: 'It can be booked again' })
    close()
    return true
  }

  return (
    <ConfirmDialog
      alert={false}
      title={blockTitle(block)}
      note={blockText(block)}
      begin="heading"
      text={`Nobody can book there on the site${block.staffName ? `. Blocked by ${block.staffName}.` : '.'}`}
      action="Remove the block"
      run={remove}
      onClose={close}
    />
  )
}

export function GoneDialog({ view }: { view: CalendarView }) {
  const router = useRouter()
  const close = () => router.push(calendarHref(view), { scroll: false })
  return (
    <Dialog
      title="It is gone"
      onClose={close}
      footer={
        <Button look="primary" onClick={close}>
          Back to the calendar
        </Button>
      }
    >
      <p className="text-stone">Somebody has removed it, or its lead is in the trash.</p>
    </Dialog>
  )
}
