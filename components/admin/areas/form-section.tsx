import { type ReactNode } from 'react'

/** The parts of a service's form. */
const sections = {
  basics: { title: 'The service', about: '' },
  prices: { title: 'Price and time', about: 'The figures themselves are in Settings, Price list.' },
  steps: {
    title: 'The six steps',
    about: 'The short text stands on the pages of places, the full one on the service’s own page.',
  },
  houses: {
    title: 'By kind of house',
    about: 'A place’s page shows the passages on the kinds of house that most people there live in.',
  },
  advice: { title: 'Advice', about: 'One on each line.' },
  questions: { title: 'Questions', about: 'What people ask, on the service’s own page.' },
} as const
type Section = keyof typeof sections

/** A part of a long form, under its name. */
export function FormSection({ id, children }: { id: Section; children: ReactNode }) {
  const { title, about } = sections[id]
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-5 border-t border-hair pt-7 pb-3 first:border-0 first:pt-0"
    >
      <div className={id === 'basics' ? 'sr-only' : undefined}>
        <h2 id={`${id}-title`} className="font-serif text-24 font-[450]">
          {title}
        </h2>
        {about && <p className="mt-1 text-13 text-stone">{about}</p>}
      </div>
      {children}
    </section>
  )
}

/** The way to each part. */
export const SectionLinks = () => (
  <nav aria-label="Parts of this form" className="max-tablet:hidden">
    <ul className="border-l border-hair">
      {Object.entries(sections).map(([id, { title }]) => (
        <li key={id}>
          <a
            className="-ml-px flex min-h-8 items-center border-l-2 border-transparent pl-3.5 font-medium text-stone no-underline hover:border-edge hover:text-ink"
            href={`#${id}`}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
