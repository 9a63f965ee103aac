import { StaffLink } from '@/components/ui/staff-link'
import { SelectBox } from '@/components/staff/selection'
import { selectedRow } from '@/components/staff/selection-class'
import { LinkPending } from '@/components/staff/link-pending'
import { LeadStatusMark } from '@/components/staff/status'
import { cn } from '@/components/ui/cn'
import { Badge } from '@/components/ui/badge'
import { formatMoney, formatRange } from '@/lib/business/money'
import { phoneDigits, phoneText } from '@/lib/business/profile'
import { type InboxLead } from '@/lib/content-types'
import { dayText } from '@/lib/leads/inbox-text'
import { isLate, promisedMinutes, promiseText, type ReplyPromise } from '@/lib/leads/reply-promise'
import { leadHeadline, leadSubject, sourceName } from '@/lib/leads/lead-text'
import { initials } from '@/lib/text/initials'
import { elapsed, hoursAndMinutes } from '@/lib/time/elapsed'
import { officeTime } from '@/lib/time/office-time'

export type RowContext = {
  now: Date
  /** The office's day. */
  today: string
  promise: ReplyPromise
}

type LeadRowProps = {
  lead: InboxLead
  href: string
  context: RowContext
}

/** Classes of a second line within a row. */
const second = 'block truncate text-13 font-normal text-stone'

export function LeadRow({ lead, href, context }: LeadRowProps) {
  const isUnread = lead.readAt === null
  return (
    <li
      id={`lead-${lead.id}`}
      data-id={lead.id}
      data-name={lead.name}
      data-phone={lead.phone ? phoneDigits(lead.phone) : undefined}
      data-status={lead.status}
      data-assigned={lead.assignedTo?.id}
      data-follow-up={lead.followUpOn}
      data-unread={isUnread ? '' : undefined}
      className={cn(
        'group relative grid scroll-mt-24 min-h-15 items-center gap-x-4 border-b border-hair py-2 hover:bg-hover has-[a:focus-visible]:bg-mist has-data-pending:bg-mist max-tablet:grid-cols-[32px_minmax(0,1fr)_auto] max-tablet:items-start max-tablet:gap-x-1 max-tablet:gap-y-0.5 max-tablet:py-3.25 tablet:grid-cols-[16px_16px_minmax(0,172px)_minmax(0,1fr)_152px_158px_112px_32px]',
        selectedRow,
      )}
    >
      <SelectBox
        ids={[lead.id]}
        name={lead.name}
        className="-my-2 -ml-3.5 max-tablet:-mt-2.5 max-tablet:row-[1/3] max-tablet:self-start"
      />
      <span className="ml-0.75 size-2.25 rounded-full group-data-unread:bg-brass max-tablet:absolute max-tablet:top-11 max-tablet:left-0 max-tablet:ml-1">
        {isUnread && <span className="sr-only">Unread.</span>}
      </span>
      <span className="min-w-0 text-15 max-tablet:text-16">
        <StaffLink
          className="block truncate no-underline group-data-unread:font-bold after:absolute after:inset-0 focus-visible:outline-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          href={href}
          data-row-link=""
        >
          {lead.name}
          <LinkPending />
        </StaffLink>
        <small className={`${second} tabular-nums`}>{phoneText(lead.phone) || lead.email}</small>
      </span>
      <span className="min-w-0 max-tablet:order-2 max-tablet:col-[2/-1]">
        <span className="flex items-center gap-2">
          <b className="truncate font-medium group-data-unread:font-bold">{leadHeadline(lead)}</b>
          {lead.isUndelivered && <Badge>Email not sent</Badge>}
        </span>
        <small className={`${second} max-tablet:line-clamp-2 max-tablet:whitespace-normal`}>
          {leadSubject(lead) && lead.message}
        </small>
      </span>
      <span className="text-13 text-stone max-tablet:order-4 max-tablet:col-[2/-1] max-tablet:flex max-tablet:gap-1.5">
        <span className="block truncate">{sourceName(lead)}</span>
        <span className="tablet:hidden">·</span>
        <time className="block tabular-nums" dateTime={lead.createdAt}>
          {officeTime(lead.createdAt, context.now)}
        </time>
      </span>
      <span className="text-13 max-tablet:order-3 max-tablet:col-[2/-1]">
        <ReplyClock lead={lead} {...context} />
      </span>
      <span className="max-tablet:order-1 max-tablet:text-13">
        <LeadStatusMark status={lead.status} />
        <small className="block text-13 text-stone tabular-nums max-tablet:text-right">
          {lead.value === null ? lead.estimate && formatRange(lead.estimate, '–') : formatMoney(lead.value)}
        </small>
      </span>
      <span className="max-tablet:hidden">
        {lead.assignedTo && (
          <span
            role="img"
            aria-label={`Assigned to ${lead.assignedTo.name}`}
            title={lead.assignedTo.name}
            className="grid size-7 place-items-center rounded-full bg-spruce text-12 font-semibold text-paper"
          >
            {initials(lead.assignedTo.name)}
          </span>
        )}
      </span>
    </li>
  )
}

/** Shows the waiting time, or the time until the answer, and below it the next step. */
function ReplyClock({ lead, now, today, promise }: RowContext & Pick<LeadRowProps, 'lead'>) {
  const nextStep = lead.followUpOn && `Follow up ${dayText(lead.followUpOn, today)}`
  if (lead.status === 'new') {
    const isOverdue = isLate(lead.createdAt, now, promise)
    return (
      <>
        <span className={isOverdue ? 'font-semibold text-clay' : undefined}>
          Waiting {elapsed(lead.createdAt, now)}
        </span>
        <span className="block text-stone max-tablet:inline max-tablet:before:content-['_·_']">
          {nextStep || promiseText(lead.createdAt, now, promise)}
        </span>
      </>
    )
  }
  const wasLate = lead.replyMinutes !== null && lead.replyMinutes > promisedMinutes(promise)
  return (
    <>
      {lead.replyMinutes !== null && <span>Replied in {hoursAndMinutes(lead.replyMinutes)}</span>}
      {(nextStep || wasLate) && (
        <span className="block text-stone max-tablet:inline max-tablet:before:content-['_·_']">
          {nextStep || 'Later than promised'}
        </span>
      )}
    </>
  )
}
