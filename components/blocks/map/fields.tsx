import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type MapConfig } from './definition'

export { MapPin as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<MapConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigText of={block} name="address" rows={2} note="empty for the showroom" />
    <ConfigText of={block} name="text" rows={3} />
  </>
)
