import { ConfigLink, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type CtaConfig } from './definition'

export { Megaphone as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<CtaConfig>) {
  return (
    <>
      <ConfigText of={block} name="title" rows={2} />
      <ConfigText of={block} name="text" rows={3} />
      <ConfigText of={block} name="buttonText" />
      <ConfigLink of={block} name="buttonLink" />
    </>
  )
}
