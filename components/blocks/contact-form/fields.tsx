import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type ContactFormConfig } from './definition'

export { ContactRound as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ContactFormConfig>) {
  return (
    <>
      <ConfigText of={block} name="title" />
      <ConfigText of={block} name="text" rows={3} />
    </>
  )
}
