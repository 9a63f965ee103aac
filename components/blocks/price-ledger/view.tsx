import { wordingOf } from '@/lib/business/wording'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { ExampleLabel } from '@/components/site/parts/example-label'
import { formatRange } from '@/lib/business/money'
import { priceList } from '@/lib/business/prices'
import { financingOffer, isOfferExample } from '@/lib/business/financing'
import { Picture } from '@/components/site/parts/picture'
import { type SectionProps } from '../define-section'
import { shownPicture } from '../section-picture'
import { type definition } from './definition'

const columns = 'grid gap-x-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_150px_96px]'

export function View({ config, words, data, isRepeat }: SectionProps<typeof definition>) {
  const { profile } = data
  const wording = wordingOf(profile)
  const [title, text] = [words('title'), words('text')]
  const [estimate, services] = [words('estimate'), words('services')]
  const offer = financingOffer(profile)
  const wordsOf = (line: number, field: 'title' | 'text') =>
    line < config.lines.length && words(`lines.${line}.${field}`)
  return (
    <section className="page-grid px-gutter pt-section" id={isRepeat ? undefined : 'services'}>
      <div className="max-lg:mb-5 lg:col-[1/5]">
        {title && <h2>{title}</h2>}
        {text && <p className="mt-5 mb-3 max-w-[29em] text-pretty text-quiet">{text}</p>}
        {estimate && <ArrowLink href="/estimate">{estimate}</ArrowLink>}
        <br />
        {services && <ArrowLink href="/services">{services}</ArrowLink>}
        <figure className="mt-10 max-w-70 max-lg:hidden">
          <Picture
            {...shownPicture(config, '/images/detail-cabinets.webp')}
            sizes="280px@4/5"
            className="aspect-4/5"
            position="62% 60%"
          />
        </figure>
      </div>
      <div className="lg:col-[5/-1]">
        <div
          className={`${columns} pb-2.5 text-small text-quiet max-sm:hidden *:nth-[n+3]:text-right`}
          aria-hidden="true"
        >
          <span>{wording('prices.service')}</span>
          <span>{wording('prices.scope')}</span>
          <span>{wording('prices.range')}</span>
          <span>{wording('prices.time')}</span>
        </div>
        <ul className="border-t border-ink">
          {priceList(profile.prices).map(({ title, description, price, timeline }, index) => (
            <li
              className={`${columns} items-baseline border-b border-line py-5 max-sm:grid-cols-[1fr_auto] max-sm:gap-x-5 max-sm:gap-y-1.5`}
              key={title}
            >
              <h3 className="text-20 sm:text-[1.375rem]">{wordsOf(index, 'title') || title}</h3>
              <p className="text-16 leading-normal text-pretty text-quiet max-sm:col-span-full max-sm:row-3">
                {wordsOf(index, 'text') || description}
              </p>
              <span className="font-serif text-18 whitespace-nowrap lining-nums tabular-nums sm:text-right">
                {formatRange(price)}
              </span>
              <span className="text-small whitespace-nowrap text-quiet max-sm:col-span-full max-sm:row-2 sm:text-right">
                {timeline}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-caption text-quiet">
          {offer && `${offer}. `}
          {isOfferExample(profile) && <ExampleLabel />} {words('note')}
        </p>
      </div>
    </section>
  )
}
