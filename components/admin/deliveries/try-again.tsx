'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { showFailure, showToast } from '@/components/ui/toast'
import { type Delivery } from '@/lib/content-types'

type TryAgainProps = {
  id: string
  label: string
  /** Which message, for those who don't see the row. */ about: string
}

/** Retries one message and shows the result. */
export function TryAgain({ id, label, about }: TryAgainProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function tryNow() {
    // Not disabled meanwhile: that would drop the focus.
    if (busy) return
    setBusy(true)
    const answer = await staffCall<Delivery>('POST', `/api/deliveries/${id}/retry`)
    setBusy(false)
    if (!answer.ok) showFailure('It could not be tried', answer)
    else if (answer.data.status === 'sent') showToast({ title: 'Sent' })
    else if (answer.data.lastError) showError('Still not sent', answer.data.lastError)
    else showToast({ title: 'It is being sent', description: 'Look again in a minute.' })
    router.refresh()
  }

  return (
    <Button
      size="small"
      aria-busy={busy}

      aria-label={`${label}: ${about}`}
      onClick={() => void tryNow()}
    >
      {label}
    </Button>
  )
}
