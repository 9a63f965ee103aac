import Link from 'next/link'
import { figureTable, inDigits } from './chart'

export type Bar = {
  key: string
  name: string
  count: number
  /** The address of the inbox or the figures with this filter; missing if there is no such filter. */
  href?: string
  /** Further figures for the table, one for each of `columns`. */
  more: string[]
}

type BarChartProps = {
  label: string
  /** Heading of the first column: "Town". */
  kind: string
  /** Heading of the figures. */
  counts?: string
  columns: string[]
  bars: Bar[]
  /** Number of bars; the others are shown as one, called `others`. */
  most?: number
  others?: string
}

const inTables = 'group-data-tables/charts:'

/** Draws figures as bars, or as a table with all rows and more columns. Each name is a link. */
export function BarChart(props: BarChartProps) {
  const { label, kind, counts = 'Leads', columns, bars, most = Infinity, others = '' } = props
  const restBars = bars.slice(most)
  const hasRest = restBars.length > 1
  const restCount = restBars.reduce((sum, { count }) => sum + count, 0)
  const scale = Math.max(1, ...bars.map(({ count }) => count), hasRest ? restCount : 0)
  const hiddenInBars = 'group-not-data-tables/charts:sr-only'
  return (
    <div className="relative group-data-tables/charts:overflow-x-auto">
      <table
        className={`${figureTable} group-not-data-tables/charts:[&_:is(td,th)]:border-0 group-not-data-tables/charts:[&_:is(td,th)]:py-0`}
      >
        <caption className="sr-only">{label}</caption>
        <thead className="group-not-data-tables/charts:sr-only">
          <tr>
            <th scope="col">{kind}</th>
            <th scope="col">{counts}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr
              key={bar.key}
              className={`group/bar relative h-7 max-tablet:h-tap ${hasRest && index >= most ? 'group-not-data-tables/charts:hidden' : ''}`}
            >
              <th scope="row" className={nameClass}>
                {bar.href ? (
                  <Link
                    href={bar.href}
                    prefetch={false}
                    className="no-underline group-hover/bar:underline after:absolute after:inset-0"
                  >
                    {bar.name}
                  </Link>
                ) : (
                  <span className="text-stone">{bar.name}</span>
                )}
              </th>
              <Count count={bar.count} scale={scale} />
              {bar.more.map((figure, column) => (
                <td
                  key={columns[column]}
                  className="group-not-data-tables/charts:w-0 group-not-data-tables/charts:pl-0!"
                >
                  <span className={hiddenInBars}>{figure}</span>
                </td>
              ))}
            </tr>
          ))}
          {hasRest && (
            <tr className={`h-7 max-tablet:h-tap ${inTables}hidden`}>
              <th scope="row" className={`${nameClass} text-stone`}>
                {restBars.length} {others}
              </th>
              <Count count={restCount} scale={scale} quiet />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

const nameClass =
  'group-not-data-tables/charts:w-52 group-not-data-tables/charts:pr-3 group-not-data-tables/charts:text-14 group-not-data-tables/charts:font-normal! group-not-data-tables/charts:max-tablet:w-40'

/** Room for the number beside the longest bar, in pixels. */
const numberRoom = 52

const Count = ({ count, scale, quiet }: { count: number; scale: number; quiet?: boolean }) => (
  <td className="group-not-data-tables/charts:pl-0! group-not-data-tables/charts:text-left!">
    <span className="flex items-center gap-2 group-data-tables/charts:justify-end">
      <span
        className={`h-3.5 min-w-0.5 group-data-tables/charts:hidden ${quiet ? 'bg-spruce/50' : 'bg-spruce group-hover/bar:bg-spruce-deep'}`}
        style={{ width: `calc((100% - ${numberRoom}px) * ${count / scale})` }}
      />
      <span className="font-semibold">{inDigits(count)}</span>
    </span>
  </td>
)
