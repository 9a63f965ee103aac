import { type ReactNode } from 'react'
import { useWords } from '@/components/ui/use-words'
import { formatRange, type PriceRange } from '@/lib/business/money'
import { differingLines } from '@/lib/estimate/compare'
import { type Estimate } from '@/lib/estimate/estimate'
import { describeJob } from '@/lib/estimate/estimate-text'
import { type EstimateRequest } from '@/lib/estimate/request'
import { capitalized } from '@/lib/text/in-words'

type EstimateComparisonProps = {
  kept: EstimateRequest
  keptAnswer: Estimate
  /** The estimate on the page. */
  answer: Estimate
  children: ReactNode
}

/** Compares the estimate that was kept as A with the one on the page: the lines that differ, and the totals. */
export function EstimateComparison({ kept, keptAnswer, answer, children }: EstimateComparisonProps) {
  const words = useWords()
  const lines = differingLines(keptAnswer, answer)
  return (
    <div className="est-compare" id="compare">
      <h3 className="text-h4">{words('A and this one')}</h3>
      <p className="text-small text-quiet">{`A: ${capitalized(describeJob(kept, words))}.`}</p>
      {lines.length === 0 ? (
        <p className="est-note text-small">
          {words('Both are the same so far. Change an answer to compare.')}
        </p>
      ) : (
        <table className="est-parts">
          <thead>
            <tr>
              <th scope="col">{words('What differs')}</th>
              <th scope="col">A</th>
              <th scope="col">{words('This one')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, title, ranges, chosen }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {ranges.map((range, index) => (
                  <td key={index}>
                    <Ends range={range} />
                    <small>{chosen[index]}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words('Total')}</th>
              {[keptAnswer, answer].map(({ total }, index) => (
                <td key={index}>
                  <Ends range={total} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      <div className="flex flex-wrap gap-x-5">{children}</div>
    </div>
  )
}

const Ends = ({ range }: { range: PriceRange | null }) => (range ? formatRange(range, '–') : '–')
