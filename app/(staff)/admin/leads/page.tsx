import { InboxScreen, inboxPageSize } from '@/components/admin/leads/inbox-screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import {
  countViews,
  countWaitingSince,
  longestWait,
  newestWaiting,
  readInbox,
  listLeadChoices,
  sumInbox,
} from '@/lib/data/lead-inbox'
import { getProfile } from '@/lib/data/settings'
import { listColleagues } from '@/lib/data/staff'
import { inboxNow, lateSince } from '@/lib/leads/reply-promise'
import { isNarrowed, leadFilterOf } from '@/lib/schemas/lead-filter'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const generateMetadata = () => staffMetadata('Leads')

export default async function LeadsPage({ searchParams }: Props) {
  const me = await requireStaffPage()
  const params = await searchParams
  const filter = leadFilterOf(params)
  const now = new Date()
  const profile = await getProfile()
  const inbox = inboxNow(profile, now)
  const late = lateSince(now, profile)
  const [views, lateCount, longest, newestAt, staff, choices] = await Promise.all([
    countViews(inbox.today),
    late ? countWaitingSince(late) : 0,
    longestWait(),
    newestWaiting(),
    listColleagues(),
    listLeadChoices(),
  ])
  const { rows, page, total } = await readInbox(filter, inbox, {
    page: Math.max(1, Math.floor(Number(params.page)) || 1),
    size: inboxPageSize,
    known: isNarrowed(filter) ? undefined : views[filter.view],
  })
  return (
    <InboxScreen
      filter={filter}
      page={page}
      total={total}
      sum={await sumInbox(filter, inbox, total)}
      rows={rows}
      choices={choices}
      views={views}
      late={lateCount}
      longestWait={longest}
      newestAt={newestAt}
      staff={staff}
      me={{ id: me.id, isOwner: me.role === 'owner' }}
      spamDays={profile.retention.spamDays}
      isAdding={params.new !== undefined}
      context={{
        now,
        today: inbox.today,
        promise: profile,
      }}
    />
  )
}
