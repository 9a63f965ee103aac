import { FollowNews } from '@/components/admin/dashboard/follow-news'
import { GoLive } from '@/components/admin/dashboard/go-live'
import { LeadSummary } from '@/components/admin/dashboard/lead-summary'
import { NextVisits } from '@/components/admin/dashboard/next-visits'
import { RecentLeads, RecentPages } from '@/components/admin/dashboard/recent-lists'
import { DeliveryNotice, ReviewNotice } from '@/components/admin/dashboard/notices'
import { maxWaiting, WaitingNow } from '@/components/admin/dashboard/waiting-now'
import { FigureStrip } from '@/components/charts/figure-strip'
import { Screen } from '@/components/staff/screen'
import { requireStaffPage, staffMetadata } from '@/lib/auth/staff-page'
import { newestWaiting } from '@/lib/data/lead-inbox'
import { countWaiting, getLeadFigures, listFollowUps } from '@/lib/data/lead-stats'
import { countLeads, listLeads, listWaitingLeads } from '@/lib/data/leads'
import { outboxSummary } from '@/lib/data/deliveries'
import { listRecentPages } from '@/lib/data/pages'
import { countWaitingReviews } from '@/lib/data/reviews'
import { listVisits } from '@/lib/data/visits'
import { sendableKinds } from '@/lib/delivery/manual-retry'
import { goLiveBlockers, goLiveChecklist } from '@/lib/go-live/checklist'
import { readGoLiveFacts } from '@/lib/go-live/facts'
import { deliveryNews } from '@/lib/leads/delivery-text'
import { lateSince, promisedMinutes } from '@/lib/leads/reply-promise'
import { countSetAside } from '@/lib/leads/set-aside'
import { addDays, officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { lastWeeks } from '@/lib/time/office-weeks'
import { pageStore } from '@/lib/records/page/store'
import { postStore } from '@/lib/records/post/store'
import { type RecordCounts } from '@/lib/records/store-types'
import { recordStores } from '@/lib/records/stores'
import { counted } from '@/lib/text/counted'

export const generateMetadata = () => staffMetadata('Admin Dashboard')

const recent = 5
/** This week and the twelve before. */
const weeks = 13

export default async function DashboardPage() {
  const { role } = await requireStaffPage()
  const now = new Date()
  const [facts, outbox, setAside] = await Promise.all([readGoLiveFacts(), outboxSummary(), countSetAside()])
  const promise = facts.profile
  const late = lateSince(now, promise)
  const today = officeDay(now.toISOString())
  const [counts, newestAt, figures, waiting, followUps, cards, latest, pages, visits, reviews] =
    await Promise.all([
      countWaiting(late),
      newestWaiting(),
      getLeadFigures({ spans: lastWeeks(weeks, now), promised: promisedMinutes(promise), lateSince: late }),
      listWaitingLeads({ limit: maxWaiting }),
      listFollowUps(today, { limit: maxWaiting }),
      cardFigures(),
      listLeads({ limit: recent }),
      listRecentPages({ limit: recent }),
      listVisits(new Date(startOfOfficeDay(today)), new Date(startOfOfficeDay(addDays(today, 2)))),
      countWaitingReviews(),
    ])
  const checklist = goLiveChecklist(facts, role, now)
  const isLive = facts.profile.liveSince !== ''
  const canGoLive = role === 'owner' && !isLive
  const blockers = canGoLive ? goLiveBlockers(facts).map(({ title }) => title) : null
  const toDo = checklist.filter(({ done }) => !done)
  const isIdle = checklist.length > 0 && counts.waiting === 0 && followUps.total === 0
  const hasMail = sendableKinds().includes('lead-notification')
  return (
    <Screen>
      {/* Where the masthead has no room for it. */}
      <p className="mb-3.5 text-stone lg:hidden">Manage your website content and settings</p>
      <DeliveryNotice news={deliveryNews({ ...outbox, setAside }, hasMail, now)} />
      <ReviewNotice count={reviews} />
      <FollowNews waiting={counts.waiting} newestAt={newestAt} />
      <WaitingNow
        counts={{ ...counts, followUps: followUps.total, toDo: toDo.length, isLive }}
        waiting={waiting}
        followUps={followUps.leads}
        promise={promise}
        median={figures.spans.at(-1)?.median ?? null}
        now={now}
      />
      {isIdle && <GoLive lines={checklist} blockers={blockers} isWide className="mb-12 max-tablet:mb-10" />}
      <NextVisits visits={visits} today={today} />
      <FigureStrip figures={cards} />
      <div
        className={`mt-12 grid gap-x-8 gap-y-10 max-tablet:mt-10 ${checklist.length > 0 && !isIdle ? 'tablet:grid-cols-[minmax(0,1fr)_auto]' : ''}`}
      >
        {checklist.length > 0 && !isIdle && (
          <GoLive
            lines={checklist}
            blockers={blockers}
            className="tablet:col-start-2 tablet:row-start-1 tablet:w-70 tablet:border-l tablet:border-hair tablet:pl-8"
          />
        )}
        <div className="min-w-0">
          <LeadSummary figures={figures} promise={promise} now={now} />
          <div className="mt-12 grid gap-12 max-tablet:mt-10 max-tablet:gap-10 md:grid-cols-2">
            <RecentLeads leads={latest} now={now} />
            <RecentPages pages={pages} />
          </div>
        </div>
      </div>
    </Screen>
  )
}

/** The five figures of the specification, with their links. One that counts nothing but samples is left out. */
async function cardFigures() {
  const [pages, posts, leads, ...content] = await Promise.all([
    pageStore.count(),
    postStore.count(),
    countLeads('chat'),
    ...featuredStores.map((store) => store.count()),
  ])
  return [
    ownFigure('Total Pages', pages, `${pages.published} published`, '/admin/pages'),
    ownFigure('Blog Posts', posts, `${posts.published} published`, '/admin/blog'),
    ...featuredStores.map(({ record }, index) => {
      const counts = content[index] ?? { total: 0 }
      const label = record.figureLabel ?? record.several
      return ownFigure(label, counts, `${counts.featured} featured`, record.list)
    }),
    {
      label: 'Chat Leads',
      value: leads.total,
      note: `${leads.new} new`,
      href: '/admin/leads?view=all&source=chat',
    },
  ].filter((figure) => figure !== null)
}

/** Returns a figure without its samples; null if it counts nothing else. */
function ownFigure(
  label: string,
  { total, own = total, samples = 0 }: RecordCounts,
  note: string,
  href: string,
) {
  if (own === 0 && total > 0) return null
  return { label, value: own, note: samples > 0 ? `and ${counted(samples, 'sample')}` : note, href }
}

const featuredStores = [...recordStores.values()].filter(({ record }) => record.fields.isFeatured).reverse()
