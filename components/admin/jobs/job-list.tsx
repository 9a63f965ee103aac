'use client'

import { Camera, ChevronRight, CloudUpload, ImageOff } from 'lucide-react'
import { type ReactNode } from 'react'
import { Rows, ScreenHead } from '@/components/staff/screen'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { counted } from '@/lib/text/counted'
import { elapsed } from '@/lib/time/elapsed'
import { nextStep, photosOf, titleOf } from './job-text'
import { type LocalJob } from './use-jobs'
import { openView, ViewLink } from './use-jobs-view'

const AddButton = ({ wide }: { wide?: boolean }) => (
  <Button
    look="primary"
    className={wide ? 'max-tablet:w-full' : ''}
    onClick={() => openView({ adding: true })}
  >
    <Camera className="size-5" aria-hidden="true" />
    Add a job
  </Button>
)

/** Lists the jobs: open ones, then those with a published project. `children` stands above the list. */
export function JobList({ jobs, children }: { jobs: LocalJob[]; children: ReactNode }) {
  const openJobs = jobs.filter(({ project }) => !project?.isPublished)
  const publishedJobs = jobs.filter(({ project }) => project?.isPublished)
  return (
    <>
      <ScreenHead title="Jobs">{jobs.length > 0 && <AddButton wide />}</ScreenHead>
      {children}
      {jobs.length === 0 && (
        <EmptyState title="No jobs yet" action={<AddButton />} className="py-14 max-tablet:py-10">
          Take photos of the room before you start, and from the same spot once it is done. They become a
          before and after on your site. You can take them without a signal, in a basement for example.
        </EmptyState>
      )}
      {openJobs.length > 0 && <JobRows title="Open" jobs={openJobs} />}
      {publishedJobs.length > 0 && <JobRows title="Published" jobs={publishedJobs} />}
    </>
  )
}

const JobRows = ({ title, jobs }: { title: string; jobs: LocalJob[] }) => (
  <section className="mb-8">
    <h2 className="mb-2">{title}</h2>
    <Rows>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} />
      ))}
    </Rows>
  </section>
)

function JobRow({ job }: { job: LocalJob }) {
  const [beforePhoto] = photosOf(job, 'before')
  const waitingCount = job.photos.filter(({ state }) => state !== 'sent').length
  const isUnsent = waitingCount > 0 || Object.keys(job.unsent).length > 0
  const age = `started ${elapsed(job.createdAt)} ago`
  return (
    <li className="relative hover:bg-hover has-[a:focus-visible]:bg-mist">
      <span className="grid size-16 flex-none place-items-center overflow-hidden rounded-picture bg-sand text-stone">
        {beforePhoto ? (
          <img className="size-full object-cover" src={beforePhoto.small} alt="" width={64} height={64} />
        ) : (
          <ImageOff className="size-5" aria-hidden="true" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <ViewLink
          view={{ job: job.id }}
          className="text-15 leading-snug font-semibold no-underline before:absolute before:inset-0"
        >
          {titleOf(job)}
        </ViewLink>
        <span className="block text-13 text-stone">
          {[job.title && job.place, age].filter(Boolean).join(' · ')}
        </span>
        {!job.project?.isPublished && <span className="block text-13 font-medium">{nextStep(job)}</span>}
        {isUnsent && (
          <span className="mt-0.5 flex items-center gap-1.5 text-13 font-medium text-brass">
            <CloudUpload className="size-4" aria-hidden="true" />
            {waitingCount > 0
              ? `${counted(waitingCount, 'photo')} on this device only`
              : 'Changes on this device only'}
          </span>
        )}
      </span>
      <ChevronRight className="size-5 flex-none text-stone" aria-hidden="true" />
    </li>
  )
}
