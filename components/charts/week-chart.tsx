import Link from 'next/link'
import { sourceNames } from '@/lib/leads/lead-text'
import { type LeadSource, leadSources } from '@/lib/content-types'
import { type LeadSpan } from '@/lib/lead-figures'
import { inboxHref } from '@/lib/statistics/inbox-href'
import { type PeriodPlan, spanName } from '@/lib/statistics/period'
import { counted } from '@/lib/text/counted'
import { type DaySpan } from '@/lib/time/office-weeks'
import { SpanTable } from './span-table'

type WeekChartProps = {
  label: string
  spans: LeadSpan[]
  unit: PeriodPlan['unit']
  now: Date
  /** Adds a row for each source. */
  bySource?: boolean
}

/** The height of the highest bar, in pixels. All rows have the same scale. */
export const highest = 104
/** The least height of a row, in pixels. */
const leastRow = 28
/** With more bars only the highest and the last one have a number, and none is a link. The table has all of them. */
export const mostNumbers = 16

type Row = { name: string; source?: LeadSource; counts: number[] }

/** Draws leads by week, a row for each source. A week that isn't over yet is dashed. */
export function WeekChart({ label, spans, unit, now, bySource }: WeekChartProps) {
  const allLeads: Row = { name: 'All leads', counts: spans.map(({ leads }) => leads) }
  const sources: Row[] = leadSources.map((source) => ({
    name: sourceNames[source],
    source,
    counts: spans.map((span) => span.bySource[source]),
  }))
  const rows = bySource ? [allLeads, ...sources.sort((a, b) => total(b) - total(a))] : [allLeads]
  const names = spans.map((span) => longName(span, unit, now))
  const scale = highest / Math.max(1, ...allLeads.counts)
  return (
    <>
      <div role="table" aria-label={label} className="relative group-data-tables/charts:hidden">
        <div role="row" className="sr-only">
          {['Source', ...names, 'Total'].map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <BarRow key={row.name} row={row} spans={spans} names={names} scale={scale} />
        ))}
        <Axis spans={spans} unit={unit} now={now} />
      </div>
      <div className="hidden overflow-x-auto group-data-tables/charts:block">
        <SpanTable
          label={label}
          spans={spans}
          unit={unit}
          now={now}
          className="[&_th]:whitespace-nowrap"
          columns={rows.map(({ name, source, counts }) => ({
            name,
            figure: (span: LeadSpan, index) => (
              <Figure count={counts[index] ?? 0} href={inboxHref({ ...days(span), source })} />
            ),
          }))}
        />
      </div>
    </>
  )
}

const total = ({ counts }: Row) => counts.reduce((sum, count) => sum + count, 0)
const days = ({ from, to }: LeadSpan) => ({ from, to })

function longName(span: LeadSpan, unit: PeriodPlan['unit'], now: Date): string {
  const name = spanName(span, unit, now)
  return unit === 'week' ? `Week of ${name}` : name
}

const Figure = ({ count, href, className }: { count: number; href: string; className?: string }) =>
  count === 0 ? (
    '0'
  ) : (
    <Link className={className} href={href} prefetch={false}>
      {count}
    </Link>
  )

type BarRowProps = { row: Row; spans: LeadSpan[]; names: string[]; scale: number }

function BarRow({ row, spans, names, scale }: BarRowProps) {
  const { name, source, counts } = row
  const peak = Math.max(...counts)
  const isAll = !source
  const hasNumber = (index: number, count: number) =>
    isAll && count > 0 && (counts.length <= mostNumbers || index === counts.length - 1 || count === peak)
  const firstSpan = spans[0]
  const lastSpan = spans.at(-1)
  const wholeRow = firstSpan && lastSpan && { from: firstSpan.from, to: lastSpan.to, source }
  return (
    <div
      role="row"
      className="grid grid-cols-[132px_minmax(0,1fr)_48px] items-end gap-x-4 pt-3 max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:pt-2"
    >
      <div role="rowheader" className={`max-tablet:self-center ${isAll ? 'font-semibold' : ''}`}>
        {name}
      </div>
      <div
        className="flex items-end border-b border-hair-strong max-tablet:order-1 max-tablet:col-span-2"
        style={{ columnGap: gapOf(counts.length), minHeight: leastRow }}
      >
        {counts.map((count, index) => {
          const isOpen = index === counts.length - 1
          const look = isOpen
            ? 'border border-b-0 border-dashed border-spruce'
            : isAll
              ? 'bg-spruce group-hover/bar:bg-spruce-deep'
              : 'bg-spruce/70'
          const height = count === 0 ? 0 : Math.max(2, Math.round(count * scale))
          const name = names[index]
          if (!hasNumber(index, count))
            return (
              <div
                role="cell"
                key={name}
                className={`min-w-0 flex-1 ${count ? look : ''}`}
                style={{ height }}
              >
                <span className="sr-only">{count}</span>
              </div>
            )
          const bar = <span className={`block w-full ${look}`} style={{ height }} />
          const number = (
            <span
              className={`mb-0.5 block text-center text-13 tabular-nums ${isOpen ? 'text-stone' : ''}`}
              aria-hidden="true"
            >
              {count}
            </span>
          )
          const span = spans[index]
          return (
            <div role="cell" key={name} className="min-w-0 flex-1">
              {span && counts.length <= mostNumbers ? (
                <Link
                  href={inboxHref(days(span))}
                  prefetch={false}
                  aria-label={`${counted(count, 'lead')}, ${name?.replace('Week', 'week')}`}
                  className="group/bar block no-underline"
                >
                  {number}
                  {bar}
                </Link>
              ) : (
                <>
                  <span className="sr-only">{count}</span>
                  {number}
                  {bar}
                </>
              )}
            </div>
          )
        })}
      </div>
      <div role="cell" className={`text-right tabular-nums ${isAll ? 'font-semibold' : ''}`}>
        {wholeRow && (
          <Figure
            count={total(row)}
            href={inboxHref(wholeRow)}
            className="no-underline hover:underline max-tablet:-my-1.5 max-tablet:inline-flex max-tablet:min-h-tap max-tablet:min-w-tap max-tablet:items-center max-tablet:justify-end"
          />
        )}
      </div>
    </div>
  )
}

/** Returns the gap between bars: a share of the width, or pixels between narrow bars. */
export const gapOf = (bars: number) => (bars > mostNumbers ? '2px' : bars > 8 ? '2.5%' : '5%')

/** Labels some of the bars, counted from the last one; on a phone every other one of these. */
export function Axis({
  spans,
  unit,
  now,
}: {
  spans: readonly DaySpan[]
  unit: PeriodPlan['unit']
  now: Date
}) {
  const step = Math.max(1, Math.ceil(spans.length / 6))
  const lastIndex = spans.length - 1
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[132px_minmax(0,1fr)_48px] gap-x-4 pt-1.5 max-tablet:grid-cols-1"
    >
      <div
        className="col-start-2 flex text-13 text-stone max-tablet:col-start-1"
        style={{ columnGap: gapOf(spans.length) }}
      >
        {spans.map((span, index) => {
          const place = (lastIndex - index) / step
          const isShown = Number.isInteger(place) && (index > 0 || step === 1 || spans.length < 6)
          return (
            <span
              key={span.from}
              className={`flex h-5 min-w-0 flex-1 whitespace-nowrap ${index === lastIndex ? 'justify-end' : 'justify-center'}`}
            >
              {isShown && (
                <span className={place % 2 === 1 ? 'max-tablet:hidden' : ''}>
                  {index === lastIndex ? `This ${unit}` : spanName(span, unit, now)}
                </span>
              )}
            </span>
          )
        })}
      </div>
    </div>
  )
}
