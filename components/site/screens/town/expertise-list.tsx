import { type Expertise } from '@/lib/content/town-pages'

type ExpertiseListProps = { heading: string; intro: string; items: readonly Expertise[] }

export function ExpertiseList({ heading, intro, items }: ExpertiseListProps) {
  return (
    <section className="page-grid gap-y-7 px-gutter pt-section">
      <div className="md:col-[1/5]">
        <h2>{heading}</h2>
        <p className="mt-4 max-w-[29em] text-pretty text-quiet">{intro}</p>
      </div>
      <div className="border-t border-ink *:grid *:gap-1.5 *:border-b *:border-line *:py-5.5 md:col-[6/-1] md:mt-2 md:*:grid-cols-[5fr_7fr] md:*:items-baseline md:*:gap-6 md:*:py-7">
        {items.map(({ title, text }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p className="max-w-[29em]">{text}</p>
          </article>
        ))}
      </div>
    </section>
  )
}
