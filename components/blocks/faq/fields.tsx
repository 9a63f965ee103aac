import { ConfigList } from '@/components/fields/config-list'
import { ConfigText } from '@/components/fields/config-text'
import { type FieldsProps } from '@/components/fields/field-props'
import { type FaqConfig } from './definition'

export { CircleQuestionMark as Icon } from 'lucide-react'

export const Fields = (block: FieldsProps<FaqConfig>) => (
  <>
    <ConfigText of={block} name="title" />
    <ConfigList of={block} name="items" rowName="Question" empty={{ question: '', answer: '' }}>
      {(item) => (
        <>
          <ConfigText of={item} name="question" rows={2} />
          <ConfigText of={item} name="answer" rows={3} />
        </>
      )}
    </ConfigList>
  </>
)
