import { type ComponentProps, type ReactNode } from 'react'
import { type PeriodPlan, spanName } from '@/lib/statistics/period'
import { type DaySpan } from '@/lib/time/office-weeks'
import { figureTable } from './chart'

type SpanTableProps<Span extends DaySpan> = {
  label: string
  spans: readonly Span[]
  unit: PeriodPlan['unit']
  now: Date
  columns: readonly { name: string; figure: (span: Span, index: number) => ReactNode }[]
} & Pick<ComponentProps<'table'>, 'className' | 'role'>

/** Renders figures as a table with a row for each week, month or year, of which the last isn't over yet. */
export function SpanTable<Span extends DaySpan>(props: SpanTableProps<Span>) {
  const { label, spans, unit, now, columns, className = '', role } = props
  return (
    <table className={`${figureTable} ${className}`} role={role}>
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{{ week: 'Week of', month: 'Month', year: 'Year' }[unit]}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {spans.map((span, index) => (
          <tr key={span.from}>
            <th scope="row">
              {spanName(span, unit, now)}
              {index === spans.length - 1 && ', so far'}
            </th>
            {columns.map(({ name, figure }) => (
              <td key={name}>{figure(span, index)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
