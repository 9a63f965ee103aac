import { type ReactNode } from 'react'
import { ExampleLabel } from './example-label'

type Question = { question: ReactNode; answer: ReactNode; isExample?: boolean }

export const Questions = ({ heading, items }: { heading: ReactNode; items: readonly Question[] }) => (
  <section className="page-grid gap-y-6 px-gutter pt-section">
    {heading && <h2 className="md:col-[1/5]">{heading}</h2>}
    <QuestionList items={items} className="md:col-[6/-1]" />
  </section>
)

type QuestionListProps = {
  items: readonly Question[]
  className?: string
}

export const QuestionList = ({ items, className = '' }: QuestionListProps) => (
  <div className={`divide-y divide-line border-t border-b border-t-ink border-b-line ${className}`}>
    {items.map(({ question, answer, isExample }, index) => (
      <details key={index}>
        <summary className="question">
          <h3 className="text-h4">{question}</h3>
        </summary>
        <p className="max-w-[29em] pb-6 text-pretty whitespace-pre-line text-quiet">
          {answer}
          {isExample && (
            <>
              {' '}
              <ExampleLabel />
            </>
          )}
        </p>
      </details>
    ))}
  </div>
)
