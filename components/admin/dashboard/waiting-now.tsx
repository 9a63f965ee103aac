import { Phone } from 'lucide-react'
import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { type ReactNode } from 'react'
import { linkClass, Rows, RowTitle } from '@/components/staff/screen'
import { ButtonLink } from '@/components/ui/button'
import { phoneDigits, phoneText } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { type FollowUp } from '@/lib/lead-figures'
import { isLate, promiseText, type ReplyPromise } from '@/lib/leads/reply-promise'
import { leadSummary } from '@/lib/leads/lead-text'
import { elapsed } from '@/lib/time/elapsed'
import { dayWords } from '@/lib/time/office-weeks'
import { headlineOf, type Waiting } from './headline'

export const maxWaiting = 3

type WaitingNowProps = {
  counts: Waiting
  /** The longest wait first. */
  waiting: Lead[]
  followUps: FollowUp[]
  promise: ReplyPromise
  /** This week's median reply time, in business minutes. */
  median: number | null
  now: Date
}

/** Shows the leads that wait; the first row's button is the screen's primary one. */
export function WaitingNow(props: WaitingNowProps) {
  const { counts, promise, median } = props
  const { about, sentence, note } = headlineOf(counts, promise, median)
  return (
    <section
      className="grid items-start gap-12 pt-2 pb-8 max-tablet:gap-4 max-tablet:pt-0 max-tablet:pb-6 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      aria-labelledby="now"
    >
      <div>
        <h2
          id="now"
          className="max-w-[21ch] font-serif whitespace-pre-line text-34 leading-[1.1] font-normal tracking-[-0.022em] max-tablet:text-28"
        >
          {sentence}
        </h2>
        {note && <p className="mt-3 max-w-[40ch] text-stone">{note}</p>}
      </div>
      {about === 'leads' && <WaitingLeads {...props} />}
      {about === 'follow-ups' && <FollowUps {...props} />}
    </section>
  )
}

const rowsClass = 'max-tablet:*:flex-wrap max-tablet:[&>*>:first-child]:basis-full tablet:*:min-h-16'

function WaitingLeads({ counts, waiting, promise, now }: WaitingNowProps) {
  const leads = counts.late > 0 ? waiting.filter(({ createdAt }) => isLate(createdAt, now, promise)) : waiting
  const total = counts.late || counts.waiting
  return (
    <div>
      <Rows className={rowsClass}>
        {leads.map((lead, index) => (
          <PersonRow key={lead.id} lead={lead} first={index === 0}>
            <Clock since={lead.createdAt} promise={promise} now={now} />
          </PersonRow>
        ))}
      </Rows>
      {total > leads.length && <AllLink view="waiting">Show all {counts.waiting}</AllLink>}
    </div>
  )
}

/** Shows the waiting time and the rest of the promised time. Late ones differ by text and weight, not by color alone. */
function Clock({ since, promise, now }: { since: string; promise: ReplyPromise; now: Date }) {
  const promiseNote = promiseText(since, now, promise)
  const isBroken = isLate(since, now, promise)
  return (
    <>
      waiting {elapsed(since, now)}
      {promiseNote && (
        <>
          {' '}
          ·{' '}
          <span className={`whitespace-nowrap ${isBroken ? 'font-semibold text-clay' : ''}`}>
            {promiseNote}
          </span>
        </>
      )}
    </>
  )
}

const FollowUps = ({ counts, followUps, now }: WaitingNowProps) => (
  <div>
    <Rows className={rowsClass}>
      {followUps.map((lead, index) => (
        <PersonRow key={lead.id} lead={lead} first={index === 0}>
          due {dayWords(lead.followUpOn, now)}
        </PersonRow>
      ))}
    </Rows>
    {counts.followUps > followUps.length && <AllLink view="followup">Show all {counts.followUps}</AllLink>}
  </div>
)

const AllLink = ({ view, children }: { view: 'waiting' | 'followup'; children: ReactNode }) => (
  <p className="mt-2">
    <StaffLink className={linkClass} href={`/admin/leads?view=${view}`}>
      {children}
    </StaffLink>
  </p>
)

type PersonRowProps = {
  lead: Pick<Lead, 'id' | 'name' | 'phone' | 'projectType' | 'service' | 'town' | 'source' | 'page'>
  first: boolean
  children: ReactNode
}

const PersonRow = ({ lead, first, children }: PersonRowProps) => (
  <li>
    <RowTitle
      href={`/admin/leads/${lead.id}`}
      note={
        <>
          {leadSummary(lead)} · {children}
        </>
      }
    >
      {lead.name}
    </RowTitle>
    {lead.phone && (
      <ButtonLink
        look={first ? 'primary' : 'plain'}
        className="no-underline max-tablet:flex-3"
        href={`tel:${phoneDigits(lead.phone)}`}
      >
        <Phone className="size-4" aria-hidden="true" />
        Call {phoneText(lead.phone)}
      </ButtonLink>
    )}
    <LinkButton
      look={first && !lead.phone ? 'primary' : 'plain'}
      className="max-tablet:flex-1"
      href={`/admin/leads/${lead.id}`}
      aria-label={`Open ${lead.name}`}
    >
      Open
    </LinkButton>
  </li>
)
