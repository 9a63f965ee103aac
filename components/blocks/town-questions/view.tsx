import { Questions } from '@/components/site/parts/questions'
import { townQuestions } from '@/lib/landing/town-questions'
import { type SectionProps } from '../define-section'
import { type definition } from './definition'

export function View({ config, words, data: { profile, town } }: SectionProps<typeof definition>) {
  if (!town) return null
  const ownQuestions = config.rows
    .map((_, row) => ({ question: words(`rows.${row}.title`), answer: words(`rows.${row}.text`) }))
    .filter(({ question }) => question)
  const furtherQuestions = ownQuestions.length > 0 ? ownQuestions : townQuestions(town.page.town, profile)
  return <Questions heading={words('title')} items={[...(town.copy?.questions ?? []), ...furtherQuestions]} />
}
