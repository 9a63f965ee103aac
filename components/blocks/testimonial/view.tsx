import { Section } from '../parts'
import { BlockQuote } from '../quote'
import { type ViewProps } from '../view-props'
import { type TestimonialConfig } from './definition'

/** One homeowner's words. */
export function View({ config }: ViewProps<TestimonialConfig>) {
  return (
    <Section ground="sand">
      <BlockQuote words={config} large />
    </Section>
  )
}
