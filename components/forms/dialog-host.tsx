'use client'

import { useSyncExternalStore } from 'react'
import { currentDialogs, type Dialogs, onDialogs } from './open-dialog'

const none: Dialogs = {}

type DialogHostProps = {
  phone: string
  /** The promise of a call, in hours. */
  contactHours: number
}

/** Where the dialogs of a page live, once each, however many buttons open them. */
export function DialogHost(facts: DialogHostProps) {
  const { estimate, recommendations } = useSyncExternalStore(onDialogs, currentDialogs, () => none)
  return (
    <div data-dialogs="">
      {estimate && <estimate.View {...estimate} {...facts} />}
      {recommendations && <recommendations.View opening={recommendations.opening} {...facts} />}
    </div>
  )
}
