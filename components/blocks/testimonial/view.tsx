import { Section } from '../parts'
import { BlockQuote } from '../quote'
import { type ViewProps } from '../view-props'
import { type TestimonialConfig } from './definition'

export const View = ({ config, words }: ViewProps<TestimonialConfig>) => (
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
