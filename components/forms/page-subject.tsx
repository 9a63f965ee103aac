'use client'

import { useEffect } from 'react'
import { type Named } from './named'
import { setPageSubject } from './open-dialog'

type PageSubjectProps = { town?: Named; service?: Named }

/** Says what a page is about, so that the header's estimate button asks for that. Shows nothing. */
export function PageSubject({ town, service }: PageSubjectProps) {
  useEffect(() => setPageSubject({ town, service }), [town, service])
  return null
}
