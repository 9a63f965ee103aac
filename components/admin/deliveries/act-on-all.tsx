'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { Button, type ButtonLook } from '@/components/ui/button'
import { showFailure, showToast } from '@/components/ui/toast'
import { type DeliveryAction } from '@/lib/schemas/deliveries'
import { counted } from '@/lib/text/counted'

const done: Record<DeliveryAction, string> = {
  'send-offered': 'being sent',
  'drop-offered': 'kept here and not sent',
  'retry-failed': 'being tried again',
}

type ActOnAllProps = { action: DeliveryAction; look?: ButtonLook['look']; children: string }

/** Applies an action to all messages of a list. */
export function ActOnAll({ action, look, children }: ActOnAllProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function act() {
    // Not disabled meanwhile: that would drop the focus.
    if (busy) return
    setBusy(true)
    const answer = await staffCall<{ count: number }>('POST', '/api/deliveries', { action })
    setBusy(false)
    if (answer.ok) {
      const { count } = answer.data
      showToast({ title: `${counted(count, 'message')} ${count === 1 ? 'is' : 'are'} ${done[action]}` })
    } else showFailure('Nothing was changed', answer)
    router.refresh()
  }

  return (
    <Button look={look} aria-busy={busy} onClick={() => void act()}>
      {children}
    </Button>
  )
}
