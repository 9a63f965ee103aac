import Link from 'next/link'
import { LeadStatusMark } from '@/components/staff/status'
import { elapsed } from '@/lib/time/elapsed'
import { type Lead } from '@/lib/content-types'

export function RecentLeads({ leads, now }: { leads: Lead[]; now: Date }) {
  return (
    <section aria-labelledby="recent-leads">
      <div className="sect">
        <h2 id="recent-leads">Recent Leads</h2>
        <div className="end">
          <Link className="link" href="/admin/leads">
            All leads
          </Link>
        </div>
      </div>
      {leads.length === 0 ? (
        <p className="quiet">No leads yet</p>
      ) : (
        <ul className="rows">
          {leads.map((lead) => (
            <li key={lead.id}>
              <span className="grow">
                <Link href={`/admin/leads/${lead.id}`}>
                  <b>{lead.name}</b>
                </Link>
                <small className="num">{lead.phone || lead.email}</small>
              </span>
              <LeadStatusMark status={lead.status} />
              <span className="quiet min-w-[72px] text-right whitespace-nowrap">
                {elapsed(lead.createdAt, now)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
