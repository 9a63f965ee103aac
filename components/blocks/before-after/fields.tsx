import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type BeforeAfterConfig } from './definition'

export { SquareSplitHorizontal as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<BeforeAfterConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigPicture of={block} name="beforeImage" />
    <ConfigPicture of={block} name="afterImage" />
    <ConfigText of={block} name="caption" />
  </>
)
