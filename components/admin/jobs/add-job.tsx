'use client'

import { ArrowLeft, Camera } from 'lucide-react'
import { useState } from 'react'
import { backLinkClass, ScreenHead } from '@/components/staff/screen'
import { BareButton, Button } from '@/components/ui/button'
import { SearchInput } from '@/components/ui/search-input'
import { getTown } from '@/lib/business/towns'
import { type JobFields, type WonLead } from '@/lib/job-types'
import { leadSubject } from '@/lib/leads/lead-text'
import { foldedWords, fold } from '@/lib/text/fold'
import { fieldsOfLead } from './job-text'
import { PlaceField, RoomFields } from './place-fields'
import { addJob } from './use-jobs'
import { openView, replaceView, ViewLink } from './use-jobs-view'

/** The number of leads from which there is a search. */
const manyLeads = 6

export const BackToJobs = () => (
  <ViewLink view={{}} className={backLinkClass}>
    <ArrowLeft className="size-4" aria-hidden="true" />
    Jobs
  </ViewLink>
)

/** Adds the job and opens its camera. Back leads from there to the job, then to the list. */
function begin(fields: Partial<JobFields>) {
  const job = addJob(fields)
  replaceView({ job })
  openView({ job, dialog: 'before' })
}

type AddJobProps = {
  leads: WonLead[]
  /** The lead whose screen led here. */
  initialLead?: WonLead
}

/** Begins a job for a won lead, or for a place, with its before photos. */
export function AddJob({ leads, initialLead }: AddJobProps) {
  const [query, setQuery] = useState(initialLead?.name ?? '')
  const [place, setPlace] = useState('')
  const [room, setRoom] = useState<Pick<JobFields, 'projectType' | 'service'>>({
    projectType: 'kitchen',
    service: '',
  })
  const words = foldedWords(query)
  const matchingLeads = leads.filter((lead) => {
    const text = fold(`${lead.name} ${subjectOf(lead)}`)
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <BackToJobs />
      <ScreenHead title="Add a job" />
      <div className="grid max-w-240 gap-10 tablet:grid-cols-2 max-tablet:gap-8">
        {leads.length > 0 && (
          <section>
            <h2 className="mb-2">For a lead you won</h2>
            {leads.length >= manyLeads && (
              <div className="mb-2">
                <SearchInput
                  label="Search the leads"
                  placeholder="Name or town"
                  value={query}
                  onChange={setQuery}
                />
              </div>
            )}
            <ul className="border-t border-hair-strong">
              {matchingLeads.map((lead) => (
                <li key={lead.id}>
                  <BareButton
                    className="flex min-h-16 w-full items-center gap-3 border-b border-hair py-2 hover:bg-hover"
                    onClick={() => begin(fieldsOfLead(lead))}
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block text-15 font-semibold">{lead.name}</span>
                      <span className="block text-13 text-stone">{subjectOf(lead)}</span>
                    </span>
                    <Camera className="size-5 text-spruce" aria-hidden="true" />
                  </BareButton>
                </li>
              ))}
            </ul>
            {matchingLeads.length === 0 && (
              <p className="py-3 text-stone">No won lead without a job matches.</p>
            )}
          </section>
        )}
        <section className="grid content-start gap-4">
          <h2>{leads.length > 0 ? 'Or for a place' : 'Where is it?'}</h2>
          <PlaceField value={place} onChange={setPlace} />
          <RoomFields value={room} onChange={(part) => setRoom((now) => ({ ...now, ...part }))} />
          <Button look="primary" onClick={() => begin({ place, ...room })}>
            <Camera className="size-5" aria-hidden="true" />
            Take the before photos
          </Button>
        </section>
      </div>
    </>
  )
}

const subjectOf = (lead: WonLead) => leadSubject(lead) || getTown(lead.town)?.name || ''
