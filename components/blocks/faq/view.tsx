import { QuestionList } from '@/components/site/parts/questions'
import { BlockTitle, Missing, Section, sideBySide } from '../parts'
import { type ViewProps } from '../view-props'
import { type FaqConfig } from './definition'

export function View({ config, words, inCanvas }: ViewProps<FaqConfig>) {
  const items = config.items
    .map((_, index) => ({
      question: words(`items.${index}.question`),
      answer: words(`items.${index}.answer`),
    }))
    .filter(({ question }) => question)
  if (items.length === 0 && !inCanvas) return null
  return (
    <Section ground="paper" className={`${sideBySide} *:only:col-span-full`}>
      <BlockTitle className="">{words('title')}</BlockTitle>
      {items.length === 0 ? <Missing>Add the first question</Missing> : <QuestionList items={items} />}
    </Section>
  )
}
