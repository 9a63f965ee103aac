import { Section } from '../parts'
import { BlockQuote } from '../quote'
import { type ViewProps } from '../view-props'
import { type TestimonialConfig } from './definition'

export function View({ config, words }: ViewProps<TestimonialConfig>) {
  return (
    <Section ground="sand">
      <BlockQuote
        words={{
          content: words('content'),
          rating: config.rating,
          author: [words('name'), words('location'), words('projectType')],
        }}
        large
      />
    </Section>
  )
}
