'use client'

import { useEffect } from 'react'
import { type Subject } from './estimate-dialog'
import { setPageSubject } from './open-dialog'

/** Sets the page's subject for the header's estimate button. Renders nothing. */
export function PageSubject(subject: Subject) {
  useEffect(() => setPageSubject(subject))
  return null
}
