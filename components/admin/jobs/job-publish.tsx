'use client'

import { ExternalLink, Globe } from 'lucide-react'
import { useState } from 'react'
import { linkClass } from '@/components/staff/screen'
import { type Problem } from '@/components/staff/staff-call'
import { Button, ButtonLink } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { StaffLink } from '@/components/ui/staff-link'
import { showToast } from '@/components/ui/toast'
import { inWords } from '@/lib/text/in-words'
import { missingFrom } from './job-text'
import { type LocalJob, makeProject } from './use-jobs'

type JobPublishProps = {
  job: LocalJob
  isOffline: boolean
  onRefused: (errors: Record<string, string>) => void
}

/** Makes the job's project, as a draft or for everybody to see. */
export function JobPublish({ job, isOffline, onRefused }: JobPublishProps) {
  const [busy, setBusy] = useState<'draft' | 'publish'>()
  const [refusal, setRefusal] = useState<Problem>()
  const missingItems = missingFrom(job)
  const hasPair = job.photos.length > 0 && !missingItems.some((thing) => thing.endsWith('photos'))

  async function make(isPublished: boolean) {
    setBusy(isPublished ? 'publish' : 'draft')
    const answer = await makeProject(job.id, isPublished)
    setBusy(undefined)
    setRefusal(answer)
    onRefused(answer?.errors ?? {})
    if (!answer) showToast({ title: isPublished ? 'Published' : 'Draft made' })
  }
  return (
    <section aria-label="Publish" className="grid gap-3">
      <h2>Publish</h2>
      {missingItems.length > 0 && <p className="text-stone">Still missing: {inWords(missingItems)}.</p>}
      <div role="alert">
        {refusal && <FieldError>{refusal.detail || Object.values(refusal.errors).join(' ')}</FieldError>}
      </div>
      {isOffline && (
        <p className="font-medium">Publishing needs a connection. What you entered is kept until then.</p>
      )}
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button
          look="primary"
          aria-busy={busy === 'publish'}
          disabled={isOffline || !hasPair || busy !== undefined}
          onClick={() => void make(true)}
        >
          <Globe className="size-5" aria-hidden="true" />
          {busy === 'publish' ? 'Publishing …' : 'Publish'}
        </Button>
        <Button
          aria-busy={busy === 'draft'}
          disabled={isOffline || !hasPair || busy !== undefined}
          onClick={() => void make(false)}
        >
          {job.project ? 'Make the draft again' : 'Make a draft'}
        </Button>
      </div>
      {job.project && (
        <p>
          <StaffLink className={linkClass} href={`/admin/content/projects/${job.project.id}`}>
            Open the draft
          </StaffLink>
        </p>
      )}
    </section>
  )
}

/** Links to the published page and to its project. */
export const PublishedNotice = ({ project }: { project: NonNullable<LocalJob['project']> }) => (
  <div className="mb-6 flex flex-wrap items-center gap-3 border-l-3 border-spruce bg-mist px-3.5 py-3">
    <p className="min-w-0 flex-1 basis-60">
      <b className="font-semibold">It is on your site.</b> Make any further changes in its{' '}
      <StaffLink className="font-semibold text-spruce" href={`/admin/content/projects/${project.id}`}>
        project
      </StaffLink>
      .
    </p>
    <ButtonLink look="primary" className="no-underline max-tablet:w-full" href={`/gallery/${project.slug}`}>
      <ExternalLink className="size-5" aria-hidden="true" />
      See the page
    </ButtonLink>
  </div>
)
