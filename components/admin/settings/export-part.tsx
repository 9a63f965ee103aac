'use client'

import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'
import { type SiteCounts, type SiteFileState } from '@/lib/site-file/types'
import { counted } from '@/lib/text/counted'
import { formatSize } from '@/lib/text/file-size'
import { officeTime } from '@/lib/time/office-time'
import { type useSiteFile } from './use-site-file'
import { JobProgress, OutcomeNote, SiteFilePart } from './site-file-parts'
import { contentsOf } from './site-file-words'

const filePath = '/api/site-file/export'

type ExportPartProps = {
  state: SiteFileState
  call: ReturnType<typeof useSiteFile>['call']
  counts: SiteCounts
  /** The size of all pictures, in bytes. */
  bytes: number
  /** When a file was made last, in words. */
  last: string
}

/** Makes a file of the whole site and fetches it. */
export function ExportPart({ state, call, counts, bytes, last }: ExportPartProps) {
  const [withLeads, setWithLeads] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const isMine = useRef(false)
  const link = useRef<HTMLAnchorElement>(null)
  const { job, made, outcome } = state
  const isMaking = job?.kind === 'export'

  // Download the file without another click.
  useEffect(() => {
    if (isMaking || !made || !isMine.current) return
    isMine.current = false
    link.current?.click()
  }, [isMaking, made])

  async function make() {
    if (isAsking) return
    setIsAsking(true)
    setRefusal('')
    isMine.current = true
    const answer = await call('POST', filePath, { withLeads })
    setIsAsking(false)
    if (answer.ok) return
    isMine.current = false
    setRefusal(answer.detail)
  }

  return (
    <SiteFilePart
      id="export-title"
      title="Export"
      about={
        <p>
          One ZIP file of texts and pictures. Accounts, passwords, keys and the audit log are never in it.
        </p>
      }
    >
      <p className="mb-4 max-w-[64ch]">
        {[contentsOf(counts), 'all earlier versions, the settings and the reply templates']
          .filter(Boolean)
          .join(', ')}
        .
      </p>
      <Switch
        label="Include leads"
        note={
          counts.leads > 0
            ? `${counted(counts.leads, 'person', 'people')}: names, numbers and messages. Keep that file somewhere safe.`
            : 'You have none yet. A file with leads holds people’s names, numbers and messages.'
        }
        checked={withLeads}
        onChange={setWithLeads}
        disabled={isMaking}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          aria-busy={isAsking}
          disabled={job !== null}
          onClick={() => void make()}
          className="max-tablet:w-full"
        >
          <Download className="size-4" aria-hidden="true" />
          Make the file
        </Button>
        <span className="text-13 text-stone">
          {bytes > 0 && `About ${formatSize(bytes)}. `}
          {made ? '' : last}
        </span>
      </div>
      <div role="alert" className="mt-3 empty:hidden">
        {refusal && <FieldError>{refusal}</FieldError>}
      </div>
      {isMaking && (
        <div className="mt-5">
          <JobProgress job={job} />
        </div>
      )}
      {outcome?.kind === 'export' && !outcome.ok && (
        <div className="mt-5">
          <OutcomeNote outcome={outcome} />
        </div>
      )}
      {made && !isMaking && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-y border-hair py-3">
          <div className="min-w-0 flex-1 max-tablet:basis-full">
            <b className="block font-semibold wrap-anywhere">{made.name}</b>
            <small className="text-13 text-stone">
              {formatSize(made.bytes)},{' '}
              {made.withLeads ? `with ${counted(made.counts.leads, 'lead')}` : 'without leads'}. It was
              checked, and you can download it here until {officeTime(made.until)}.
            </small>
          </div>
          <ButtonLink ref={link} href={filePath} download={made.name} size="small">
            Download
          </ButtonLink>
        </div>
      )}
    </SiteFilePart>
  )
}
