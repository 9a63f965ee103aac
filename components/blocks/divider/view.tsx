import { type ViewProps } from '../view-props'
import { type DividerConfig } from './definition'

// In parts of a section's own room.
const gaps = {
  small: '[--gap:calc(var(--spacing-section)*0.5)]',
  medium: '[--gap:var(--spacing-section)]',
  large: '[--gap:calc(var(--spacing-section)*1.5)]',
}
// On the same ground the section before has left room already: the line stands in the middle all the same.
const kinds = {
  line: 'py-(--gap) [[data-ground=ivory]+&]:mt-[calc(var(--gap)-var(--spacing-section))] [[data-ground=ivory]+&]:pt-0',
  space: 'pb-(--gap)',
}

/** A line or room between two blocks. */
export const View = ({ config: { kind, size } }: ViewProps<DividerConfig>) => (
  <section data-ground="ivory" className={`bg-ivory px-gutter ${gaps[size]} ${kinds[kind]}`}>
    {kind === 'line' && <hr className="border-line" />}
  </section>
)
