import { type FieldsProps } from '@/components/fields/field-props'
import { ListField } from '@/components/fields/list-field'
import { TextField } from '@/components/fields/text-field'
import { type FaqConfig } from './schema'

export function FaqFields({ config, change, errors }: FieldsProps<FaqConfig>) {
  return (
    <>
      <TextField
        label="Title"
        value={config.title}
        onChange={(title) => change({ title })}
        error={errors.title}
      />
      <ListField
        label="Questions"
        one="Question"
        rows={config.items}
        empty={{ question: '', answer: '' }}
        onChange={(items) => change({ items })}
        error={errors.items}
      >
        {(item, set, index) => (
          <>
            <TextField
              label="Question"
              rows={2}
              value={item.question}
              onChange={(question) => set({ question })}
              error={errors[`items.${index}.question`]}
            />
            <TextField
              label="Answer"
              rows={3}
              value={item.answer}
              onChange={(answer) => set({ answer })}
              error={errors[`items.${index}.answer`]}
            />
          </>
        )}
      </ListField>
    </>
  )
}
