import { type ReactNode } from 'react'

export type Question = { question: string; answer: string }

/** Questions and answers that open without script; the answers are on the page either way. */
export function Questions({ heading, items }: { heading: string; items: readonly Question[] }) {
  return (
    <section className="page-grid gap-y-6 px-gutter pt-section">
      <h2 className="md:col-[1/5]">{heading}</h2>
      <QuestionList items={items} className="md:col-[6/-1]" />
    </section>
  )
}

type QuestionListProps = {
  items: readonly { question: ReactNode; answer: ReactNode }[]
  className?: string
}

/** The questions alone. */
export function QuestionList({ items, className = '' }: QuestionListProps) {
  return (
    <div className={`divide-y divide-line border-t border-b border-t-ink border-b-line ${className}`}>
      {items.map(({ question, answer }, index) => (
        <details className="group" key={index}>
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 decoration-accent underline-offset-4 after:mr-1.5 after:size-2.25 after:flex-none after:-translate-y-1 after:rotate-45 after:border-r-2 after:border-b-2 after:border-accent after:transition-transform hover:underline group-open:after:-rotate-135 [&::-webkit-details-marker]:hidden">
            <h3 className="text-h4">{question}</h3>
          </summary>
          <p className="max-w-[29em] pb-6 text-pretty whitespace-pre-line text-quiet">{answer}</p>
        </details>
      ))}
    </div>
  )
}
