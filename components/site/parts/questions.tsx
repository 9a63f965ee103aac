import './questions.css'

export type Question = { question: string; answer: string }

/** Questions and answers that open without script; the answers are on the page either way. */
export function Questions({ heading, items }: { heading: string; items: readonly Question[] }) {
  return (
    <section className="section wrap">
      <div className="oldgrid qa">
        <h2 className="c-1-4">{heading}</h2>
        <div className="c-6-12 qa__list">
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h3>{question}</h3>
              </summary>
              <p className="text">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
