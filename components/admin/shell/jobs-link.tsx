'use client'

import { Camera } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { sectionOf } from '@/components/staff/tabs'
import { mastheadLinkClass } from './masthead-link'

/** Links to the jobs. It loads a new document, because the camera is allowed in no other. */
export const JobsLink = () => (
  <a
    href="/admin/jobs"
    title="Jobs"
    aria-current={sectionOf(usePathname()) === '/admin/jobs' ? 'page' : undefined}
    className={mastheadLinkClass}
  >
    <Camera className="size-4.5" aria-hidden="true" />
    <span className="max-2xl:sr-only">Jobs</span>
  </a>
)
