import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Picture } from '@/components/site/parts/picture'
import { TopicRows } from '@/components/site/parts/topic-rows'
import { formatRange } from '@/lib/business/money'
import { priceLine } from '@/lib/business/prices'
import { type SectionProps } from '../define-section'
import { shownRows } from '../own-rows'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

export function View({ config, words, data, isRepeat }: SectionProps<typeof definition>) {
  const { rows } = config
  const { price, timeline } = priceLine('Countertop Installation', data.profile.prices)
  const [title, note, more] = [words('title'), words('note'), words('more')]
  return (
    <section
      className="page-grid gap-y-7 px-gutter pt-section md:items-end"
      id={isRepeat ? undefined : 'countertops'}
    >
      <figure className="-mx-gutter md:col-[1/8] md:mr-0 md:ml-[calc(var(--spacing-bleed)*-1)]">
        <Picture
          {...shownPicture(config, '/images/detail-countertop.webp')}
          sizes="(min-width: 1440px) 56.2vw@5/4, (min-width: 960px) 57vw@5/4, 100vw@3/2"
          className="aspect-3/2 rounded-none md:aspect-5/4"
        />
      </figure>
      <div className="md:col-[8/-1] md:pl-2">
        {title && <h2>{title}</h2>}
        <TopicRows
          names={rows.map(({ title }) => title).filter(Boolean)}
          rows={shownRows(rows, (row, field) => words(`rows.${row}.${field}`))}
        />
        <p className="mt-5 flex flex-wrap items-baseline gap-x-5 text-small text-quiet">
          <b className="font-serif text-[1.375rem] font-normal text-ink lining-nums tabular-nums">
            {formatRange(price)}
          </b>
          <span>
            {timeline}
            {note && ', '}
            {note}
          </span>
        </p>
        {more && (
          <ArrowLink href="/rockland/countertops-vanities/" className="mt-3">
            {more}
          </ArrowLink>
        )}
      </div>
    </section>
  )
}
