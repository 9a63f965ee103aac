import { type ReactNode, type Ref } from 'react'
import { FinancingTerms } from '@/components/site/parts/financing-terms'
import { estimateRooms } from '@/lib/business/estimate-choices'
import { formatMoney, formatRange, type PriceRange } from '@/lib/business/money'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Estimate } from '@/lib/estimate/estimate'
import { describeJob } from '@/lib/estimate/estimate-text'
import { type EstimateRequest } from '@/lib/estimate/request'
import { capitalized } from '@/lib/text/in-words'

type EstimateSumProps = {
  request: EstimateRequest
  answer: Estimate
  town?: string
  financing: BusinessProfile['financing']
  words: readonly string[]
  headingRef: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function EstimateSum({
  request,
  answer,
  town,
  financing,
  words,
  headingRef,
  children,
}: EstimateSumProps) {
  const { parts, total, monthly } = answer
  const place = town ? ` in ${town}` : ''
  return (
    <section className="est-sum" id="sum" aria-labelledby="sum-title">
      <h2 className="text-h3" id="sum-title" tabIndex={-1} ref={headingRef}>
        {estimateRooms[request.room]}
        {place}
      </h2>
      <p className="text-small text-quiet">{sentence(describeJob(request))}</p>
      {words.length > 0 && (
        <ul className="est-words">
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
      <p className="est-total" role="status">
        {parts.length > 0 ? <Range range={total} /> : 'Nothing is to be done yet.'}
      </p>
      {parts.length > 0 && (
        <>
          {monthly && (
            <div className="est-monthly">
              <p>{formatRange(monthly.payments, ' to ')} a month, for example</p>
              <p className="text-caption text-quiet">{monthly.says}</p>
              <FinancingTerms profile={{ financing }} titled className="text-caption text-quiet" />
            </div>
          )}
          <table className="est-parts">
            <caption className="sr-only">The parts of the sum</caption>
            <tbody>
              {parts.map(({ id, title, chosen, range }) => (
                <tr key={id}>
                  <th scope="row">
                    {title}
                    <small>{chosen}</small>
                  </th>
                  <td>{formatRange(range, '–')}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Together</th>
                <td>{formatRange(total, '–')}</td>
              </tr>
            </tfoot>
          </table>
        </>
      )}
      {children}
    </section>
  )
}

const sentence = (text: string) => `${capitalized(text)}.`

/** Breaks between the ends of a range, never within one. */
export const Range = ({ range: { from, to } }: { range: PriceRange }) => (
  <>
    <span>{formatMoney(from)}</span> to <span>{formatMoney(to)}</span>
  </>
)
