import { ChoiceField } from '@/components/fields/choice-field'
import { ConfigPicture, ConfigRich } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type TextPictureConfig } from './definition'

export { Columns2 as Icon } from 'lucide-react'

export function Fields(block: FieldsProps<TextPictureConfig>) {
  const { config, change, labels } = block
  return (
    <>
      <ConfigRich of={block} name="content" />
      <ConfigPicture of={block} name="image" alt="alt" />
      <ChoiceField
        label={labels.side}
        value={config.side}
        options={{ left: 'Left', right: 'Right' }}
        onChange={(side) => change({ side })}
      />
    </>
  )
}
