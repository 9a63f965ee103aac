import { BlockTitle, Missing } from '../parts'
import { type ViewProps } from '../view-props'
import { type FaqConfig } from './definition'

/** Questions that open; the answers are on the page either way. */
export function View({ config, inCanvas }: ViewProps<FaqConfig>) {
  const items = config.items.filter(({ question }) => question.trim())
  if (items.length === 0 && !inCanvas) return null
  return (
    <section className="b-pad b-paper b-side">
      <BlockTitle>{config.title}</BlockTitle>
      {items.length === 0 && <Missing>Add the first question</Missing>}
      {items.length > 0 && (
        <div className="b-qa">
          {items.map(({ question, answer }, index) => (
            <details key={index}>
              <summary>
                <h3 className="b-h3">{question}</h3>
              </summary>
              <p className="b-lines">{answer}</p>
            </details>
          ))}
        </div>
      )}
    </section>
  )
}
