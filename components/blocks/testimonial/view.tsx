import { BlockQuote } from '../quote'
import { type ViewProps } from '../view-props'
import { type TestimonialConfig } from './definition'

/** One homeowner's words. */
export function View({ config }: ViewProps<TestimonialConfig>) {
  return (
    <section className="b-pad b-sand">
      <BlockQuote words={config} large />
    </section>
  )
}
