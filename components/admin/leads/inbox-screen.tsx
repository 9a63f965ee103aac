import { Phone, Plus } from 'lucide-react'
import { LinkButton, StaffLink } from '@/components/ui/staff-link'
import { Screen, ScreenHead } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TabLinks } from '@/components/ui/tabs'
import { SelectBox } from '@/components/staff/selection'
import { type InboxLead, type InboxSum, type LeadChoices } from '@/lib/content-types'
import { formatMoney, formatRange } from '@/lib/business/money'
import { viewNames } from '@/lib/leads/inbox-text'
import { isNarrowed, type LeadFilter, leadQuery, type LeadView, leadViews } from '@/lib/schemas/lead-filter'
import { counted } from '@/lib/text/counted'
import { InboxFilters } from './inbox-filters'
import { InboxKeys } from './inbox-keys'
import { InboxMore } from './inbox-more'
import { InboxBar, InboxSelection } from './inbox-selection'
import { LeadRow, type RowContext } from './lead-row'
import { NewLead } from './new-lead'
import { NewLeads } from './new-leads'
import { replyLimit, type ReplyPromise } from '@/lib/leads/reply-promise'

export const inboxPageSize = 50

type InboxScreenProps = {
  filter: LeadFilter
  page: number
  /** All matching leads. */
  total: number
  sum: InboxSum
  rows: InboxLead[]
  choices: LeadChoices
  views: Record<LeadView, number>
  late: number
  longestWait: { id: string } | null
  newestAt: string
  staff: { id: string; name: string }[]
  me: { id: string; isOwner: boolean }
  /** The number of days before spam is deleted. */
  spamDays: number
  context: RowContext
  /** True if the dialog for a new lead is open. */
  isAdding: boolean
}

export function InboxScreen(props: InboxScreenProps) {
  const { filter, page, total, sum, rows, choices, views, late, longestWait, newestAt } = props
  const { staff, me, spamDays, context, isAdding } = props
  const exportHref = me.isOwner ? `/api/leads/export${leadQuery(filter)}` : null
  const newHref = `/admin/leads${leadQuery(filter, { page, new: 1 })}`
  const answerHref = longestWait && `/admin/leads/${longestWait.id}?at=0`
  return (
    <Screen>
      <ScreenHead title="Leads" note={note(views, late, context.promise)}>
        <InboxMore exportHref={exportHref} />
        <LinkButton className="max-tablet:flex-1" href={newHref} scroll={false}>
          <Plus className="size-4" aria-hidden="true" />
          New lead
        </LinkButton>
        {answerHref && (
          <LinkButton look="primary" className="max-tablet:flex-1" href={answerHref}>
            <Phone className="size-4" aria-hidden="true" />
            <span>
              Answer<span className="max-tablet:sr-only"> the longest wait</span>
            </span>
          </LinkButton>
        )}
      </ScreenHead>
      <TabLinks
        label="Views"
        links={leadViews.map((view) => ({
          href: `/admin/leads${leadQuery({ ...filter, view })}`,
          current: view === filter.view,
          count: views[view],
          children: viewNames[view],
        }))}
      />
      <InboxFilters filter={filter} choices={choices} staff={staff} me={me.id} />
      <NewLeads waiting={views.waiting} newestAt={newestAt} />
      <InboxSelection
        query={leadQuery(filter)}
        rows={rows.map(({ id, name, status, assignedTo }) => ({ id, name, status, assignedTo }))}
        total={total}
      >
        {rows.length === 0 ? (
          <Nothing filter={filter} views={views} spamDays={spamDays} />
        ) : (
          <>
            <div className="flex items-center gap-1.5 border-b border-hair-strong text-13 text-stone">
              <SelectBox ids={rows.map(({ id }) => id)} name="all on this page" className="-ml-3.5" />
              {sumText(total, sum)}
            </div>
            <ul>
              {rows.map((lead, index) => (
                <LeadRow
                  key={lead.id}
                  lead={lead}
                  href={`/admin/leads/${lead.id}${leadQuery(filter, { page, at: (page - 1) * inboxPageSize + index })}`}
                  context={context}
                />
              ))}
            </ul>
          </>
        )}
        <Pager
          page={page}
          pageSize={inboxPageSize}
          total={total}
          hrefOf={(target) => `/admin/leads${leadQuery(filter, { page: target })}`}
        >
          <InboxKeys
            me={me}
            today={context.today}
            newHref={newHref}
            answerHref={answerHref}
            exportHref={exportHref}
          />
        </Pager>
        <InboxBar staff={staff} me={me} />
      </InboxSelection>
      {filter.view === 'spam' && rows.length > 0 && (
        <p className="pt-3 text-13 text-stone">{spamKept(spamDays)}</p>
      )}
      {filter.q && filter.view !== 'spam' && views.spam > 0 && (
        <p className="pt-3 text-13 text-stone">
          Not here?{' '}
          <StaffLink className="font-semibold" href={`/admin/leads${leadQuery(filter, { view: 'spam' })}`}>
            Search the spam
          </StaffLink>{' '}
          too.
        </p>
      )}
      {isAdding && <NewLead backHref={`/admin/leads${leadQuery(filter, { page })}`} />}
    </Screen>
  )
}

/** Returns "12 leads, worth $18,500, and $27,600–$38,900 by estimates". */
function sumText(total: number, { value, estimates }: InboxSum): string {
  const worth = [
    value > 0 && `worth ${formatMoney(value)}`,
    estimates && `${value > 0 ? 'and ' : ''}${formatRange(estimates, '–')} by estimates`,
  ]
  return [counted(total, 'lead'), ...worth].filter(Boolean).join(', ')
}

const spamKept = (days: number) => `Spam is deleted ${counted(days, 'day')} after it came in, read or not.`

function note(
  views: Record<LeadView, number>,
  late: number,
  promise: Pick<ReplyPromise, 'replyHours'>,
): string {
  if (views.waiting === 0) return 'Nobody is waiting for a reply.'
  const waits = `${views.waiting} waiting for a reply`
  const hours = counted(replyLimit(promise), 'hour')
  const isPromised = promise.replyHours > 0
  if (late === 0) return `${waits}, all ${isPromised ? 'within the promise' : `for less than ${hours}`}.`
  return `${waits}, ${late} longer than ${isPromised ? `the ${hours} promised` : hours}.`
}

function Nothing({ filter, views, spamDays }: Pick<InboxScreenProps, 'filter' | 'views' | 'spamDays'>) {
  if (isNarrowed(filter))
    return (
      <EmptyState
        title="No lead matches"
        action={
          <LinkButton
            look="strong"
            href={`/admin/leads${leadQuery({ view: 'all', order: 'newest', q: filter.q })}`}
          >
            Search all leads
          </LinkButton>
        }
      >
        Clear a filter, or try another view.
      </EmptyState>
    )
  if (views.all + views.spam === 0)
    return <EmptyState title="No leads yet">Requests from the forms of the site arrive here.</EmptyState>
  const texts: Record<LeadView, [string, string]> = {
    waiting: ['Nothing is waiting', 'Everyone has a reply. New requests show up here on their own.'],
    open: ['Nothing is open', 'Every lead is won or lost.'],
    followup: ['No follow-ups today', 'Give a lead a follow-up date, and it appears here on that day.'],
    won: ['No lead is won yet', 'Set a lead to Won, with what the job is worth.'],
    finished: ['No job is finished yet', 'Set a lead to Finished when its job is done.'],
    lost: ['No lead is lost', 'Set a lead to Lost, with the reason, to learn from it.'],
    spam: ['No spam', `Likely spam is kept here. ${spamKept(spamDays)}`],
    all: ['No leads yet', 'Requests from the forms of the site arrive here.'],
  }
  const [title, text] = texts[filter.view]
  return <EmptyState title={title}>{text}</EmptyState>
}
