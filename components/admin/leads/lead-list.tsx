import Link from 'next/link'
import { LeadStatusMark } from '@/components/staff/status'
import { elapsed } from '@/lib/time/elapsed'
import { isLate } from '@/lib/leads/late'
import { leadSummary, sourceNames } from '@/lib/leads/lead-words'
import { type Lead } from '@/lib/content-types'

/** The inbox: newest first, who, what and where with the first words of the message, source, clock, status. */
export function LeadList({ leads, now }: { leads: Lead[]; now: Date }) {
  const waiting = leads.filter((lead) => lead.status === 'new').length
  return (
    <main className="main" id="main">
      <div className="head">
        <div>
          <h1>Leads</h1>
          <p className="head__note">
            {waiting === 0 ? 'Nobody is waiting for a reply.' : `${waiting} waiting for a reply.`}
          </p>
        </div>
      </div>
      {leads.length === 0 ? (
        <div className="empty">
          <h2>No leads yet</h2>
          <p>Requests from the forms of the site arrive here.</p>
        </div>
      ) : (
        <div className="leads">
          {leads.map((lead) => {
            const late = lead.status === 'new' && isLate(lead.createdAt, now)
            return (
              <Link
                className={lead.status === 'new' ? 'ld unread' : 'ld'}
                key={lead.id}
                href={`/admin/leads/${lead.id}`}
              >
                <span className="dot" aria-hidden="true" />
                <span className="who">
                  {lead.name}
                  <small className="num">{lead.phone || lead.email}</small>
                </span>
                <span className="about">
                  <b>{leadSummary(lead)}</b>
                  <small>{lead.message}</small>
                </span>
                <span className="src">{sourceNames[lead.source]}</span>
                <span className="reply">
                  {lead.status === 'new' && (
                    <span className={late ? 'late' : undefined}>Waiting {elapsed(lead.createdAt, now)}</span>
                  )}
                </span>
                <LeadStatusMark status={lead.status} />
                <span />
              </Link>
            )
          })}
        </div>
      )}
    </main>
  )
}
