'use client'

import { useSearchParams } from 'next/navigation'
import { type ComponentProps, type MouseEvent } from 'react'
import { type JobMoment } from '@/lib/job-types'

// All views have one address, so that the one page that is stored on the device shows them without a connection.

const jobsPath = '/admin/jobs'

/** The dialog over a job: the camera for one moment, or the editor of its pair. */
export type JobDialog = JobMoment | 'pair'

type JobsView = { job?: string; lead?: string; dialog?: JobDialog; adding?: boolean }

const dialogs: readonly JobDialog[] = ['before', 'after', 'pair']

export function useJobsView(): JobsView {
  const params = useSearchParams()
  return {
    job: params.get('job') ?? undefined,
    lead: params.get('lead') ?? undefined,
    dialog: dialogs.find((dialog) => dialog === params.get('open')),
    adding: params.has('add'),
  }
}

function hrefOf({ job, dialog, adding }: JobsView): string {
  if (adding) return `${jobsPath}?add`
  if (!job) return jobsPath
  return `${jobsPath}?job=${job}${dialog ? `&open=${dialog}` : ''}`
}

/** Opens a view without asking the server. Next follows pushState and replaceState. */
export const openView = (view: JobsView) => history.pushState({ isOverView: true }, '', hrefOf(view))
export const replaceView = (view: JobsView) => history.replaceState(null, '', hrefOf(view))

/** Closes what was opened over a view, as the phone's own Back does. */
export function closeDialog(job: string) {
  const state = history.state as { isOverView?: boolean } | null
  if (state?.isOverView) history.back()
  else replaceView({ job })
}

type ViewLinkProps = Omit<ComponentProps<'a'>, 'href'> & { view: JobsView }

export function ViewLink({ view, children, ...rest }: ViewLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openView(view)
  }
  return (
    <a href={hrefOf(view)} onClick={open} {...rest}>
      {children}
    </a>
  )
}
