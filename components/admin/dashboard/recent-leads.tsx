import { Rows, RowTitle } from '@/components/staff/screen'
import { LeadStatusMark } from '@/components/staff/status'
import { phoneText } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'
import { elapsed } from '@/lib/time/elapsed'
import { SectionLine } from './section-line'

export function RecentLeads({ leads, now }: { leads: Lead[]; now: Date }) {
  return (
    <section aria-labelledby="recent-leads">
      <SectionLine id="recent-leads" title="Recent Leads" href="/admin/leads" all="All leads" />
      {leads.length === 0 ? (
        <p className="border-t border-b border-t-hair-strong border-b-hair py-4 text-stone">No leads yet</p>
      ) : (
        <Rows>
          {leads.map((lead) => (
            <li key={lead.id}>
              <RowTitle href={`/admin/leads/${lead.id}`} note={phoneText(lead.phone) || lead.email}>
                {lead.name}
              </RowTitle>
              <LeadStatusMark status={lead.status} />
              <span className="min-w-22 text-right whitespace-nowrap text-stone">
                {elapsed(lead.createdAt, now)} ago
              </span>
            </li>
          ))}
        </Rows>
      )}
    </section>
  )
}
