import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type ContactFormConfig } from './definition'

export { ContactRound as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<ContactFormConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigText of={block} name="text" rows={3} />
  </>
)
