import { Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type TextConfig } from './definition'

export const View = ({ config, rich }: ViewProps<TextConfig>) => (
  <Section ground="paper">{rich('content', { size: config.fontSize, align: config.alignment })}</Section>
)
