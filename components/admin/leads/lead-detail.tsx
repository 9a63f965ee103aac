import { Camera, Clock } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import { StaffLink } from '@/components/ui/staff-link'
import { Fragment, type ReactNode } from 'react'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { phoneDigits, phoneText } from '@/lib/business/profile'
import { type SentDesign } from '@/lib/business/sent-design'
import { getService } from '@/lib/business/services'
import { getTown, townshipNames } from '@/lib/business/towns'
import { isWon, type Lead, type LeadEvent, type LeadMessage } from '@/lib/content-types'
import { type Visit } from '@/lib/visit-types'
import { type LeadFieldName, leadFieldNames, leadFields } from '@/lib/lead-fields'
import { about, contactWays } from '@/lib/leads/lead-text'
import type { ReplyContext, ReplyTemplate } from '@/lib/leads/reply-templates'
import { counted } from '@/lib/text/counted'
import { isOwnPath, mailtoHref } from '@/lib/text/safe-href'
import { elapsed } from '@/lib/time/elapsed'
import { addDays } from '@/lib/time/office-time'
import { CorrectLead } from './correct-lead'
import { LeadControls } from './lead-controls'
import { LeadFiles } from './lead-files'
import { LeadHistory } from './lead-history'
import { LeadKeys, type Neighbor } from './lead-keys'
import { LeadPhotos } from './lead-photos'
import { LeadDesign, LeadPlan } from './lead-plan'
import { DeleteLead, TrashLead } from './lead-trash'
import { LeadVisits } from './lead-visits'
import { NoteForm } from './note-form'
import { ReachBar } from './reach-bar'
import { type Sending } from './reply'
import { SeparateLead, SamePerson } from './same-person'
import { SpamBand, SpamVerdict } from './spam-band'
import { replyLimit } from '@/lib/leads/reply-promise'

const sideHeading = 'mb-3 font-sans text-14 font-semibold tracking-normal'

function Facts({ title, rows }: { title: string; rows: [string, ReactNode][] }) {
  const filledRows = rows.filter(([, value]) => Boolean(value))
  if (filledRows.length === 0) return null
  return (
    <section>
      <h2 className={sideHeading}>{title}</h2>
      <dl className="grid grid-cols-[108px_minmax(0,1fr)] gap-x-3 gap-y-2.25 max-tablet:gap-y-0 max-tablet:*:min-h-8 [&_a]:underline max-tablet:[&_a]:-my-1.5 max-tablet:[&_a]:inline-block max-tablet:[&_a]:py-1.5 [&_dd]:wrap-anywhere [&_dt]:text-stone">
        {filledRows.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** Formatters of the fields that aren't shown as they are stored. */
const formatters: { [Name in LeadFieldName]?: (lead: Lead) => ReactNode } = {
  phone: ({ phone }) => phone && <a href={`tel:${phoneDigits(phone)}`}>{phoneText(phone)}</a>,
  email: ({ email }) => email && <a href={mailtoHref(email)}>{email}</a>,
  preferredContact: (lead) => contactWays[lead.preferredContact],
  town: (lead) => {
    const town = getTown(lead.town)
    return town ? `${town.name}, ${townshipNames[town.township]}` : lead.town
  },
  service: ({ service }) => getService(service)?.name ?? service,
  page: ({ page }) => (isOwnPath(page) ? <a href={page}>{page}</a> : page),
}
const factsOf = (lead: Lead, group: 'contact' | 'origin') =>
  leadFieldNames(({ inbox }) => inbox === group).map((name): [string, ReactNode] => [
    leadFields[name].label,
    formatters[name] ? formatters[name](lead) : (lead[name] as string | number | null),
  ])

type LeadDetailProps = {
  lead: Lead & { events: LeadEvent[] }
  now: Date
  /** The office's day. */
  today: string
  isLate: boolean
  replyHours: number
  /** The address of the list it was opened from, and its neighbors there. */
  backHref: string
  before: Neighbor | null
  after: Neighbor | null
  /** The same person's requests: others, those merged into this lead, and the lead that this one was merged into. */
  others: Lead[]
  merged: Lead[]
  mergedInto: Pick<Lead, 'id' | 'name'> | null
  design: SentDesign | null
  /** The latest first. */
  visits: Visit[]
  hasJob: boolean
  staff: { id: string; name: string }[]
  me: { id: string; isOwner: boolean }
  templates: ReplyTemplate[]
  context: ReplyContext
  sending: Sending
  messages: LeadMessage[]
  belowStatus?: ReactNode
  /** Rendered below the history. */
  children?: ReactNode
}

export const quote =
  'mt-3 mb-8 max-w-[34em] border-l-2 border-brass py-0.5 pl-5 font-serif text-18 leading-normal tracking-[-0.005em] whitespace-pre-line wrap-anywhere max-tablet:pl-4'

export function LeadDetail(props: LeadDetailProps) {
  const { lead, now, today, isLate, replyHours, backHref, before, after, others, merged, mergedInto } = props
  const { design, visits, hasJob, staff, me, templates, context, sending, messages } = props
  const { belowStatus, children } = props
  return (
    <Screen>
      <div className="flex items-start justify-between gap-4 max-tablet:mb-2">
        <BackLink href={backHref}>Leads</BackLink>
        <div className="-mt-2 flex items-center max-tablet:-mt-3">
          <LeadKeys lead={lead} me={me.id} backHref={backHref} before={before} after={after} />
        </div>
      </div>
      <div className="grid gap-x-12 max-tablet:gap-y-8 tablet:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_336px]">
        <div>
          <ScreenHead title={lead.name} note={about(lead, now)} />
          {mergedInto && (
            <p className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-hair-strong py-3">
              <span className="flex-1">
                Merged into the lead of{' '}
                <StaffLink className="font-semibold underline" href={`/admin/leads/${mergedInto.id}`}>
                  {mergedInto.name}
                </StaffLink>
                : reply there.
              </span>
              <SeparateLead id={lead.id} />
            </p>
          )}
          {lead.status === 'spam' && <SpamBand lead={lead} />}
          {lead.status === 'new' && isLate && (
            <p className="mb-6 flex items-center gap-x-3 gap-y-1 border-y border-clay py-3 font-semibold text-clay max-tablet:flex-wrap">
              <Clock className="size-4.5" aria-hidden="true" />
              Waiting {elapsed(lead.createdAt, now)}{' '}
              <span className="font-normal text-ink">
                {replyHours > 0 ? 'The site promises a reply' : 'A reply is due'} within{' '}
                {counted(replyLimit({ replyHours }), 'hour')} during business hours.
              </span>
            </p>
          )}
          <ReachBar
            lead={lead}
            templates={templates}
            context={context}
            sending={sending}
            design={design?.noun}
            tomorrow={addDays(today, 1)}
          />
          <h2>Message</h2>
          {lead.message ? (
            <p className={quote}>{lead.message}</p>
          ) : (
            <p className="mt-3 mb-8 text-stone">No message. Call to ask.</p>
          )}
          <LeadFiles lead={lead} />
          {design && <LeadDesign design={design} />}
          {lead.plan && <LeadPlan plan={lead.plan} />}
          {merged.map((other) => (
            <section key={other.id} aria-label={`Also sent as ${other.name}`}>
              <h2>Also sent</h2>
              <p className="text-13 text-stone">
                <StaffLink className="underline" href={`/admin/leads/${other.id}`}>
                  {other.name}
                </StaffLink>
                {[phoneText(other.phone), other.email, about(other, now)]
                  .filter(Boolean)
                  .map((text) => ` · ${text}`)}
              </p>
              <p className={quote}>{other.message || 'No message.'}</p>
              <LeadPhotos lead={other} />
            </section>
          ))}
          <h2>History</h2>
          <NoteForm id={lead.id} />
          <LeadHistory events={lead.events} messages={messages} now={now} today={today} />
          {children}
        </div>
        <aside className="border-l border-hair pl-8 max-tablet:border-t max-tablet:border-l-0 max-tablet:pt-6 max-tablet:pl-0 [&_section+section]:mt-6 [&_section+section]:border-t [&_section+section]:border-hair [&_section+section]:pt-6">
          <LeadControls lead={lead} staff={staff} me={me.id} today={today}>
            {belowStatus}
          </LeadControls>
          <section aria-labelledby="visits">
            <h2 id="visits" className={sideHeading}>
              Visit
            </h2>
            <LeadVisits lead={lead} visits={visits} now={now} />
          </section>
          {isWon(lead.status) && (
            <section aria-labelledby="job">
              <h2 id="job" className={sideHeading}>
                Photos of the job
              </h2>
              <ButtonLink className="no-underline" href={`/admin/jobs?lead=${lead.id}`}>
                <Camera className="size-4" aria-hidden="true" />
                {hasJob ? 'Open the job' : 'Add a job'}
              </ButtonLink>
            </section>
          )}
          <Facts title="Contact" rows={factsOf(lead, 'contact')} />
          <CorrectLead lead={lead} />
          {others.length > 0 && (
            <section aria-labelledby="same-person">
              <h2 id="same-person" className={sideHeading}>
                Maybe the same person
              </h2>
              <SamePerson
                id={lead.id}
                others={others.map((other) => ({ id: other.id, name: other.name, about: about(other, now) }))}
              />
            </section>
          )}
          <Facts title="Where it came from" rows={factsOf(lead, 'origin')} />
          <section aria-label="Put away" className="grid justify-items-start gap-3">
            {lead.status !== 'spam' && (
              <div className="-ml-3">
                <SpamVerdict lead={lead} />
              </div>
            )}
            <div className="-ml-3">
              <TrashLead id={lead.id} name={lead.name} />
            </div>
            {me.isOwner && (
              <div>
                <DeleteLead id={lead.id} name={lead.name} backHref={backHref} />
              </div>
            )}
          </section>
        </aside>
      </div>
    </Screen>
  )
}
