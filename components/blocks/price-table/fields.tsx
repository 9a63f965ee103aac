import { use } from 'react'
import { ConfigList } from '@/components/fields/config-list'
import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { SitePrices } from '@/components/fields/site-prices'
import { Button } from '@/components/ui/button'
import { formatRange } from '@/lib/business/money'
import { priceList } from '@/lib/business/prices'
import { type PriceTableConfig } from './definition'

export { ReceiptText as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<PriceTableConfig>) {
  const { config, change } = block
  const ofSite = priceList(use(SitePrices)).map(({ title, price, timeline }) => ({
    what: title,
    price: formatRange(price),
    detail: timeline,
  }))
  return (
    <>
      <ConfigText of={block} name="title" />
      <ConfigList of={block} name="rows" rowName="Price" empty={{ what: '', price: '', detail: '' }}>
        {(row) => (
          <>
            <ConfigText of={row} name="what" />
            <ConfigText of={row} name="price" />
            <ConfigText of={row} name="detail" />
          </>
        )}
      </ConfigList>
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => change({ rows: [...config.rows, ...ofSite] })}
      >
        Add the site’s price list
      </Button>
      <ConfigText of={block} name="note" rows={2} />
    </>
  )
}
