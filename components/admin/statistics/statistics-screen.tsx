import { StaffLink } from '@/components/ui/staff-link'
import { type ReactNode } from 'react'
import { BarChart, type Bar } from '@/components/charts/bar-chart'
import { Chart, noteLink } from '@/components/charts/chart'
import { ChartsOrTables } from '@/components/charts/charts-or-tables'
import { FigureStrip } from '@/components/charts/figure-strip'
import { ReplyChart } from '@/components/charts/reply-chart'
import { WeekChart } from '@/components/charts/week-chart'
import { linkClass, Screen } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { askedServiceName } from '@/lib/business/asked-service'
import { formatMoney } from '@/lib/business/money'
import { leadStatuses } from '@/lib/content-types'
import { type LeadFigures, type LeadGroup } from '@/lib/lead-figures'
import { replyLimit, promisedMinutes, type ReplyPromise } from '@/lib/leads/reply-promise'
import { statusNames } from '@/lib/leads/lead-text'
import {
  leadsFinding,
  outcomeFinding,
  percent,
  repliesFinding,
  servicesFinding,
  townName,
  townsFinding,
} from '@/lib/statistics/findings'
import { inboxHref, viewOf } from '@/lib/statistics/inbox-href'
import { type Period, type PeriodPlan, periods } from '@/lib/statistics/period'
import { counted } from '@/lib/text/counted'
import { hoursAndMinutes } from '@/lib/time/elapsed'
import { PeriodLinks, StatisticsHead } from './statistics-head'

const mostTowns = 8

type StatisticsScreenProps = {
  period: Period
  unit: PeriodPlan['unit']
  figures: LeadFigures
  /** True if there are any leads, in this period or another. */
  hasLeads: boolean
  promise: ReplyPromise
  now: Date
}

export function StatisticsScreen(props: StatisticsScreenProps) {
  const { period, figures, hasLeads } = props
  const switcher = <PeriodLinks period={period} hrefOf={(value) => `/admin/statistics?period=${value}`} />
  return (
    <Screen>
      <StatisticsHead
        current="leads"
        period={period}
        note="What came in and what became of it. Spam isn’t counted."
      />
      {figures.leads === 0 ? (
        <>
          {hasLeads && switcher}
          <NoLeads hasLeads={hasLeads} />
        </>
      ) : (
        <Charts {...props} switcher={switcher} />
      )}
    </Screen>
  )
}

const NoLeads = ({ hasLeads }: { hasLeads: boolean }) =>
  hasLeads ? (
    <EmptyState
      className="mt-8"
      title="No leads in this time"
      action={
        <StaffLink className={linkClass} href="/admin/statistics?period=all">
          Show all there are
        </StaffLink>
      }
    >
      Nobody has written in the period you chose.
    </EmptyState>
  ) : (
    <EmptyState
      className="mt-8"
      title="No leads yet"
      action={
        <a className={linkClass} href="/contact">
          Open the contact form
        </a>
      }
    >
      Your first lead starts this chart. Send yourself one through the contact form to see how it arrives.
    </EmptyState>
  )

function Charts(props: StatisticsScreenProps & { switcher: ReactNode }) {
  const { period, unit, figures, promise, now, switcher } = props
  const { spans, statuses, replies, leads, value } = figures
  const [won, lost] = [statuses.won + statuses.finished, statuses.lost]
  const days = { from: spans[0]?.from, to: spans.at(-1)?.to }
  const weeks = periods.find(({ value }) => value === period)?.weeks ?? null
  const hours = counted(replyLimit(promise), 'business hour')
  const lateCount = replies.answered - replies.kept
  const titles = {
    weeks: leadsFinding(figures, weeks),
    towns: townsFinding(figures.towns),
    replies: repliesFinding(replies),
    services: servicesFinding(figures.services, leads),
    outcome: outcomeFinding({ won, lost }),
  }
  return (
    <>
      <FigureStrip
        figures={[
          { label: 'Leads', value: leads, note: changeText(figures), href: inboxHref(days) },
          {
            label: 'Share won',
            value: shareOf(won, won + lost),
            note: won + lost ? `${won} of ${won + lost} decided` : 'None decided yet',
            href: inboxHref({ view: 'won', ...days }),
          },
          {
            label: 'Value won',
            value: formatMoney(value),
            note: counted(won, 'job'),
            href: inboxHref({ view: 'won', ...days }),
          },
          {
            label: 'Median first reply',
            value: replies.median === null ? '–' : hoursAndMinutes(replies.median),
            note: replies.median === null ? 'No replies yet' : 'in business hours',
            href: inboxHref(days),
          },
          {
            label: 'Within the promise',
            value: shareOf(replies.kept, replies.answered + replies.overdue),
            note: `of ${hours}`,
            href: inboxHref({ reply: 'kept', ...days }),
          },
        ]}
      />
      <section aria-labelledby="charts" className="mt-10 max-tablet:mt-8">
        <ChartsOrTables
          head={
            <>
              <h2 id="charts" className="mr-auto">
                Leads
              </h2>
              {switcher}
            </>
          }
        >
          <Chart title={titles.weeks} note={`Per ${unit}, by where they came from. This ${unit} isn’t over.`}>
            <WeekChart label={titles.weeks} spans={spans} unit={unit} now={now} bySource />
          </Chart>
          <div className="mt-14 grid gap-x-16 gap-y-14 max-tablet:mt-10 max-tablet:gap-y-10 tablet:grid-cols-2 *:min-w-0">
            <Chart title={titles.towns} note="Leads by town. Each bar opens the inbox with just these.">
              <BarChart
                label={titles.towns}
                kind="Town"
                columns={groupColumns}
                most={mostTowns}
                others="other towns"
                bars={figures.towns.map((group) => ({
                  ...barOf(group),
                  name: townName(group.key),
                  href: group.key ? inboxHref({ ...days, town: group.key }) : undefined,
                }))}
              />
            </Chart>
            <Chart
              title={titles.replies}
              note={
                <>
                  Time to first reply in business hours.{' '}
                  {replies.marks
                    ? 'One mark per lead, the line is the median.'
                    : `There are too many to show each one: the line is the median of each ${unit}.`}{' '}
                  {lateCount > 0 && (
                    <StaffLink className={noteLink} href={inboxHref({ ...days, reply: 'late' })}>
                      <span aria-hidden="true" className="text-clay">
                        ◆
                      </span>{' '}
                      {lateCount} came late
                    </StaffLink>
                  )}
                  {replies.overdue > 0 && (
                    <>
                      {lateCount > 0 && ', '}
                      <StaffLink className={noteLink} href={inboxHref({ ...days, view: 'waiting' })}>
                        {replies.overdue} still {replies.overdue === 1 ? 'waits' : 'wait'} beyond it
                      </StaffLink>
                    </>
                  )}
                  {(lateCount > 0 || replies.overdue > 0) && '.'}
                </>
              }
            >
              <ReplyChart
                label={titles.replies}
                replies={replies}
                spans={spans}
                unit={unit}
                promised={promisedMinutes(promise)}
                now={now}
              />
            </Chart>
            <Chart title={titles.services} note="Leads by what they ask for.">
              <BarChart
                label={titles.services}
                kind="Service"
                columns={groupColumns}
                bars={figures.services.map((group) => ({
                  ...barOf(group),
                  name: askedServiceName(group.key),
                  href: group.key ? inboxHref({ ...days, service: group.key }) : undefined,
                }))}
              />
            </Chart>
            <Chart
              title={titles.outcome}
              note={
                <>
                  Where the {leads} stand today: {won} won
                  {value > 0 && ` for ${formatMoney(value)}`}, {lost} lost, {leads - won - lost} open.
                </>
              }
            >
              <BarChart
                label={titles.outcome}
                kind="Status"
                columns={['Share']}
                bars={leadStatuses
                  .filter((status) => status !== 'spam')
                  .map((status) => ({
                    key: status,
                    name: statusNames[status],
                    count: statuses[status],
                    href: inboxHref({ ...days, view: viewOf[status], status }),
                    more: [percent(statuses[status], leads)],
                  }))}
              />
            </Chart>
          </div>
        </ChartsOrTables>
      </section>
    </>
  )
}

const shareOf = (part: number, whole: number) => (whole > 0 ? percent(part, whole) : '–')

const groupColumns = ['Won', 'Lost', 'Share won', 'Value won']

const barOf = ({ key, leads, won, lost, value }: LeadGroup): Omit<Bar, 'name'> => ({
  key,
  count: leads,
  more: [String(won), String(lost), shareOf(won, won + lost), formatMoney(value)],
})

/** Returns "40 more than before". */
function changeText({ leads, before }: LeadFigures): string {
  if (!before) return 'from every form'
  if (leads === before) return 'as many as before'
  return `${Math.abs(leads - before)} ${leads > before ? 'more' : 'fewer'} than before`
}
