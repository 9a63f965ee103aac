import { Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type TextConfig } from './definition'

export function View({ config, rich }: ViewProps<TextConfig>) {
  return (
    <Section ground="paper">{rich('content', { size: config.fontSize, align: config.alignment })}</Section>
  )
}
