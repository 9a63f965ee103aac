'use client'

import { useEffect } from 'react'

/** Tells the page's inline loader (lib/page-cache) that React has taken over. Stands last in the root layout. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
