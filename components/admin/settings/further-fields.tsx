import { furtherLines } from '@/lib/business/estimate-lines'
import { NumberSetting, TextSetting } from './setting-fields'

/** The lines of an estimate beyond the price list: each with its range and the sentence that explains it. */
export function FurtherFields() {
  return (
    <div>
      {furtherLines.map(({ id, title, unit }) => (
        <fieldset key={id} className="border-b border-hair py-4 first:pt-0">
          <legend className="float-left mb-2 w-full font-semibold">
            {title} <span className="font-normal text-stone">for {unit}</span>
          </legend>
          <div className="clear-both grid gap-x-3 gap-y-3 max-tablet:grid-cols-2 tablet:grid-cols-[112px_112px_minmax(0,1fr)]">
            <NumberSetting path={`furtherPrices.${id}.from`} label="From" money />
            <NumberSetting path={`furtherPrices.${id}.to`} label="To" money />
            <TextSetting
              path={`furtherPrices.${id}.says`}
              label="What it is"
              rows={3}
              className="max-tablet:col-span-full"
            />
          </div>
        </fieldset>
      ))}
    </div>
  )
}
