import { type ReactNode } from 'react'
import { ExampleLabel } from './example-label'

type WhyListProps = {
  heading: ReactNode
  items: readonly { title: ReactNode; text: ReactNode; isExample?: boolean }[]
  /** Set for a light ground. */
  isLight?: boolean
}

export const WhyList = ({ heading, items, isLight }: WhyListProps) => (
  <section className={isLight ? 'band page-grid bg-sand' : 'band on-dark page-grid bg-spruce-deep'}>
    {heading && <h2 className="md:col-[1/5]">{heading}</h2>}
    <dl className="divide-y divide-line *:grid *:gap-1 *:py-5 max-md:mt-7 max-md:border-t max-md:border-line md:col-[6/-1] md:*:grid-cols-[5fr_7fr] md:*:items-baseline md:*:gap-6 md:*:py-6.5 md:*:first:pt-1.5">
      {items.map(({ title, text, isExample }, index) => (
        <div key={index}>
          <dt className="font-serif text-24 leading-tight tracking-[-0.01em] text-accent">{title}</dt>
          <dd className="max-w-[29em]">
            {text} {isExample && <ExampleLabel />}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
