import { type PeriodPlan } from '@/lib/statistics/period'
import { type DaySpan } from '@/lib/time/office-weeks'
import { inDigits } from './chart'
import { SpanTable } from './span-table'
import { Axis, gapOf, highest, mostNumbers } from './week-chart'

type ViewsChartProps = {
  label: string
  spans: readonly (DaySpan & { views: number })[]
  unit: PeriodPlan['unit']
  now: Date
}

/** Draws page views by week, month or year. One that isn't over yet is dashed. */
export function ViewsChart({ label, spans, unit, now }: ViewsChartProps) {
  const peak = Math.max(1, ...spans.map(({ views }) => views))
  const lastIndex = spans.length - 1
  const total = spans.reduce((sum, { views }) => sum + views, 0)
  const hasNumber = (views: number, index: number) =>
    views > 0 && (spans.length <= mostNumbers || index === lastIndex || views === peak)
  return (
    <>
      <div aria-hidden="true" className="group-data-tables/charts:hidden">
        <div className="grid grid-cols-[132px_minmax(0,1fr)_48px] items-end gap-x-4 pt-3 font-semibold max-tablet:grid-cols-[minmax(0,1fr)_auto]">
          <div className="max-tablet:self-center">Views</div>
          <div
            className="flex items-end border-b border-hair-strong max-tablet:order-1 max-tablet:col-span-2"
            style={{ columnGap: gapOf(spans.length) }}
          >
            {spans.map(({ from, views }, index) => (
              <div key={from} className="min-w-0 flex-1 text-center text-13 font-normal tabular-nums">
                {hasNumber(views, index) && (
                  <span className={views === peak || spans.length < 6 ? '' : 'max-tablet:hidden'}>
                    {inDigits(views)}
                  </span>
                )}
                <span
                  className={`block ${index === lastIndex ? 'border border-b-0 border-dashed border-spruce' : 'bg-spruce'}`}
                  style={{ height: views && Math.max(2, Math.round((views / peak) * highest)) }}
                />
              </div>
            ))}
          </div>
          <div className="text-right tabular-nums">{inDigits(total)}</div>
        </div>
        <Axis spans={spans} unit={unit} now={now} />
      </div>
      <div className="overflow-x-auto group-not-data-tables/charts:sr-only">
        <SpanTable
          label={label}
          spans={spans}
          unit={unit}
          now={now}
          columns={[{ name: 'Views', figure: ({ views }) => inDigits(views) }]}
        />
      </div>
    </>
  )
}
