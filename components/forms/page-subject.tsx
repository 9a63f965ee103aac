'use client'

import { useEffect } from 'react'
import { type Named } from './named'
import { setPageSubject } from './open-dialog'

type PageSubjectProps = { town?: Named; service?: Named }

/** Sets the page's subject for the header's estimate button. Renders nothing. */
export function PageSubject({ town, service }: PageSubjectProps) {
  useEffect(() => setPageSubject({ town, service }), [town, service])
  return null
}
