'use client'

import { useEffect, useRef } from 'react'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type Job, type WonLead } from '@/lib/job-types'
import { AddJob } from './add-job'
import { dialogs } from './dialogs'
import { InstallHint } from './install-hint'
import { JobDetail } from './job-detail'
import { JobList } from './job-list'
import { useJobs } from './use-jobs'
import { useJobsOffline } from './use-jobs-offline'
import { useJobsView } from './use-jobs-view'
import { WaitingLine } from './waiting-line'

type JobsScreenProps = { jobs: Job[]; leads: WonLead[] }

/** Controls are higher than elsewhere, because crews wear gloves. */
const large = 'max-tablet:[--spacing-control:52px] max-tablet:[--spacing-input:52px]'

/** Renders all views of the jobs, in the browser only: their data is on the device. */
export function JobsScreen({ jobs, leads }: JobsScreenProps) {
  const isHydrated = useHydrated()
  useJobsOffline(dialogs)
  return (
    <Screen className={large}>
      {isHydrated ? (
        <JobsOfDevice jobs={jobs} leads={leads} />
      ) : (
        <>
          <ScreenHead title="Jobs" />
          <Skeleton className="h-40" />
        </>
      )}
    </Screen>
  )
}

function JobsOfDevice({ jobs: initial, leads }: JobsScreenProps) {
  const { jobs, waiting, trouble } = useJobs(initial)
  const view = useJobsView()
  const job = jobs.find(({ id, leadId }) => id === view.job || (view.lead && leadId === view.lead))
  const isAdding = !job && (view.adding || view.lead !== undefined)
  useViewFocus(job?.id ?? (isAdding ? 'add' : 'list'))
  const line = <WaitingLine waiting={waiting} trouble={trouble} />
  const leadOf = (id: string | null) => leads.find((lead) => lead.id === id)
  if (job)
    return (
      <JobDetail
        key={job.id}
        job={job}
        dialog={view.dialog}
        lead={leadOf(job.leadId)}
        isOffline={trouble?.kind === 'offline'}
      >
        {line}
      </JobDetail>
    )
  if (isAdding) {
    const usedLeadIds = new Set(jobs.map(({ leadId }) => leadId))
    return (
      <AddJob
        key={view.lead}
        leads={leads.filter(({ id }) => !usedLeadIds.has(id))}
        initialLead={leadOf(view.lead ?? null)}
      />
    )
  }
  return (
    <JobList jobs={jobs}>
      <InstallHint />
      {line}
    </JobList>
  )
}

/** Focuses the heading of a new view at the top of the window, as the browser does for a page. */
function useViewFocus(view: string) {
  const shownView = useRef(view)
  useEffect(() => {
    if (shownView.current === view) return
    shownView.current = view
    scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [view])
}
