import { ChoiceField } from '@/components/fields/choice-field'
import { type FieldsProps } from '@/components/fields/field-props'
import { type DividerConfig, kinds, sizes } from './definition'

export { SeparatorHorizontal as Icon } from 'lucide-react'

export const Fields = ({ config, change, labels }: FieldsProps<DividerConfig>) => (
  <>
    <ChoiceField
      label={labels.kind}
      value={config.kind}
      options={kinds}
      onChange={(kind) => change({ kind })}
    />
    <ChoiceField
      label={labels.size}
      value={config.size}
      options={sizes}
      onChange={(size) => change({ size })}
    />
  </>
)
