import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { Hint } from '@/components/ui/field'
import { type VideoConfig } from './definition'

export { SquarePlay as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<VideoConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigText of={block} name="address" rows={2} />
    <Hint>A link copied from YouTube or Vimeo. Nothing loads from them until a visitor presses play.</Hint>
    <ConfigPicture of={block} name="poster" />
    <ConfigText of={block} name="caption" rows={2} />
  </>
)
