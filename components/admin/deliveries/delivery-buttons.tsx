'use client'

import { staffCall } from '@/components/staff/staff-call'
import { useRefreshingTask } from '@/components/staff/use-refreshing-task'
import { Button, type ButtonLook } from '@/components/ui/button'
import { showError, showToast } from '@/components/ui/toast'
import { type Delivery } from '@/lib/delivery-types'
import { type DeliveryAction } from '@/lib/schemas/deliveries'
import { counted } from '@/lib/text/counted'

// The buttons aren't disabled meanwhile, because they would lose the focus.

const results: Record<DeliveryAction, string> = {
  'send-offered': 'being sent',
  'drop-offered': 'kept here and not sent',
  'retry-failed': 'being tried again',
}

type ActOnAllProps = { action: DeliveryAction; look?: ButtonLook['look']; children: string }

/** Applies an action to all messages of a list. */
export function ActOnAll({ action, look, children }: ActOnAllProps) {
  const { busy, run } = useRefreshingTask()
  const act = async () => {
    const answer = await staffCall<{ count: number }>('POST', '/api/deliveries', { action })
    if (!answer.ok) return showError('Nothing was changed', answer.detail)
    const { count } = answer.data
    showToast({ title: `${counted(count, 'message')} ${count === 1 ? 'is' : 'are'} ${results[action]}` })
  }
  return (
    <Button look={look} aria-busy={busy} onClick={() => run(act)}>
      {children}
    </Button>
  )
}

/** Retries one message and shows the result; `about` names it for screen readers. */
export function TryAgain({ id, label, about }: { id: string; label: string; about: string }) {
  const { busy, run } = useRefreshingTask()
  const retry = async () => {
    const answer = await staffCall<Delivery>('POST', `/api/deliveries/${id}/retry`)
    if (!answer.ok) return showError('Trying again didn’t work', answer.detail)
    const { status, lastError } = answer.data
    if (status === 'sent') showToast({ title: 'Sent' })
    else if (lastError) showError('Still not sent', lastError)
    else showToast({ title: 'It is being sent', description: 'Check again in a minute.' })
  }
  return (
    <Button size="small" aria-busy={busy} aria-label={`${label}: ${about}`} onClick={() => run(retry)}>
      {label}
    </Button>
  )
}
