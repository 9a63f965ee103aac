import { ExampleLabel } from '@/components/site/parts/example-label'
import { shownClaims } from '@/lib/business/claims'
import { type SectionProps } from '../define-section'
import { shownRows } from '../own-rows'
import { type definition } from './definition'

export function View({ config, words, data: { profile, town } }: SectionProps<typeof definition>) {
  if (!town) return null
  const { page } = town
  const { since } = shownClaims(profile)
  return (
    <section className="page-grid gap-y-7 px-gutter pt-section">
      <div className="md:col-[1/5]">
        <h2>{words('title')}</h2>
        <p className="mt-4 max-w-[29em] text-pretty text-quiet">
          {words('text')} {!config.text && since?.isExample && <ExampleLabel />}
        </p>
      </div>
      <div className="border-t border-ink *:grid *:gap-1.5 *:border-b *:border-line *:py-5.5 md:col-[6/-1] md:mt-2 md:*:grid-cols-[5fr_7fr] md:*:items-baseline md:*:gap-6 md:*:py-7">
        {shownRows(config.rows, (row, field) => words(`rows.${row}.${field}`), page.expertise).map(
          (item, index) => (
            <article key={index}>
              <h3>{item.title}</h3>
              <p className="max-w-[29em]">{item.text}</p>
            </article>
          ),
        )}
      </div>
    </section>
  )
}
