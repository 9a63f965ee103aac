import { ConfigChoice, ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { ConfigList } from '@/components/fields/config-list'
import { type FieldsProps } from '@/components/fields/field-props'
import { AddPictures } from '@/components/media/add-pictures'
import { type ImageConfig } from './definition'

export { Images as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<ImageConfig>) => (
  <>
    <ConfigList of={block} name="images" rowName="Picture" empty={{ src: '', alt: '' }} adder={AddPictures}>
      {(image) => <ConfigPicture of={image} name="src" alt="alt" isNeeded />}
    </ConfigList>
    <ConfigChoice of={block} name="layout" options={{ grid: 'Grid', stacked: 'Stacked' }} />
    <ConfigText of={block} name="caption" />
  </>
)
