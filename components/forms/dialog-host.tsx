'use client'

import { useSyncExternalStore } from 'react'
import { type LocationOption } from '@/lib/business/recommendation-choices'
import { currentDialogs, type Dialogs, onDialogs } from './open-dialog'

const none: Dialogs = {}

type DialogHostProps = {
  /** The towns for which there are recommendations. */
  locations: LocationOption[]
  phone: string
  /** The promise of a call, in hours. */
  contactHours: number
}

/** Where the dialogs of a page live, once each, however many buttons open them. */
export function DialogHost({ locations, ...facts }: DialogHostProps) {
  const { estimate, recommendations } = useSyncExternalStore(onDialogs, currentDialogs, () => none)
  return (
    <div data-dialogs="">
      {estimate && <estimate.View {...estimate} {...facts} />}
      {recommendations && (
        <recommendations.View opening={recommendations.opening} locations={locations} {...facts} />
      )}
    </div>
  )
}
