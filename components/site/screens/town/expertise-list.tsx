import { type Expertise } from '@/lib/content/town-pages'

type ExpertiseListProps = { heading: string; intro: string; items: readonly Expertise[] }

/** What work in one town has taught: three rows on hairlines. */
export function ExpertiseList({ heading, intro, items }: ExpertiseListProps) {
  return (
    <section className="section wrap">
      <div className="oldgrid expertise">
        <div className="c-1-4">
          <h2>{heading}</h2>
          <p className="text quiet mt-4">{intro}</p>
        </div>
        <div className="c-6-12 exp">
          {items.map(({ title, text }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
