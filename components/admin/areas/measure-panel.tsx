import { CircleAlert, CircleCheck } from 'lucide-react'
import { type Limits } from '@/lib/landing/gate'
import { type LandingLine, percent } from '@/lib/landing/landing-list'

type MeasurePanelProps = {
  measure: LandingLine['measure']
  limits: Limits
  /** True until the newest text is measured. */
  isOld: boolean
}

/** Shows the measures of a page, with the limits that it must meet to be listed. */
export function MeasurePanel({ measure, limits, isOld }: MeasurePanelProps) {
  const { own, ownShare, commonShare, nearest, short } = measure
  return (
    <section aria-labelledby="measure-title" aria-busy={isOld}>
      <h2 id="measure-title">Original content</h2>
      <p className="mt-2 flex items-baseline gap-2">
        <span
          className={`font-serif text-34 leading-none font-[450] tabular-nums transition-opacity ${isOld ? 'opacity-50' : ''}`}
        >
          {own}
        </span>
        <span className="text-stone">original words, {limits.own} or more are needed</span>
      </p>
      <Gauge share={own / (limits.own * 1.5)} mark={1 / 1.5} isGood={own >= limits.own} />
      <dl className="mt-3.5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-13">
        <Fact
          name="Original words among all its words"
          value={percent(ownShare)}
          limit={`at least ${percent(limits.ownShare)}`}
          isGood={ownShare >= limits.ownShare}
        />
        <Fact
          name="Words that ten other pages have too"
          value={percent(commonShare)}
          limit={`at most ${percent(limits.commonShare)}`}
          isGood={commonShare <= limits.commonShare}
        />
        <Fact
          name="Shared with the page most like it"
          value={nearest ? percent(nearest.share) : '0%'}
          limit={`at most ${percent(limits.nearest)}`}
          isGood={!nearest || nearest.share <= limits.nearest}
        />
      </dl>
      <div role="status" className="mt-3.5">
        {short.length === 0 ? (
          <p className="flex gap-2 text-13 font-medium text-spruce">
            <CircleCheck className="mt-px size-4 flex-none" aria-hidden="true" />
            Enough original content for search engines.
          </p>
        ) : (
          <>
            <p className="flex gap-2 text-13 font-semibold text-clay">
              <CircleAlert className="mt-px size-4 flex-none" aria-hidden="true" />
              Too thin: search engines are told not to list it.
            </p>
            <ul className="mt-1 grid gap-1 pl-6 text-13">
              {short.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

type GaugeProps = { share: number; mark: number; isGood: boolean }

/** Draws a number as a bar, with a mark at the number that it must reach. */
const Gauge = ({ share, mark, isGood }: GaugeProps) => (
  <div className="relative mt-2.5 h-1.5" aria-hidden="true">
    <span className="absolute inset-0 overflow-hidden rounded-full bg-sand">
      <span
        className={`block h-full rounded-full transition-[width] ${isGood ? 'bg-spruce' : 'bg-clay'}`}
        style={{ width: percent(Math.min(1, share)) }}
      />
    </span>
    <span className="absolute -top-1 h-3.5 w-0.5 bg-ink" style={{ left: percent(mark) }} />
  </div>
)

type FactProps = { name: string; value: string; limit: string; isGood: boolean }

const Fact = ({ name, value, limit, isGood }: FactProps) => (
  <>
    <dt>
      {name} <span className="block text-12 text-stone">{limit}</span>
    </dt>
    <dd className={`text-right font-semibold tabular-nums ${isGood ? '' : 'text-clay'}`}>{value}</dd>
  </>
)
