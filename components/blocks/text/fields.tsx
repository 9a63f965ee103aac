import { ConfigChoice, ConfigRich } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type TextConfig } from './definition'

export { Type as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<TextConfig>) => (
  <>
    <ConfigRich of={block} name="content" />
    <ConfigChoice of={block} name="alignment" options={{ left: 'Left', center: 'Center', right: 'Right' }} />
    <ConfigChoice
      of={block}
      name="fontSize"
      options={{ small: 'Small', medium: 'Medium', large: 'Large', xl: 'XL' }}
    />
  </>
)
