import { serviceCards } from '@/lib/business/prices'
import { NumberSetting, TextSetting } from './setting-fields'

const columns = 'grid gap-x-3 tablet:grid-cols-[minmax(0,1fr)_112px_112px_120px]'

/** On a desk the heads of the columns say it. */
const head = (text: string) => <span className="tablet:sr-only">{text}</span>

/** The price list: six lines, each with its range and the time of work. */
export function PriceFields() {
  return (
    <div>
      <div
        className={`${columns} border-b border-hair-strong pb-2 text-13 text-stone max-tablet:hidden`}
        aria-hidden="true"
      >
        <span>Service</span>
        <span>From</span>
        <span>To</span>
        <span>Time</span>
      </div>
      {serviceCards.map(({ id, title }) => (
        <fieldset key={id} className="border-b border-hair pt-0.5 pb-2 max-tablet:py-4">
          <legend className="sr-only">{title}</legend>
          <div className={`${columns} gap-y-3 max-tablet:grid-cols-2`}>
            <span
              className="pt-3.5 font-medium max-tablet:pt-0 max-tablet:col-span-full max-tablet:font-semibold"
              aria-hidden="true"
            >
              {title}
            </span>
            <NumberSetting path={`prices.${id}.from`} label={head('From')} money />
            <NumberSetting path={`prices.${id}.to`} label={head('To')} money />
            <TextSetting
              path={`prices.${id}.timeline`}
              label={head('Time')}
              className="max-tablet:col-span-full"
            />
          </div>
        </fieldset>
      ))}
    </div>
  )
}
