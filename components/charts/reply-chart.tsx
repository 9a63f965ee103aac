import { type LeadFigures, type LeadSpan } from '@/lib/lead-figures'
import { logScale } from '@/lib/statistics/log-scale'
import { type PeriodPlan, spanName } from '@/lib/statistics/period'
import { hoursAndMinutes } from '@/lib/time/elapsed'
import { addDays, startOfOfficeDay } from '@/lib/time/office-time'
import { SpanTable } from './span-table'

type ReplyChartProps = {
  label: string
  replies: LeadFigures['replies']
  spans: LeadSpan[]
  unit: PeriodPlan['unit']
  /** The promised time, in business minutes. */
  promised: number
  now: Date
}

/** The least distance of two labels, as a share of the drawing's height. */
const labelRoom = 0.17

const percentOf = (share: number) => `${(share * 100).toFixed(2)}%`

/** Draws the time to first reply: a mark for each lead on a logarithmic scale, the median of each week, and the promise. */
export function ReplyChart({ label, replies, spans, unit, promised, now }: ReplyChartProps) {
  const marks = replies.marks ?? []
  const medians = spans.flatMap(({ median }, index) =>
    median === null ? [] : [{ across: (index + 0.5) / spans.length, minutes: median }],
  )
  const scale = logScale([...marks, ...medians, { minutes: promised }].map(({ minutes }) => minutes))
  const [begin, end] = reach(spans)
  const across = (moment: string) => (Date.parse(moment) - begin) / (end - begin)
  const promiseAt = scale.down(promised)
  const medianAt = replies.median === null ? null : scale.down(replies.median)
  return (
    <>
      <div aria-hidden="true" className="group-data-tables/charts:hidden">
        <div className="relative mr-19 ml-14 h-56">
          {scale.ticks.map((tick) => (
            <div
              key={tick}
              className="absolute inset-x-0 border-t border-hair"
              style={{ top: percentOf(scale.down(tick)) }}
            >
              <span className="absolute right-full mr-3 -translate-y-1/2 text-13 whitespace-nowrap text-stone">
                {hoursAndMinutes(tick)}
              </span>
            </div>
          ))}
          <svg className="absolute inset-0 size-full overflow-visible">
            {marks.map(({ at, minutes }, index) => (
              <svg
                key={index}
                x={percentOf(across(at))}
                y={percentOf(scale.down(minutes))}
                className="overflow-visible"
              >
                {minutes > promised ? (
                  <path d="M0-4.5 4.5 0 0 4.5-4.5 0Z" className="fill-clay" />
                ) : (
                  <circle r="2.5" className="fill-spruce/55" />
                )}
              </svg>
            ))}
            <line
              x1="0%"
              x2="100%"
              y1={percentOf(promiseAt)}
              y2={percentOf(promiseAt)}
              strokeDasharray="5 3"
              className="stroke-brass stroke-[1.5]"
            />
            {medians.slice(1).map((point, index) => {
              const previous = medians[index] ?? point
              return (
                <line
                  key={point.across}
                  x1={percentOf(previous.across)}
                  y1={percentOf(scale.down(previous.minutes))}
                  x2={percentOf(point.across)}
                  y2={percentOf(scale.down(point.minutes))}
                  strokeLinecap="round"
                  className="stroke-spruce stroke-[2.5]"
                />
              )
            })}
          </svg>
          <SideLabel at={promiseAt} className="text-brass" name="Promise" minutes={promised} />
          {replies.median !== null && medianAt !== null && (
            <SideLabel
              at={apart(medianAt, promiseAt)}
              className="text-spruce"
              name="Median"
              minutes={replies.median}
            />
          )}
        </div>
        <div className="mt-2 mr-19 ml-14 flex justify-between text-13 text-stone">
          {ends(spans).map((span) => (
            <span key={span.from}>{spanName(span, unit, now)}</span>
          ))}
        </div>
      </div>
      <div className="relative group-data-tables/charts:overflow-x-auto">
        <SpanTable
          label={label}
          spans={spans}
          unit={unit}
          now={now}
          className="group-not-data-tables/charts:sr-only group-not-data-tables/charts:block"
          role="table"
          columns={[
            { name: 'Answered', figure: ({ answered }) => answered },
            { name: 'Within the promise', figure: ({ kept }) => kept },
            { name: 'Late', figure: ({ answered, kept }) => answered - kept },
            { name: 'Median', figure: ({ median }) => (median === null ? 'None' : hoursAndMinutes(median)) },
          ]}
        />
      </div>
    </>
  )
}

/** Returns the start of the first span and the end of the last one, in milliseconds. */
function reach(spans: LeadSpan[]): [number, number] {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return [0, 1]
  return [Date.parse(startOfOfficeDay(first.from)), Date.parse(startOfOfficeDay(addDays(last.to, 1)))]
}

const ends = (spans: LeadSpan[]): LeadSpan[] =>
  [...new Set([0, spans.length >> 1, spans.length - 1])].flatMap((index) => spans[index] ?? [])

/** Moves a label up or down so that it doesn't cover another one. */
function apart(position: number, otherPosition: number): number {
  if (Math.abs(position - otherPosition) >= labelRoom) return position
  return position < otherPosition ? otherPosition - labelRoom : otherPosition + labelRoom
}

type SideLabelProps = { at: number; name: string; minutes: number; className: string }

const SideLabel = ({ at, name, minutes, className }: SideLabelProps) => (
  <span
    className={`absolute left-full ml-2 -translate-y-1/2 text-13 leading-tight font-semibold whitespace-nowrap ${className}`}
    style={{ top: percentOf(at) }}
  >
    {name}
    <br />
    {hoursAndMinutes(minutes)}
  </span>
)
