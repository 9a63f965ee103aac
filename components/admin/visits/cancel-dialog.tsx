'use client'

import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FieldError } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { type VisitWithLead } from '@/lib/visit-types'
import { visitTimeText } from '@/lib/visits/calendar-text'
import { noMailReason, TellField } from './tell-field'

type CancelDialogProps = {
  visit: VisitWithLead
  hasMail: boolean
  onCanceled: () => void
  onClose: () => void
}

/** Asks before a visit is canceled: it could only be booked again. */
export function CancelDialog({ visit, hasMail, onCanceled, onClose }: CancelDialogProps) {
  const { id, version, lead } = visit
  const refusal = noMailReason(lead.email, hasMail)
  const [tell, setTell] = useState(true)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')

  async function cancel() {
    setBusy(true)
    const answer = await staffCall('PATCH', `/api/calendar/visits/${id}`, { deed: 'cancel', version, tell })
    setBusy(false)
    if (!answer.ok) return setError(answer.detail)
    showToast({ title: `The visit at ${lead.name}’s is canceled` })
    onCanceled()
  }

  return (
    <Dialog
      alert
      title={`Cancel the visit at ${lead.name}’s?`}
      onClose={onClose}
      footer={
        <>
          <Button look="danger" data-aside="" disabled={busy} aria-busy={busy} onClick={() => void cancel()}>
            Cancel the visit
          </Button>
          <Button look="primary" data-first="" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-stone">{visitTimeText(visit)} can be booked by others then.</p>
        <TellField refusal={refusal} checked={tell} onChange={({ target }) => setTell(target.checked)} />
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  )
}
