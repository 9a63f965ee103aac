import { BlockTitle, columnsFor, gridGap, Missing, Section } from '../parts'
import { BlockQuote } from '../quote'
import { type ViewProps } from '../view-props'
import { type ReviewsConfig } from './definition'

export function View({ config, words, data, inCanvas }: ViewProps<ReviewsConfig>) {
  const { town, most } = config
  const place = town.trim().toLowerCase()
  const testimonials = data.testimonials
    .filter(({ location }) => location.toLowerCase().includes(place))
    .slice(0, most)
  if (testimonials.length === 0 && !inCanvas) return null
  return (
    <Section ground="sand">
      <BlockTitle>{words('title')}</BlockTitle>
      {testimonials.length === 0 && <Missing>No testimonial matches; visitors don’t see this block.</Missing>}
      <div className={`${columnsFor(testimonials.length)} ${gridGap}`}>
        {testimonials.map(({ id, content, rating, name, location, projectType }) => (
          <BlockQuote key={id} words={{ content, rating, author: [name, location, projectType] }} />
        ))}
      </div>
    </Section>
  )
}
