'use client'

import { useEffect } from 'react'
import { setPageSubject, type Subject } from './open-dialog'

/** Sets the page's subject for the header's estimate button. Renders nothing. */
export function PageSubject({ town, service }: Subject) {
  useEffect(() => setPageSubject({ town, service }), [town, service])
  return null
}
