import { type ReactNode, type Ref } from 'react'
import { FinancingTerms } from '@/components/site/parts/financing-terms'
import { useWords } from '@/components/ui/use-words'
import { type EstimateRoom, estimateRooms } from '@/lib/business/estimate-choices'
import { formatMoney, formatRange, type PriceRange } from '@/lib/business/money'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Estimate } from '@/lib/estimate/estimate'
import { describeJob } from '@/lib/estimate/estimate-text'
import { type EstimateRequest } from '@/lib/estimate/request'
import { type weeksOf } from '@/lib/estimate/weeks'
import { capitalized } from '@/lib/text/in-words'

type EstimateSumProps = {
  request: EstimateRequest
  answer: Estimate
  weeks: ReturnType<typeof weeksOf>
  town?: string | undefined
  financing: BusinessProfile['financing']
  notes: readonly string[]
  headingRef: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function EstimateSum({
  request,
  answer,
  weeks,
  town,
  financing,
  notes,
  headingRef,
  children,
}: EstimateSumProps) {
  const words = useWords()
  const { parts, total, monthly } = answer
  const place = town ? ` ${words('in {town}', { town })}` : ''
  return (
    <section className="est-sum" id="sum" aria-labelledby="sum-title">
      <h2 className="text-h3" id="sum-title" tabIndex={-1} ref={headingRef}>
        {words(estimateRooms[request.room])}
        {place}
      </h2>
      <p className="text-small text-quiet">{sentence(describeJob(request, words))}</p>
      {notes.length > 0 && (
        <ul className="est-words">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p className="est-total" role="status">
        {parts.length > 0 ? <Range range={total} /> : words('Nothing selected yet.')}
      </p>
      {parts.length > 0 && (
        <>
          {weeks.length > 0 && (
            <div className="est-weeks">
              {weeks.map(({ room, says }) => (
                <p key={room}>
                  {weeks.length > 1 && <b>{room}</b>} {says}
                </p>
              ))}
            </div>
          )}
          {monthly && (
            <div className="est-monthly">
              <p>{words('{range} a month, for example', { range: formatRange(monthly.payments, ' to ') })}</p>
              <p className="text-caption text-quiet">{monthly.says}</p>
              <FinancingTerms
                profile={{ financing, liveSince: '' }}
                titled
                className="text-caption text-quiet"
              />
            </div>
          )}
          <table className="est-parts">
            <caption className="sr-only">Breakdown</caption>
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
                <th scope="row">{words('Total')}</th>
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

type EstimateExplainedProps = { answer: Estimate; room: EstimateRoom }

export function EstimateExplained({ answer: { parts, notIncluded }, room }: EstimateExplainedProps) {
  const words = useWords()
  if (parts.length === 0) return null
  return (
    <section
      className="page-grid gap-y-10 px-gutter pt-section print:gap-y-0 print:pt-5"
      aria-labelledby="lines"
    >
      <div className="md:col-[1/8] print:hidden">
        <h2 id="lines">{words('What each line is')}</h2>
        <p className="est-note text-quiet">
          {words(
            'The bar is the whole range of a line, from the plainest small room to the finest large one. The dark part is this job.',
          )}
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
        <h2 className="text-h3">{words('What isn’t in it')}</h2>
        <ul className="est-out">
          {notIncluded.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2 className="mt-10 text-h3">{words('How firm is this number?')}</h2>
        <p className="est-note text-quiet">
          {words(
            'A range from our price list, before anybody has seen the room. It binds neither of us. After a free visit you get a price for your room, line by line, in writing.',
          )}
        </p>
        <p className="print:hidden">
          {room === 'bathroom' ? (
            <a className="est-link" href="/design/bath">
              {words('See a bath in your finishes')}
            </a>
          ) : (
            <a className="est-link" href="/design">
              {words('See a kitchen in your finishes')}
            </a>
          )}
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
