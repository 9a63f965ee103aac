import { type Metadata } from 'next'
import { InboxScreen, inboxPageSize } from '@/components/admin/leads/inbox-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import {
  countInbox,
  countViews,
  countWaitingSince,
  listInbox,
  longestWait,
  newestWaiting,
} from '@/lib/data/lead-inbox'
import { getProfile } from '@/lib/data/settings'
import { listColleagues } from '@/lib/data/staff'
import { inboxNow } from '@/lib/leads/inbox-now'
import { lateSince } from '@/lib/leads/late'
import { isNarrowed, leadFilterOf } from '@/lib/schemas/lead-filter'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = (): Promise<Metadata> => staffMetadata('Leads')

export default async function LeadsPage({ searchParams }: Props) {
  const me = await requireStaffPage()
  const params = await searchParams
  const filter = leadFilterOf(params)
  const now = new Date()
  const profile = await getProfile()
  const inbox = inboxNow(profile, now)
  const late = lateSince(now, profile)
  const [views, lateCount, longest, newestAt, staff] = await Promise.all([
    countViews(inbox.today),
    late ? countWaitingSince(late) : 0,
    longestWait(),
    newestWaiting(),
    listColleagues(),
  ])
  const total = isNarrowed(filter) ? await countInbox(filter, inbox) : views[filter.view]
  const last = Math.max(1, Math.ceil(total / inboxPageSize))
  const page = Math.min(last, Math.max(1, Math.floor(Number(params.page)) || 1))
  const rows = await listInbox(filter, inbox, { skip: (page - 1) * inboxPageSize, take: inboxPageSize })
  return (
    <InboxScreen
      filter={filter}
      page={page}
      total={total}
      rows={rows}
      views={views}
      late={lateCount}
      longestWait={longest}
      newestAt={newestAt}
      staff={staff}
      me={{ id: me.id, isOwner: me.role === 'owner' }}
      spamDays={profile.retention.spamDays}
      context={{
        now,
        today: inbox.today,
        promise: profile,
      }}
    />
  )
}
