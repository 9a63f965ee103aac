import { BlockTitle, Missing, Section, sideBySide } from '../parts'
import { type ViewProps } from '../view-props'
import { type PriceTableConfig } from './definition'

/** Puts each detail below its item, so that a phone has room for both columns. */
export function View({ config, words, inCanvas }: ViewProps<PriceTableConfig>) {
  const note = words('note')
  const rows = config.rows
    .map((_, index) => ({
      what: words(`rows.${index}.what`),
      price: words(`rows.${index}.price`),
      detail: words(`rows.${index}.detail`),
    }))
    .filter(({ what, price }) => what || price)
  if (rows.length === 0 && !inCanvas) return null
  return (
    <Section ground="ivory" className={`${sideBySide} *:only:col-span-full`}>
      <BlockTitle className="">{words('title')}</BlockTitle>
      {rows.length === 0 ? (
        <Missing>Add the first price</Missing>
      ) : (
        <div>
          <table className="w-full border-t border-ink text-left tabular-nums">
            <caption className="sr-only">{config.title.trim() || 'Prices'}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">What</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, price, detail }, index) => (
                <tr key={index} className="border-b border-line align-baseline">
                  <th scope="row" className="py-4 pr-6 font-medium wrap-anywhere">
                    {what}
                    {detail && (
                      <span className="mt-0.5 block text-small font-normal text-quiet">{detail}</span>
                    )}
                  </th>
                  <td className="min-w-24 py-4 text-right font-serif text-20 wrap-anywhere">{price}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {note && <p className="mt-4 text-small whitespace-pre-line text-quiet">{note}</p>}
        </div>
      )}
    </Section>
  )
}
