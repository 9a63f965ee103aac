import { QuestionList } from '@/components/site/parts/questions'
import { BlockTitle, Missing, Section, sideBySide } from '../parts'
import { type ViewProps } from '../view-props'
import { type FaqConfig } from './definition'

/** Questions that open; the answers are on the page either way. */
export function View({ config, inCanvas }: ViewProps<FaqConfig>) {
  const items = config.items.filter(({ question }) => question.trim())
  if (items.length === 0 && !inCanvas) return null
  return (
    <Section ground="paper" className={`${sideBySide} *:only:col-span-full`}>
      <BlockTitle className="">{config.title}</BlockTitle>
      {items.length === 0 ? <Missing>Add the first question</Missing> : <QuestionList items={items} />}
    </Section>
  )
}
