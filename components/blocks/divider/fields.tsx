import { ConfigChoice } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type DividerConfig, kinds, sizes } from './definition'

export { SeparatorHorizontal as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<DividerConfig>) => (
  <>
    <ConfigChoice of={block} name="kind" options={kinds} />
    <ConfigChoice of={block} name="size" options={sizes} />
  </>
)
