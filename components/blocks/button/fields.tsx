import { ConfigChoice, ConfigLink, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type ButtonConfig } from './definition'

export { MousePointerClick as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<ButtonConfig>) => (
  <>
    <ConfigText of={block} name="buttonText" />
    <ConfigLink of={block} name="buttonLink" />
    <ConfigChoice of={block} name="look" options={{ filled: 'Filled', outline: 'Outline', link: 'Link' }} />
    <ConfigChoice of={block} name="alignment" options={{ left: 'Left', center: 'Center', right: 'Right' }} />
  </>
)
