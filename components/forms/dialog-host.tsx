'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { type LocationOption } from '@/lib/business/recommendation-choices'
import { ContactForm } from './contact-form'
import { FormShell } from './form-shell'
import { currentDialogs, type Dialogs, subscribeToDialogs } from './open-dialog'

const noDialogs: Dialogs = {}

type DialogHostProps = {
  /** The towns that have recommendations. */
  locations: LocationOption[]
  phone: string
  /** The promise beside the button. */
  promise: string
}

/** Renders each dialog of a page once, however many buttons open it. */
export function DialogHost({ locations, ...facts }: DialogHostProps) {
  const { estimate, recommendations } = useSyncExternalStore(
    subscribeToDialogs,
    currentDialogs,
    () => noDialogs,
  )
  // Dynamic pages have no inline loader, which loads this script with the first thing that opens.
  useEffect(() => {
    if (document.getElementById('on-intent')) return
    document.head.append(Object.assign(document.createElement('script'), { src: '/_back.js' }))
  }, [])
  return (
    <>
      {/* A search brings React by itself, at once. */}
      {usePathname() !== '/search' && <FormShell phone={facts.phone} />}
      <div data-dialogs="">
        {/* The form comes with the scripts of every page: beside each dialog's and a page's own it would come twice. */}
        {estimate && <estimate.View {...estimate} {...facts} Form={ContactForm} />}
        {recommendations && (
          <recommendations.View {...recommendations} {...facts} locations={locations} Form={ContactForm} />
        )}
      </div>
    </>
  )
}
