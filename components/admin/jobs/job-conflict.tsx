'use client'

import { Button } from '@/components/ui/button'
import { type Job, type JobFields } from '@/lib/job-types'
import { type LocalJob, removeJob, restoreJob, settleConflict } from './use-jobs'
import { replaceView } from './use-jobs-view'

const noticeClass = 'mb-6 border-l-3 border-brass bg-brass-mist px-3.5 py-3'

const labels: Record<keyof JobFields, string> = {
  leadId: 'Lead',
  place: 'Place',
  projectType: 'Room',
  service: 'Service',
  title: 'Title',
  description: 'What you changed',
  costFrom: 'Cost from',
  costTo: 'Cost to',
  weeks: 'Weeks',
  pair: 'Aligned photos',
  permission: 'Permission',
}

/** Shows that somebody else changed or removed the job while it had changes here, and asks how to go on. */
export function JobConflict({ job }: { job: LocalJob }) {
  const { conflict, unsent } = job
  if (job.isTrashed) return <TrashedElsewhere job={job} />
  if (!conflict) return null
  const names = (Object.keys(unsent) as (keyof JobFields)[]).filter(
    (name) => textOf(conflict[name]) !== textOf(job[name]),
  )
  return (
    <section aria-label="Changed by someone else" className={noticeClass}>
      <p role="status" className="font-semibold">
        Someone else changed this job too. Which version do you want to keep?
      </p>
      <dl className="my-2 grid gap-2 wrap-anywhere">
        {names.map((name) => (
          <div key={name}>
            <dt className="font-semibold">{labels[name]}</dt>
            <dd>Yours: {textOf(job[name])}</dd>
            <dd>Theirs: {textOf(conflict[name])}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-2 gap-2 tablet:flex">
        <Button look="strong" onClick={() => settleConflict(job.id, 'mine')}>
          Keep yours
        </Button>
        <Button onClick={() => settleConflict(job.id, 'theirs')}>Take theirs</Button>
      </div>
    </section>
  )
}

function TrashedElsewhere({ job }: { job: LocalJob }) {
  function remove() {
    removeJob(job.id)
    replaceView({})
  }
  return (
    <section aria-label="In the trash" className={noticeClass}>
      <p role="status" className="mb-2 font-semibold">
        Someone moved this job to the trash. What’s still on this device won’t be sent.
      </p>
      <div className="grid grid-cols-2 gap-2 tablet:flex">
        <Button look="strong" onClick={() => void restoreJob(job.id)}>
          Bring it back
        </Button>
        <Button onClick={remove}>Remove it here too</Button>
      </div>
    </section>
  )
}

function textOf(value: Job[keyof JobFields]): string {
  if (value === null || value === '') return 'nothing'
  if (typeof value !== 'object') return String(value)
  return 'name' in value ? `${value.name}, ${value.way}, ${value.givenOn}` : 'a choice of photos'
}
