import { type Words } from '@/lib/business/wording'
import { type Testimonial } from '@/lib/content-types'
import { initials } from '@/lib/text/initials'
import { ExampleLabel } from './example-label'
import { Stars } from './stars'

type QuoteProps = {
  testimonial: Pick<Testimonial, 'name' | 'location' | 'rating' | 'content' | 'projectType' | 'timeline'> &
    Partial<Pick<Testimonial, 'isVerified' | 'isSample' | 'answer'>>
  words: Words
  /** `lead` is the page's large quote, `sm` is beside it. */
  size?: 'lead' | 'md' | 'sm'
  /** Whose answer is shown below, as visitors call the business; without it none is. */
  answeredBy?: string
}

const sizes = {
  lead: 'text-[clamp(1.5rem,1.2rem+1.35vw,2.375rem)] leading-tight md:text-[3rem] md:leading-[1.14]',
  md: 'text-[clamp(1.5rem,1.2rem+1.35vw,2.375rem)] leading-tight',
  sm: 'text-20 leading-[1.4]',
}

export function Quote({ testimonial, words, size = 'md', answeredBy }: QuoteProps) {
  const { name, location, rating, content, projectType, timeline, isVerified, isSample, answer } = testimonial
  const details = [location, projectType, timeline].filter(Boolean)
  return (
    <figure>
      <Stars rating={rating} />
      <blockquote className={`mt-3.5 font-serif tracking-[-0.014em] text-pretty ${sizes[size]}`}>
        {content}
      </blockquote>
      <figcaption className="mt-6 flex items-center gap-3.5 text-small text-quiet">
        <span
          className="grid size-11 flex-none place-items-center rounded-full border border-edge text-15 leading-none font-medium text-fore"
          aria-hidden="true"
        >
          {initials(name)}
        </span>
        <span>
          <b className="mr-2 text-16 font-semibold text-fore">{name}</b>
          {isSample ? (
            <ExampleLabel />
          ) : (
            isVerified && <span className="inline-block">{words('project.verified')}</span>
          )}
          <span className="block text-balance">
            {details.map((part) => (
              <span key={part} className="mr-4.5 inline-block last:mr-0">
                {part}
              </span>
            ))}
          </span>
        </span>
      </figcaption>
      {answeredBy && answer && (
        <div className="mt-5 border-l-3 border-edge px-4 text-small">
          <b className="block font-semibold">{words('project.answer', { business: answeredBy })}</b>
          <p className="whitespace-pre-line">{answer}</p>
        </div>
      )}
    </figure>
  )
}
