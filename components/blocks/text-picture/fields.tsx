import { ConfigChoice, ConfigPicture, ConfigRich } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type TextPictureConfig } from './definition'

export { Columns2 as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<TextPictureConfig>) {
  return (
    <>
      <ConfigRich of={block} name="content" />
      <ConfigPicture of={block} name="image" alt="alt" />
      <ConfigChoice of={block} name="side" options={{ left: 'Left', right: 'Right' }} />
    </>
  )
}
