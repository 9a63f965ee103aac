import { formatMoney, formatRange, type PriceRange } from '@/lib/business/money'
import { type Estimate } from '@/lib/estimate/estimate'

export function EstimateExplained({ answer: { parts, notIncluded } }: { answer: Estimate }) {
  if (parts.length === 0) return null
  return (
    <section
      className="page-grid gap-y-10 px-gutter pt-section print:gap-y-0 print:pt-5"
      aria-labelledby="lines"
    >
      <div className="md:col-[1/8] print:hidden">
        <h2 id="lines">What each line is</h2>
        <p className="est-note text-quiet">
          The bar is the whole range of a line, from the plainest small room to the finest large one. The dark
          part is this job.
        </p>
        <dl className="est-lines">
          {parts.map(({ id, title, range, line, says }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{says}</dd>
              <dd className="est-bar">
                <Bar range={range} line={line} />
                <span>{formatMoney(line.from)}</span>
                <b>{formatRange(range, '–')}</b>
                <span>{formatMoney(line.to)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="md:col-[9/-1] print:columns-2 print:gap-x-8">
        <h2 className="text-h3">What isn’t in it</h2>
        <ul className="est-out">
          {notIncluded.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2 className="mt-10 text-h3">What it is worth</h2>
        <p className="est-note text-quiet">
          A range from our price list, before anybody has seen the room. It binds neither of us. After a free
          visit you get a price for your room, line by line, in writing.
        </p>
        <p className="print:hidden">
          <a className="est-link" href="/design">
            See a kitchen in your finishes
          </a>
        </p>
      </div>
    </section>
  )
}

function Bar({ range, line }: { range: PriceRange; line: PriceRange }) {
  const width = line.to - line.from || 1
  const x = (dollars: number) => ((dollars - line.from) / width) * 100
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="6" />
      <rect x={x(range.from)} width={Math.max(1.5, x(range.to) - x(range.from))} height="6" />
    </svg>
  )
}
