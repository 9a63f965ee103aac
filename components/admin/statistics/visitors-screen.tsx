import { X } from 'lucide-react'
import { BarChart } from '@/components/charts/bar-chart'
import { Chart, inDigits } from '@/components/charts/chart'
import { ChartsOrTables } from '@/components/charts/charts-or-tables'
import { FigureStrip } from '@/components/charts/figure-strip'
import { ViewsChart } from '@/components/charts/views-chart'
import { linkClass, Screen } from '@/components/staff/screen'
import { EmptyState } from '@/components/ui/empty-state'
import { StaffLink } from '@/components/ui/staff-link'
import { type Areas } from '@/lib/content/areas'
import { type Period, periods } from '@/lib/statistics/period'
import { dimensionNames, groupsFinding, valueName } from '@/lib/statistics/visitor-names'
import {
  type Dimension,
  dimensions,
  type Funnel,
  rate,
  type VisitorFigures,
  type VisitorFilter,
  visitorsHref,
} from '@/lib/statistics/visitors'
import { counted } from '@/lib/text/counted'
import { dayWords } from '@/lib/time/office-weeks'
import { PeriodLinks, StatisticsHead } from './statistics-head'

type VisitorsScreenProps = {
  period: Period
  filter: VisitorFilter
  /** Null before the first view. */
  figures: VisitorFigures | null
  areas: Areas
  now: Date
}

export const VisitorsScreen = (props: VisitorsScreenProps) => (
  <Screen>
    <StatisticsHead
      current="visitors"
      period={props.period}
      note="How often pages are viewed, and what comes of it. Bots and signed-in staff aren’t counted."
    />
    {props.figures ? (
      <Figures {...props} figures={props.figures} />
    ) : (
      <EmptyState
        className="mt-8"
        title="No views yet"
        action={
          <a className={linkClass} href="/">
            Open the home page
          </a>
        }
      >
        Views are counted from now on and show up here within ten seconds. Your own aren’t counted while
        you’re signed in.
      </EmptyState>
    )}
  </Screen>
)

function Figures({ period, filter, figures, areas, now }: VisitorsScreenProps & { figures: VisitorFigures }) {
  const { since, unit, spans, funnel, before, groups } = figures
  const weeks = periods.find(({ value }) => value === period)?.weeks
  const title = `${inDigits(funnel.views)} ${funnel.views === 1 ? 'view' : 'views'} since ${dayWords(since, now)}`
  const shownGroups = groups.filter(({ name }) => !filter[name])
  return (
    <>
      <FilterLinks {...{ period, filter, areas }} />
      <FigureStrip figures={funnelFigures(funnel, before)} />
      {before && weeks && (
        <p className="mt-2 text-13 text-stone">“Before” means the same days {weeks} weeks earlier.</p>
      )}
      <section aria-labelledby="charts" className="mt-10 max-tablet:mt-8">
        <ChartsOrTables
          head={
            <>
              <h2 id="charts" className="mr-auto">
                Views
              </h2>
              <PeriodLinks period={period} hrefOf={(value) => visitorsHref(value, filter)} />
              <a
                className={linkClass}
                href={visitorsHref(period, filter, '/api/statistics/page-views')}
                download
              >
                Download CSV
              </a>
            </>
          }
        >
          <Chart title={title} note={`Per ${unit}. This ${unit} isn’t over.`}>
            <ViewsChart label={title} spans={spans} unit={unit} now={now} />
          </Chart>
          <div className="mt-14 grid gap-x-16 gap-y-14 max-tablet:mt-10 max-tablet:gap-y-10 tablet:grid-cols-2 *:min-w-0">
            {shownGroups.map((group) => (
              <Groups key={group.name} {...group} {...{ period, filter, areas }} />
            ))}
          </div>
        </ChartsOrTables>
      </section>
    </>
  )
}

/** Returns the figures of the steps from a view to a job, each with its rate. */
function funnelFigures({ views, leads, visits, won }: Funnel, before: Funnel | null) {
  const note = (step: keyof Funnel, words: string) =>
    [words, before && `${inDigits(before[step])} before`].filter(Boolean).join(' · ')
  return [
    { label: 'Views', value: inDigits(views), note: note('views', 'of pages') },
    { label: 'Leads', value: inDigits(leads), note: note('leads', `${rate(leads, views)} of views`) },
    { label: 'Visits', value: inDigits(visits), note: note('visits', `${rate(visits, leads)} of leads`) },
    { label: 'Won', value: inDigits(won), note: note('won', `${rate(won, leads)} of leads`) },
  ]
}

const notes: Record<Dimension, string> = {
  page: 'Leads are those sent from the page.',
  source: 'Where people came from: views that no page of this site led to.',
  campaign: 'The name that a link has as utm_campaign.',
  place: 'Views of its pages; leads that named it.',
  service: 'Views of its pages; leads that asked for it.',
}
const mostBars = 8

type GroupsProps = Pick<VisitorsScreenProps, 'period' | 'filter' | 'areas'> & VisitorFigures['groups'][number]

function Groups({ name, groups, period, filter, areas }: GroupsProps) {
  const nameOf = (key: string) => valueName(name, key, areas)
  const title = groupsFinding(name, groups, nameOf)
  return (
    <Chart title={title} note={notes[name]}>
      {groups.length > 0 && (
        <BarChart
          label={`${dimensionNames[name]}: ${title}`}
          kind={dimensionNames[name]}
          counts="Views"
          columns={['Leads', 'Per view', 'Visits', 'Won']}
          most={mostBars}
          others="others"
          bars={groups.map(({ key, views, leads, visits, won }) => ({
            key,
            name: nameOf(key),
            count: views,
            href: visitorsHref(period, { ...filter, [name]: key }),
            more: [inDigits(leads), rate(leads, views), inDigits(visits), inDigits(won)],
          }))}
        />
      )}
    </Chart>
  )
}

/** Lists the active filters, each with a link that removes it. */
function FilterLinks({ period, filter, areas }: Pick<VisitorsScreenProps, 'period' | 'filter' | 'areas'>) {
  const names = dimensions.filter((name) => filter[name])
  if (names.length === 0) return null
  return (
    <ul aria-label={counted(names.length, 'filter')} className="mb-5 flex flex-wrap gap-2">
      {names.map((name) => {
        const { [name]: value = '', ...rest } = filter
        const words = `${dimensionNames[name]}: ${valueName(name, value, areas)}`
        return (
          <li key={name}>
            <StaffLink
              href={visitorsHref(period, rest)}
              aria-label={`${words}, remove this filter`}
              className="inline-flex min-h-control-small items-center gap-1.5 rounded-control border border-edge bg-mist px-3 text-13 font-medium no-underline hover:underline max-tablet:min-h-tap"
            >
              {words}
              <X className="size-3.5" aria-hidden="true" />
            </StaffLink>
          </li>
        )
      })}
    </ul>
  )
}
