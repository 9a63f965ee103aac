import { ChoiceField } from '@/components/fields/choice-field'
import { ConfigList } from '@/components/fields/config-list'
import { ConfigPicture, ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { AddPictures } from '@/components/media/add-pictures'
import { type ImageConfig } from './definition'

export { Images as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<ImageConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigList of={block} name="images" rowName="Picture" empty={{ src: '', alt: '' }} adder={AddPictures}>
        {(image) => <ConfigPicture of={image} name="src" alt="alt" isNeeded />}
      </ConfigList>
      <ChoiceField
        label={labels.layout}
        value={config.layout}
        options={{ grid: 'Grid', stacked: 'Stacked' }}
        onChange={(layout) => change({ layout })}
      />
      <ConfigText of={block} name="caption" />
    </>
  )
}
