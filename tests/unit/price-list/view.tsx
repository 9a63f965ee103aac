import { BlockTitle, Section } from '@/components/blocks/parts'
import { type ViewProps } from '@/components/blocks/view-props'
import { type PriceListConfig } from './definition'

export const View = ({ config, words, rich }: ViewProps<PriceListConfig>) => (
  <Section ground="paper">
    <BlockTitle>{words('title')}</BlockTitle>
    <ul>
      {config.rows.map((_, index) => (
        <li key={index}>
          {words(`rows.${index}.what`)}: {words(`rows.${index}.price`)}
        </li>
      ))}
    </ul>
    {rich('note')}
  </Section>
)
