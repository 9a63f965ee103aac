import { Clock, Mail, MessageSquare, Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { BackLink, Screen, ScreenHead } from '@/components/staff/screen'
import { ButtonLink } from '@/components/ui/button'
import { LeadStatusMark } from '@/components/staff/status'
import { elapsed } from '@/lib/time/elapsed'
import { isLate } from '@/lib/leads/late'
import { leadSummary, sourceNames, statusNames } from '@/lib/leads/lead-words'
import { claims, defaultProfile, phoneDigits } from '@/lib/business/profile'
import { getService } from '@/lib/business/services'
import { getTown, townshipNames } from '@/lib/business/towns'
import { type Lead, type LeadEvent, type LeadStatus } from '@/lib/content-types'
import { isOwnPath, mailtoHref } from '@/lib/text/safe-href'
import { officeTimeZone } from '@/lib/time/office-time'
import { SpamBand } from './spam-band'
import { SpamVerdict } from './spam-verdict'

const stamp = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: officeTimeZone,
})

/** An event in words: a note says it itself. */
function eventText({ kind, text }: LeadEvent): string {
  if (kind === 'stored') return 'Lead stored'
  if (kind === 'not-spam')
    return text ? `Not spam after all. It was held because: ${text}` : 'Not spam after all'
  if (kind === 'proven') return 'No longer held as spam: the visitor’s browser showed that it is one'
  return kind === 'status' ? `Status set to ${statusNames[text as LeadStatus] ?? text}` : text
}

const sideHeading = 'mb-3 font-sans text-14 font-semibold tracking-normal'

function Facts({ title, rows }: { title: string; rows: [string, ReactNode][] }) {
  const filled = rows.filter(([, value]) => Boolean(value))
  if (filled.length === 0) return null
  return (
    <section>
      <h2 className={sideHeading}>{title}</h2>
      <dl className="grid grid-cols-[108px_minmax(0,1fr)] gap-x-3 gap-y-2.25 max-tablet:gap-y-0 max-tablet:*:min-h-8 [&_a]:underline max-tablet:[&_a]:-my-1.5 max-tablet:[&_a]:inline-block max-tablet:[&_a]:py-1.5 [&_dd]:wrap-anywhere [&_dt]:text-stone">
        {filled.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

type LeadDetailProps = {
  lead: Lead & { events: LeadEvent[] }
  now: Date
  /** What stands below its history. */
  children?: ReactNode
}

/** One lead: left what happened, right who it is and where it came from. */
export function LeadDetail({ lead, now, children }: LeadDetailProps) {
  const town = getTown(lead.town)
  const phone = lead.phone && phoneDigits(lead.phone)
  return (
    <Screen>
      <BackLink href="/admin/leads">Leads</BackLink>
      <div className="grid gap-x-12 max-tablet:gap-y-8 tablet:grid-cols-[minmax(0,1fr)_300px] lg:grid-cols-[minmax(0,1fr)_336px]">
        <div>
          <ScreenHead
            title={lead.name}
            note={`${leadSummary(lead)} · ${sourceNames[lead.source]} · ${stamp.format(new Date(lead.createdAt))}`}
          />
          {lead.status === 'spam' && <SpamBand lead={lead} />}
          {lead.status === 'new' && isLate(lead.createdAt, now, defaultProfile) && (
            <p className="mb-6 flex items-center gap-x-3 gap-y-1 border-y border-clay py-3 font-semibold text-clay max-tablet:flex-wrap">
              <Clock className="size-4.5" aria-hidden="true" />
              Waiting {elapsed(lead.createdAt, now)}{' '}
              <span className="font-normal text-ink">
                The site promises a reply within {claims.replyHours} hours.
              </span>
            </p>
          )}
          <div
            data-reach=""
            className="my-4 flex flex-wrap gap-2 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-26 max-tablet:m-0 max-tablet:flex-nowrap max-tablet:border-t max-tablet:border-hair-strong max-tablet:bg-ivory max-tablet:px-4 max-tablet:pt-2.5 max-tablet:pb-[calc(10px+env(safe-area-inset-bottom))] max-tablet:*:flex-1 tablet:mb-6 tablet:*:min-h-tap tablet:*:px-4.5"
          >
            {phone && (
              <>
                <ButtonLink look="primary" className="no-underline" href={`tel:${phone}`}>
                  <Phone className="size-4" aria-hidden="true" />
                  <span>
                    Call<span className="max-tablet:hidden"> {lead.phone}</span>
                  </span>
                </ButtonLink>
                <ButtonLink className="no-underline" href={`sms:${phone}`}>
                  <MessageSquare className="size-4" aria-hidden="true" />
                  Text
                </ButtonLink>
              </>
            )}
            {lead.email && (
              <ButtonLink className="no-underline" href={mailtoHref(lead.email)}>
                <Mail className="size-4" aria-hidden="true" />
                E-mail
              </ButtonLink>
            )}
          </div>
          <h2>Message</h2>
          {lead.message ? (
            <p className="mt-3 mb-8 max-w-[34em] border-l-2 border-brass py-0.5 pl-5 font-serif text-18 leading-normal tracking-[-0.005em] whitespace-pre-line max-tablet:pl-4">
              {lead.message}
            </p>
          ) : (
            <p className="mt-2 text-stone">No message. Call to ask.</p>
          )}
          {lead.plan && (
            <>
              <h2 className="mt-8">The plan sent along</h2>
              <p className="mt-3 mb-8 max-w-[38em] whitespace-pre-line">{lead.plan}</p>
            </>
          )}
          <h2 className="mt-8">History</h2>
          <History events={lead.events} />
          {children}
        </div>
        <aside className="border-l border-hair pl-8 max-tablet:border-t max-tablet:border-l-0 max-tablet:pt-6 max-tablet:pl-0 [&_section+section]:mt-6 [&_section+section]:border-t [&_section+section]:border-hair [&_section+section]:pt-6">
          <section>
            <h2 className={sideHeading}>Status</h2>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <LeadStatusMark status={lead.status} />
              {lead.status !== 'spam' && <SpamVerdict id={lead.id} isSpam={false} />}
            </div>
          </section>
          <Facts
            title="Contact"
            rows={[
              ['Phone', phone && <a href={`tel:${phone}`}>{lead.phone}</a>],
              ['E-mail', lead.email && <a href={mailtoHref(lead.email)}>{lead.email}</a>],
              ['Prefers', { phone: 'A phone call', email: 'E-mail' }[lead.preferredContact]],
              ['Town', town ? `${town.name}, ${townshipNames[town.township]}` : lead.town],
              ['Service', getService(lead.service)?.name ?? lead.service],
            ]}
          />
          <Facts
            title="Where it came from"
            rows={[
              ['Page', isOwnPath(lead.page) ? <a href={lead.page}>{lead.page}</a> : lead.page],
              ['Referrer', lead.referrer],
              ['Source', lead.utmSource],
              ['Medium', lead.utmMedium],
              ['Campaign', lead.utmCampaign],
              ['Term', lead.utmTerm],
              ['Content', lead.utmContent],
              ['Click', lead.gclid],
            ]}
          />
        </aside>
      </div>
    </Screen>
  )
}

/** What happened to a lead, a line of marks down its side. */
function History({ events }: { events: LeadEvent[] }) {
  return (
    <ol className="mt-4">
      {events.map((event) => (
        <li
          key={event.id}
          className="relative grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 py-2.25 text-stone before:absolute before:inset-y-0 before:left-[11.5px] before:w-px before:bg-hair-strong first:before:top-4.5 last:before:bottom-[calc(100%-18px)] max-tablet:grid-cols-[24px_minmax(0,1fr)]"
        >
          <span className="relative grid size-6 place-items-center bg-ivory" aria-hidden="true">
            <span className="size-2 rounded-full border border-stone bg-ivory" />
          </span>
          <p>{eventText(event)}</p>
          <time className="text-13 whitespace-nowrap max-tablet:col-2" dateTime={event.createdAt}>
            {stamp.format(new Date(event.createdAt))}
          </time>
        </li>
      ))}
    </ol>
  )
}
