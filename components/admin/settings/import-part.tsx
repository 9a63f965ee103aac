'use client'

import { Archive, Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { ProgressBar } from '@/components/ui/progress-bar'
import { largestSiteFile } from '@/lib/site-file/types'
import { formatSize } from '@/lib/text/file-size'
import { officeMoment } from '@/lib/time/office-time'
import { ImportPlan } from './import-plan'
import { JobProgress, OutcomeNote, SiteFilePart } from './site-file-parts'
import { sendSiteFile, type useSiteFile } from './use-site-file'

type ImportPartProps = ReturnType<typeof useSiteFile> & { shortName: string; leadsHere: number }

/** Uploads a file, shows what it would change, and after a confirmation replaces the site with it. */
export function ImportPart({ state, setState, call, shortName, leadsHere }: ImportPartProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const currentFile = useRef<File | null>(null)
  const [upload, setUpload] = useState<{ file: File; bytes: number } | null>(null)
  const [refusal, setRefusal] = useState('')
  const { job, outcome } = state
  const isBusy = job !== null && job.kind !== 'export'
  const checkedFile = state.sent?.checked
  const wasBusy = useRef(isBusy)

  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      heading.current?.focus()
      // The rest of the screen shows the replaced site too.
      if (outcome?.kind === 'import') router.refresh()
    }
    wasBusy.current = isBusy
  }, [isBusy, outcome, router])
  useEffect(() => {
    if (!upload) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [upload])

  async function send(file: File) {
    setRefusal('')
    if (!/\.zip$/i.test(file.name)) return setRefusal('Choose a ZIP file, as “Make the file” gives it.')
    if (file.size > largestSiteFile)
      return setRefusal(`This file is ${formatSize(file.size)}. The limit is ${formatSize(largestSiteFile)}.`)
    currentFile.current = file
    setUpload({ file, bytes: 0 })
    const isWanted = () => currentFile.current === file
    const answer = await sendSiteFile(file, (bytes) => setUpload({ file, bytes }), isWanted)
    if (!isWanted()) return
    setUpload(null)
    if (!answer) return
    if (answer.ok) setState(answer.data)
    else setRefusal(answer.errors.bytes ?? answer.errors.name ?? answer.detail)
  }

  async function forget() {
    currentFile.current = null
    setUpload(null)
    setRefusal('')
    const answer = await call('DELETE', '/api/site-file/upload')
    if (answer.ok) setState({ ...state, sent: null, outcome: null })
  }

  const choose = () => input.current?.click()
  const shownOutcome =
    outcome && outcome.kind !== 'export' && !(outcome.kind === 'check' && outcome.ok) ? outcome : null
  return (
    <SiteFilePart
      id="import-title"
      title="Import"
      about={
        <>
          <p>Checked from end to end before anything is changed.</p>
          <p>Everything on this site is replaced, except accounts, passwords and the audit log.</p>
        </>
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label="File to import"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be chosen again.
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      <h4 ref={heading} tabIndex={-1} className="sr-only">
        {checkedFile ? 'The file was checked' : 'File to import'}
      </h4>
      <p role="status" className="sr-only">
        {isBusy
          ? 'Working on the file'
          : (shownOutcome?.says ?? (checkedFile ? 'Checked: the file is whole.' : ''))}
      </p>
      {shownOutcome && !isBusy && (
        <div className="mb-5">
          <OutcomeNote outcome={shownOutcome} />
        </div>
      )}
      {upload ? (
        <div>
          <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
            <b className="font-semibold wrap-anywhere">{upload.file.name}</b>
            <small className="text-13 text-stone tabular-nums">
              {formatSize(upload.bytes)} of {formatSize(upload.file.size)}
            </small>
          </p>
          <ProgressBar label={`Sending ${upload.file.name}`} share={upload.bytes / upload.file.size} />
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button size="small" onClick={() => void forget()}>
              Cancel
            </Button>
            <span className="text-13 text-stone">Stay here until it is sent.</span>
          </div>
        </div>
      ) : isBusy ? (
        <JobProgress job={job} />
      ) : state.sent && checkedFile ? (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-hair py-3">
            <span className="grid size-10 flex-none place-items-center rounded-control bg-sand max-tablet:hidden">
              <Archive className="size-4.5" aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1 max-tablet:basis-full">
              <b className="block font-semibold wrap-anywhere">{state.sent.name}</b>
              <small className="text-13 text-stone">
                {formatSize(state.sent.bytes)}, made {officeMoment(checkedFile.madeAt)} by version{' '}
                {checkedFile.version}
              </small>
            </div>
            <Button size="small" onClick={choose}>
              Choose another
            </Button>
          </div>
          <ImportPlan
            key={state.sent.id}
            id={state.sent.id}
            checked={checkedFile}
            leadsHere={leadsHere}
            shortName={shortName}
            call={call}
            onCancel={() => void forget()}
          />
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={job !== null} onClick={choose} className="max-tablet:w-full">
            <Upload className="size-4" aria-hidden="true" />
            Choose a file
          </Button>
          <span className="text-13 text-stone">A ZIP from Export, of this site or another one.</span>
        </div>
      )}
      <div role="alert" className="mt-3 empty:hidden">
        {refusal && <FieldError>{refusal}</FieldError>}
      </div>
    </SiteFilePart>
  )
}
