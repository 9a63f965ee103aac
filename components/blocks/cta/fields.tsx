import { ConfigLink, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type CtaConfig } from './definition'

export { Megaphone as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<CtaConfig>) => (
  <>
    <ConfigText of={block} name="title" rows={2} />
    <ConfigText of={block} name="text" rows={3} />
    <ConfigText of={block} name="buttonText" />
    <ConfigLink of={block} name="buttonLink" />
  </>
)
