import { BlockTitle, Section } from '@/components/blocks/parts'
import { RichText } from '@/components/blocks/rich-text'
import { type ViewProps } from '@/components/blocks/view-props'
import { type PriceListConfig } from './definition'

export const View = ({ config }: ViewProps<PriceListConfig>) => (
  <Section ground="paper">
    <BlockTitle>{config.title}</BlockTitle>
    <ul>
      {config.rows.map(({ what, price }, index) => (
        <li key={index}>
          {what}: {price}
        </li>
      ))}
    </ul>
    <RichText html={config.note} />
  </Section>
)
