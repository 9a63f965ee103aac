'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { type FillText } from '@/lib/text/fill-known'
import { whenShown } from '@/lib/when-shown'
import { CallLink } from './form-fields'
import { sendWaiting, subscribeToWaiting, waitingState } from './waiting-requests'

export function WaitingNote({ phone, words }: { phone: string; words: FillText }) {
  const state = useSyncExternalStore(subscribeToWaiting, waitingState, () => undefined)
  return (
    // Takes no space while empty, but is there, so that later text is announced.
    <div role="status" className="empty:absolute">
      {state === 'waiting' && (
        <p className="border-l-3 border-brass bg-paper px-4 py-2.5 text-small">
          <b className="font-semibold">{words('What you wrote is safe on this device.')}</b>{' '}
          {words('We’ll send it when you’re back online, even if you leave this page. In a hurry? Call')}{' '}
          <CallLink phone={phone} className="font-semibold" />.
        </p>
      )}
      {state === 'arrived' && (
        <p className="border-l-3 border-spruce bg-paper px-4 py-2.5 text-small">
          <b className="font-semibold">{words('What you wrote has reached us.')}</b>{' '}
          {words('You don’t need to send it again.')}
        </p>
      )}
    </div>
  )
}

/** Sends waiting requests when a page is opened and when the connection is back. Renders nothing. */
export function SendWaiting() {
  useEffect(() => {
    const connected = () => void sendWaiting()
    whenShown(connected)
    addEventListener('online', connected)
    return () => removeEventListener('online', connected)
  }, [])
  return null
}
