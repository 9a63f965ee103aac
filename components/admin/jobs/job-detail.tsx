'use client'

import { Move, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { ScreenHead } from '@/components/staff/screen'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { choosePhotos } from '@/lib/jobs/pair-crop'
import { type WonLead } from '@/lib/job-types'
import { elapsed } from '@/lib/time/elapsed'
import { BackToJobs } from './add-job'
import { CameraDialog, PairEditor } from './dialogs'
import { JobConflict } from './job-conflict'
import { JobFacts } from './job-facts'
import { JobPermission } from './job-permission'
import { JobPhotos } from './job-photos'
import { JobPublish, PublishedNotice } from './job-publish'
import { photosOf, titleOf } from './job-text'
import { PairFrame } from './pair-frame'
import { type LocalJob, removeJob, restoreJob } from './use-jobs'
import { closeDialog, type JobDialog, openView, replaceView } from './use-jobs-view'

type JobDetailProps = {
  job: LocalJob
  lead?: WonLead
  dialog?: JobDialog
  isOffline: boolean
  /** Above the photos. */
  children: ReactNode
}

/** One job, from its first photo to the published project. */
export function JobDetail({ job, lead, dialog, isOffline, children }: JobDetailProps) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const isPublished = job.project?.isPublished
  const pairPhotos = choosePhotos(job.photos, job.pair)
  const hasBefore = photosOf(job, 'before').length > 0
  const close = () => closeDialog(job.id)
  const notes = [lead?.name, job.title && job.place, `started ${elapsed(job.createdAt)} ago`]
  return (
    <>
      <BackToJobs />
      <ScreenHead title={titleOf(job)} note={notes.filter(Boolean).join(' · ')} />
      {children}
      <JobConflict job={job} />
      {isPublished && <PublishedNotice project={job.project!} />}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div>
          <JobPhotos job={job} moment="before" isNext={!hasBefore} />
          <JobPhotos job={job} moment="after" isNext={hasBefore && !pairPhotos} />
          {pairPhotos && (
            <section aria-label="Side by side" className="max-w-160">
              <h2 className="mb-2">Before and after</h2>
              <PairFrame
                before={{ src: pairPhotos.before.full, crop: job.pair?.before }}
                after={{ src: pairPhotos.after.full, crop: job.pair?.after }}
              />
              {!isPublished && (
                <Button
                  wide
                  className="mt-3"
                  aria-haspopup="dialog"
                  onClick={() => openView({ job: job.id, dialog: 'pair' })}
                >
                  <Move className="size-5" aria-hidden="true" />
                  Choose and align the photos
                </Button>
              )}
            </section>
          )}
        </div>
        <div className="grid gap-8">
          {!isPublished && (
            <>
              <JobFacts job={job} errors={errors} />
              <JobPermission job={job} homeowner={lead?.name ?? ''} error={errors.permission} />
              <JobPublish job={job} isOffline={isOffline} onRefused={setErrors} />
            </>
          )}
          <DeleteJob job={job} />
        </div>
      </div>
      <Suspense fallback={null}>
        {(dialog === 'before' || dialog === 'after') && (
          <CameraDialog job={job} moment={dialog} onClose={close} />
        )}
        {dialog === 'pair' && pairPhotos && (
          <PairEditor job={job} initialPhotos={pairPhotos} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

function DeleteJob({ job }: { job: LocalJob }) {
  function remove() {
    removeJob(job.id)
    replaceView({})
    showToast({
      title: `“${titleOf(job)}” is in the trash`,
      action: { label: 'Undo', run: () => void restoreJob(job.id) },
      lasts: 10_000,
    })
  }
  return (
    <div>
      <Button look="danger" className="-ml-3" onClick={remove}>
        <Trash2 className="size-4" aria-hidden="true" />
        Move to the trash
      </Button>
    </div>
  )
}
