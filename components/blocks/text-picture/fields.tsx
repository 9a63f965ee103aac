import { ConfigChoice, ConfigPicture, ConfigRich } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type TextPictureConfig } from './definition'

export { Columns2 as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<TextPictureConfig>) => (
  <>
    <ConfigRich of={block} name="content" />
    <ConfigPicture of={block} name="image" alt="alt" />
    <ConfigChoice of={block} name="side" options={{ left: 'Left', right: 'Right' }} />
  </>
)
