'use client'

import { useEffect } from 'react'
import { whenShown } from '@/lib/when-shown'
import { sendWaiting } from './waiting-requests'

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
