import Link from 'next/link'
import { areasHome } from './areas-head'
import { IndexStatusMark } from './landings-table'
import { type LandingLine } from '../../../lib/landing/landing-list'

export type PlacePagesProps = {
  place: string
  pages: readonly Pick<LandingLine, 'service' | 'serviceName' | 'listing' | 'measure'>[]
}

/** The pages of a place, each with how it stands: the way to their own words. */
export const PlacePages = ({ place, pages }: PlacePagesProps) => (
  <section aria-labelledby="pages-title">
    <h2 id="pages-title">Its pages</h2>
    <ul className="mt-2 border-t border-hair">
      {pages.map(({ service, serviceName, ...line }) => (
        <li
          key={service}
          className="flex flex-wrap items-center justify-between gap-x-3 border-b border-hair py-1.5 text-13"
        >
          <Link
            className="font-semibold no-underline hover:underline max-tablet:inline-flex max-tablet:min-h-tap max-tablet:items-center"
            href={`${areasHome}/pages/${place}/${service}`}
            prefetch={false}
          >
            {serviceName}
          </Link>
          <span className="flex items-center gap-2 text-stone tabular-nums">
            {line.measure.own} words
            <IndexStatusMark line={line} />
          </span>
        </li>
      ))}
    </ul>
  </section>
)
