import { ConfigLink, ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type HeroConfig } from './definition'

export { LayoutTemplate as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<HeroConfig>) => (
  <>
    <ConfigText of={block} name="title" rows={2} note={`${block.config.title.length} of about 60`} />
    <ConfigText of={block} name="subtitle" rows={4} />
    <ConfigPicture of={block} name="backgroundImage" alt="backgroundAlt" />
    <ConfigText of={block} name="buttonText" />
    <ConfigLink of={block} name="buttonLink" />
  </>
)
