import { Section } from '../parts'
import { type ViewProps } from '../view-props'
import { type DividerConfig } from './definition'

const gaps = {
  small: '[--gap:calc(var(--spacing-section)*0.5)]',
  medium: '[--gap:var(--spacing-section)]',
  large: '[--gap:calc(var(--spacing-section)*1.5)]',
}
// The block before has left a section's space: the line is in the middle all the same.
const kinds = {
  line:
    'py-(--gap)! [[data-ground]:not([data-ground=dark])+&]:mt-[calc(var(--gap)-var(--spacing-section))] ' +
    '[[data-ground]:not([data-ground=dark])+&]:pt-0!',
  space: 'pt-0! pb-(--gap)!',
}

export const View = ({ config: { kind, size } }: ViewProps<DividerConfig>) => (
  <Section ground="same" className={`${gaps[size]} ${kinds[kind]}`}>
    {kind === 'line' && <hr className="border-t border-line" />}
  </Section>
)
