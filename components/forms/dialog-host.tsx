'use client'

import { useSyncExternalStore } from 'react'
import { currentDialogs, type Dialogs, onDialogs } from './open-dialog'

const none: Dialogs = {}

/** Where the dialogs of a page live, once each, however many buttons open them. */
export function DialogHost({ phone }: { phone: string }) {
  const { estimate, recommendations } = useSyncExternalStore(onDialogs, currentDialogs, () => none)
  return (
    <div data-dialogs="">
      {estimate && <estimate.View {...estimate} phone={phone} />}
      {recommendations && <recommendations.View opening={recommendations.opening} phone={phone} />}
    </div>
  )
}
