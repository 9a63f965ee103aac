import { ArrowLeft, Clock, Mail, MessageSquare, Phone } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode } from 'react'
import { LeadStatusMark } from '@/components/staff/status'
import { elapsed } from '@/lib/time/elapsed'
import { isLate } from '@/lib/leads/late'
import { leadSummary, sourceNames, statusNames } from '@/lib/leads/lead-words'
import { phoneDigits, claims } from '@/lib/business/profile'
import { getService } from '@/lib/business/services'
import { getTown, townshipNames } from '@/lib/business/towns'
import { type Lead, type LeadEvent, type LeadStatus } from '@/lib/content-types'
import { officeTimeZone } from '@/lib/time/office-time'

const stamp = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: officeTimeZone,
})

/** An event in words: a note says it itself. */
function eventText({ kind, text }: LeadEvent): string {
  if (kind === 'stored') return 'Lead stored'
  return kind === 'status' ? `Status set to ${statusNames[text as LeadStatus] ?? text}` : text
}

function Facts({ title, rows }: { title: string; rows: [string, ReactNode][] }) {
  const filled = rows.filter(([, value]) => Boolean(value))
  if (filled.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <dl className="facts">
        {filled.map(([label, value]) => (
          <div className="contents" key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** One lead: left what happened, right who it is and where it came from. */
export function LeadDetail({ lead, now }: { lead: Lead & { events: LeadEvent[] }; now: Date }) {
  const town = getTown(lead.town)
  const phone = lead.phone && phoneDigits(lead.phone)
  return (
    <main className="main" id="main">
      <Link className="back" href="/admin/leads">
        <ArrowLeft className="i i--s" aria-hidden="true" />
        Leads
      </Link>
      <div className="lead">
        <div>
          <div className="head">
            <div>
              <h1>{lead.name}</h1>
              <p className="head__note">
                {leadSummary(lead)} · {sourceNames[lead.source]} · {stamp.format(new Date(lead.createdAt))}
              </p>
            </div>
          </div>
          {lead.status === 'new' && isLate(lead.createdAt, now) && (
            <p className="clock">
              <Clock className="i" aria-hidden="true" />
              Waiting {elapsed(lead.createdAt, now)} <span>The site promises a reply within {claims.replyHours} hours.</span>
            </p>
          )}
          <div className="reach">
            {phone && (
              <>
                <a className="btn btn--primary" href={`tel:${phone}`}>
                  <Phone className="i i--s" aria-hidden="true" />
                  Call<span className="wide"> {lead.phone}</span>
                </a>
                <a className="btn" href={`sms:${phone}`}>
                  <MessageSquare className="i i--s" aria-hidden="true" />
                  Text
                </a>
              </>
            )}
            {lead.email && (
              <a className="btn" href={`mailto:${lead.email}`}>
                <Mail className="i i--s" aria-hidden="true" />
                E-mail
              </a>
            )}
          </div>
          <h2 className="h2">Message</h2>
          {lead.message ? (
            <p className="msg whitespace-pre-line">{lead.message}</p>
          ) : (
            <p className="quiet">No message. Call to ask.</p>
          )}
          {lead.plan && (
            <>
              <h2 className="h2 mt-8">The plan sent along</h2>
              <p className="mt-3 mb-8 max-w-[68ch] whitespace-pre-line">{lead.plan}</p>
            </>
          )}
          <h2 className="h2 mt-8">History</h2>
          <ol className="time">
            {lead.events.map((event) => (
              <li key={event.id}>
                <span className="mark" aria-hidden="true" />
                <p>{eventText(event)}</p>
                <time dateTime={event.createdAt}>{stamp.format(new Date(event.createdAt))}</time>
              </li>
            ))}
          </ol>
        </div>
        <aside className="lead__side">
          <section>
            <h2>Status</h2>
            <LeadStatusMark status={lead.status} />
          </section>
          <Facts
            title="Contact"
            rows={[
              ['Phone', phone && <a href={`tel:${phone}`}>{lead.phone}</a>],
              ['E-mail', lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>],
              ['Prefers', { phone: 'A phone call', email: 'E-mail' }[lead.preferredContact]],
              ['Town', town ? `${town.name}, ${townshipNames[town.township]}` : lead.town],
              ['Service', getService(lead.service)?.name ?? lead.service],
            ]}
          />
          <Facts
            title="Where it came from"
            rows={[
              ['Page', lead.page && <a href={lead.page}>{lead.page}</a>],
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
    </main>
  )
}
