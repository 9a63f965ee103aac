'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { LinkButton } from '@/components/ui/staff-link'
import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { showError, showToast } from '@/components/ui/toast'
import { counted } from '@/lib/text/counted'
import { type VisitBlock } from '@/lib/visit-types'
import { blockText } from '@/lib/visits/blocks'
import { blockTitle } from '@/lib/visits/calendar-text'
import { type CalendarView } from './calendar-address'
import { useShowView } from './use-show-view'

type BlockPanelProps = {
  block: VisitBlock
  /** The number of later blocks in its series. */
  later: number
  view: CalendarView
}

export function BlockPanel({ block, later, view }: BlockPanelProps) {
  const showView = useShowView()
  const [withLater, setWithLater] = useState(false)
  const close = () => showView(view)

  async function remove() {
    const answer = await staffCall('DELETE', `/api/calendar/blocks/${block.id}${withLater ? '?later' : ''}`)
    // 404: somebody else has removed it already.
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
    >
      {later > 0 && (
        <fieldset className="mt-4">
          <legend className="font-semibold">It repeats. Which ones go?</legend>
          {[false, true].map((value) => (
            <Radio
              key={String(value)}
              name="later"
              checked={withLater === value}
              onChange={() => setWithLater(value)}
            >
              {value ? `This one and ${counted(later, 'later one')}` : 'Only this one'}
            </Radio>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  )
}

/** Shows a busy time of another program's calendar, which can only be changed there. */
export function BusyTimePanel({ block, view }: { block: VisitBlock; view: CalendarView }) {
  const showView = useShowView()
  return (
    <Dialog
      title={blockTitle(block)}
      note={blockText(block)}
      begin="heading"
      onClose={() => showView(view)}
      footer={<LinkButton href="/admin/visits/calendars">Busy times from other calendars</LinkButton>}
    >
      <p className="text-stone">Nobody can book there on the site. Change it in that calendar.</p>
    </Dialog>
  )
}

export function GoneDialog({ view }: { view: CalendarView }) {
  const showView = useShowView()
  const close = () => showView(view)
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
      <p className="text-stone">Someone removed it, or its lead is in the trash.</p>
    </Dialog>
  )
}
