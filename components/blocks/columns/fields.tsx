import { ConfigList } from '@/components/fields/config-list'
import { ConfigPicture, ConfigRich, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type ColumnsConfig } from './definition'

export { Columns3 as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<ColumnsConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigList
      of={block}
      name="columns"
      rowName="Column"
      empty={{ heading: '', image: '', alt: '', content: '' }}
    >
      {(column) => (
        <>
          <ConfigText of={column} name="heading" />
          <ConfigPicture of={column} name="image" alt="alt" />
          <ConfigRich of={column} name="content" />
        </>
      )}
    </ConfigList>
  </>
)
