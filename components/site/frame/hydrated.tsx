'use client'

import { useEffect } from 'react'

/** Tells the page's inline loader (lib/page-cache) that React has taken over. The last element of the root layout. */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
