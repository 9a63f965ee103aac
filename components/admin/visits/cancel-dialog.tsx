'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/staff/confirm-dialog'
import { staffCall } from '@/components/staff/staff-call'
import { FieldError } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { capitalized } from '@/lib/text/in-words'
import { type VisitWithLead } from '@/lib/visit-types'
import { visitTimeText, visitWith } from '@/lib/visits/calendar-text'
import { noMailReason, TellField } from './tell-field'

type CancelDialogProps = {
  visit: VisitWithLead
  hasMail: boolean
  onCanceled: () => void
  onClose: () => void
}

/** Asks before a visit is canceled, which has no Undo. */
export function CancelDialog({ visit, hasMail, onCanceled, onClose }: CancelDialogProps) {
  const { id, version, lead } = visit
  const name = visitWith(visit)
  const refusal = noMailReason(lead.email, hasMail)
  const [tell, setTell] = useState(true)
  const [error, setError] = useState('')

  async function cancel() {
    const answer = await staffCall('PATCH', `/api/calendar/visits/${id}`, { deed: 'cancel', version, tell })
    if (!answer.ok) {
      setError(answer.detail)
      return false
    }
    showToast({ title: `${capitalized(name)} is canceled` })
    onCanceled()
    return true
  }

  return (
    <ConfirmDialog title={`Cancel ${name}?`} action="Cancel the visit" run={cancel} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-stone">{visitTimeText(visit)} can be booked by others then.</p>
        <TellField refusal={refusal} checked={tell} onChange={({ target }) => setTell(target.checked)} />
        {error && (
          <div role="alert">
            <FieldError>{error}</FieldError>
          </div>
        )}
      </div>
    </ConfirmDialog>
  )
}
