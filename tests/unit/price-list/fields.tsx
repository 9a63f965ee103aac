import { ConfigList } from '@/components/fields/config-list'
import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type PriceListConfig } from './definition'

export { Tag as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<PriceListConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigText of={block} name="note" rows={3} />
    <ConfigList of={block} name="rows" rowName="Price" empty={{ what: '', price: '', picture: '' }}>
      {(row) => (
        <>
          <ConfigText of={row} name="what" />
          <ConfigText of={row} name="price" />
          <ConfigPicture of={row} name="picture" />
        </>
      )}
    </ConfigList>
  </>
)
