import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Picture } from '@/components/site/parts/picture'
import { TopicRows } from '@/components/site/parts/topic-rows'
import { type SectionProps } from '../define-section'
import { shownRows } from '../own-rows'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

export function View({ config, words, isRepeat }: SectionProps<typeof definition>) {
  const { rows } = config
  const [title, more] = [words('title'), words('more')]
  return (
    <section
      className="page-grid gap-y-7 px-gutter pt-section md:items-end"
      id={isRepeat ? undefined : 'tile'}
    >
      <figure className="-mx-gutter md:col-[7/-1] md:row-1 md:mr-[calc(var(--spacing-bleed)*-1)] md:ml-0">
        <Picture
          {...shownPicture(config, '/images/detail-backsplash.webp')}
          sizes="(min-width: 960px) 50vw@4/3, 100vw@3/2"
          className="aspect-3/2 rounded-none md:aspect-4/3"
        />
      </figure>
      <div className="md:col-[1/6] md:row-1">
        {title && <h2>{title}</h2>}
        <TopicRows
          names={rows.map(({ title }) => title).filter(Boolean)}
          rows={shownRows(rows, (row, field) => words(`rows.${row}.${field}`))}
        />
        {more && (
          <ArrowLink href="/rockland/tile-backsplash-installation/" className="mt-3">
            {more}
          </ArrowLink>
        )}
      </div>
    </section>
  )
}
