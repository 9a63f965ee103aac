import Link from 'next/link'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { LeadStatusMark } from '@/components/staff/status'
import { EmptyState } from '@/components/ui/empty-state'
import { elapsed } from '@/lib/time/elapsed'
import { isLate } from '@/lib/leads/late'
import { leadSummary, sourceNames } from '@/lib/leads/lead-words'
import { defaultProfile } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'

/** The inbox: how many wait, and how many the site holds as spam (`suspects`); newest first, who, what and where with the first words of the message, source, clock, status. */
export function LeadList({ leads, suspects, now }: { leads: Lead[]; suspects: number; now: Date }) {
  const waiting = leads.filter((lead) => lead.status === 'new').length
  return (
    <Screen>
      <ScreenHead
        title="Leads"
        note={[
          waiting === 0 ? 'Nobody is waiting for a reply.' : `${waiting} waiting for a reply.`,
          suspects > 0 && `${suspects} held as spam: open one to see why.`,
        ]
          .filter(Boolean)
          .join(' ')}
      />
      {leads.length === 0 ? (
        <EmptyState title="No leads yet">Requests from the forms of the site arrive here.</EmptyState>
      ) : (
        <div className="border-t border-hair-strong">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} now={now} />
          ))}
        </div>
      )}
    </Screen>
  )
}

/** A second line within a row, cut where it doesn't fit. */
const second = 'block truncate text-13 font-normal text-stone'

function LeadRow({ lead, now }: { lead: Lead; now: Date }) {
  const isNew = lead.status === 'new'
  const late = isNew && isLate(lead.createdAt, now, defaultProfile)
  return (
    <Link
      data-new={isNew ? '' : undefined}
      className="group grid min-h-15 items-center gap-x-4 border-b border-hair py-2 no-underline hover:bg-hover max-tablet:grid-cols-[16px_minmax(0,1fr)_auto] max-tablet:items-start max-tablet:gap-x-2 max-tablet:gap-y-0.5 max-tablet:py-3.25 tablet:grid-cols-[20px_minmax(0,190px)_minmax(0,1fr)_132px_176px_104px]"
      href={`/admin/leads/${lead.id}`}
    >
      <span
        className="ml-0.75 size-2.25 rounded-full group-data-new:bg-brass max-tablet:mt-1.75 max-tablet:ml-0"
        aria-hidden="true"
      />
      <span className="truncate text-15 group-data-new:font-bold max-tablet:text-16">
        {lead.name}
        <small className={`${second} tabular-nums`}>{lead.phone || lead.email}</small>
      </span>
      <span className="min-w-0 max-tablet:order-2 max-tablet:col-[2/-1]">
        <b className="font-medium group-data-new:font-bold">{leadSummary(lead)}</b>
        <small className={`${second} max-tablet:line-clamp-2 max-tablet:whitespace-normal`}>
          {lead.message}
        </small>
      </span>
      <span className="text-13 text-stone max-tablet:hidden">{sourceNames[lead.source]}</span>
      <span className="text-13 max-tablet:order-3 max-tablet:col-[2/-1]">
        {isNew && (
          <span className={late ? 'font-semibold text-clay' : undefined}>
            Waiting {elapsed(lead.createdAt, now)}
          </span>
        )}
      </span>
      <span className="max-tablet:order-1 max-tablet:text-13">
        <LeadStatusMark status={lead.status} />
      </span>
    </Link>
  )
}
