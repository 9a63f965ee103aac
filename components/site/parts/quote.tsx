import { type Testimonial } from '@/lib/content-types'
import { Stars } from './stars'

type QuoteProps = {
  testimonial: Pick<Testimonial, 'name' | 'location' | 'rating' | 'content' | 'projectType' | 'timeline'>
  /** `lead` is the page's large quote, `sm` stands beside it. */
  size?: 'lead' | 'md' | 'sm'
}

/** First letters of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => word?.[0]?.toUpperCase() ?? '').join('')
}

/** What a homeowner says, with stars, initials, place, kind of project and how long it took. */
export function Quote({ testimonial, size = 'md' }: QuoteProps) {
  const { name, location, rating, content, projectType, timeline } = testimonial
  const about = [location, projectType, timeline].filter(Boolean)
  return (
    <figure className={`quote quote--${size}`}>
      <Stars rating={rating} />
      <blockquote>{content}</blockquote>
      <figcaption className="who">
        <span className="who__i" aria-hidden="true">
          {initials(name)}
        </span>
        <span>
          <b>{name}</b>
          {about.map((part, index) => (
            <span key={part}>
              {index > 0 && ' · '}
              <span className="nowrap">{part}</span>
            </span>
          ))}
        </span>
      </figcaption>
    </figure>
  )
}
