import { WhyList } from '@/components/site/parts/why-list'
import { reasonsToChooseUs } from '@/lib/content/promises'
import { type SectionProps } from '../define-section'
import { shownRows } from '../own-rows'
import { type definition } from './definition'

export const View = ({ config, words, data }: SectionProps<typeof definition>) => (
  <WhyList
    heading={words('title')}
    items={shownRows(
      config.reasons,
      (row, field) => words(`reasons.${row}.${field}`),
      reasonsToChooseUs(data.profile),
    )}
  />
)
