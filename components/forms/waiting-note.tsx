'use client'

import { useSyncExternalStore } from 'react'
import { phoneDigits } from '@/lib/business/phone'
import { subscribeToWaiting, waitingState } from './waiting-requests'

export function WaitingNote({ phone }: { phone: string }) {
  const state = useSyncExternalStore(subscribeToWaiting, waitingState, () => undefined)
  return (
    // Takes no space while empty, but is there, so that later text is announced.
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
