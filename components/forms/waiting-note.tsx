'use client'

import { useSyncExternalStore } from 'react'
import { phoneDigits } from '@/lib/business/phone'
import { subscribeToWaiting, waitingState } from './waiting-requests'

/** In a form: that what was written waits on this device, or has arrived since. */
export function WaitingNote({ phone }: { phone: string }) {
  const state = useSyncExternalStore(subscribeToWaiting, waitingState, () => undefined)
  return (
    // Out of the form's way while it is empty, but there: what appears in it later is read out.
    <div role="status" className="empty:absolute">
      {state === 'waiting' && (
        <p className="border-l-3 border-brass bg-paper px-4 py-2.5 text-small">
          <b className="font-semibold">What you wrote is safe on this device.</b> It is sent by itself as soon
          as we can be reached, also if you leave this page. In a hurry? Call{' '}
          <a
            className="font-semibold whitespace-nowrap underline underline-offset-4"
            href={`tel:${phoneDigits(phone)}`}
          >
            {phone}
          </a>
          .
        </p>
      )}
      {state === 'arrived' && (
        <p className="border-l-3 border-spruce bg-paper px-4 py-2.5 text-small">
          <b className="font-semibold">What you wrote has reached us.</b> You don’t need to send it again.
        </p>
      )}
    </div>
  )
}
