import { type Words, wordingOf } from '@/lib/business/wording'
import { PhoneLink } from '@/components/site/parts/phone-link'
import { type BusinessProfile } from '@/lib/business/profile'
import { type Areas } from '@/lib/content/areas'
import { townPagesIn } from '@/lib/content/town-pages'
import { type SearchAnswer, type SearchGroup, type SearchHit } from '@/lib/search/engine'
import { QUERY_MOST } from '@/lib/text/words'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ArrowLink } from '@/components/site/parts/arrow-link'
import { Marked } from '@/components/ui/marked'
import { type SearchKind } from '@/lib/search/documents'

type SearchPageProps = { answer: SearchAnswer; profile: BusinessProfile; areas: Areas }

export function SearchPage({ answer, profile, areas }: SearchPageProps) {
  const serviceLinks = areas.services.map(({ slug, name }) => ({ href: `/rockland/${slug}/`, name }))
  const townLinks = townPagesIn(areas.places).map(({ town }) => ({ href: `/${town.slug}`, name: town.name }))
  const { query, total, groups } = answer
  const words = wordingOf(profile)
  return (
    <>
      <section className="px-gutter pt-12 md:pt-18">
        <h1>{words(query ? 'search.results' : 'search.title')}</h1>
        <SearchForm query={query} words={words} />
        <p className="max-w-[29em] text-lede text-pretty" role="status">
          {summaryOf(query, total, words)}
        </p>
      </section>
      <div className="px-gutter pb-section">
        <SearchResults groups={groups} words={words} />
        {total === 0 && (
          <SearchLeads services={serviceLinks} towns={townLinks} phone={profile.phone} words={words} />
        )}
      </div>
    </>
  )
}

function summaryOf(query: string, total: number, words: Words): string {
  if (!query) return words('search.text')
  if (total === 0) return words('search.none', { query })
  return words(total === 1 ? 'search.one' : 'search.several', { count: String(total), query })
}

/** A plain GET form, which works without script. */
const SearchForm = ({ query, words }: { query: string; words: Words }) => (
  <form className="mt-7 mb-5 md:mt-10 md:mb-6" role="search" action="/search" method="get">
    <label className="text-small font-semibold text-accent" htmlFor="search-q">
      {words('search.label')}
    </label>
    <div className="flex gap-4 max-sm:flex-col sm:items-end sm:gap-6">
      <input
        id="search-q"
        className="h-16 w-full min-w-0 flex-auto appearance-none rounded-none border-b border-ink bg-transparent font-serif text-h2 font-normal max-sm:flex-none"
        type="search"
        name="q"
        defaultValue={query}
        maxLength={QUERY_MOST}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
      />
      <Button type="submit" look="primary">
        {words('search.title')}
        <Icon name="arrow" />
      </Button>
    </div>
  </form>
)

type Place = { href: string; name: string }

const SearchLeads = ({
  services,
  towns,
  phone,
  words,
}: {
  services: readonly Place[]
  towns: readonly Place[]
  phone: string
  words: Words
}) => (
  <div className="mt-10 page-grid gap-y-10 border-t border-ink pt-7 md:mt-14 [&_h2]:font-sans [&_h2]:text-small [&_h2]:font-semibold [&_h2]:tracking-normal [&_h2]:text-accent">
    <section className="md:col-[1/6]">
      <h2>{words('search.services')}</h2>
      <Places places={services} />
    </section>
    <section className="md:col-[6/10]">
      <h2>{words('search.towns')}</h2>
      <Places places={towns} />
      <ArrowLink href="/sitemap">{words('search.allPages')}</ArrowLink>
    </section>
    <section className="md:col-[10/-1]">
      <h2>{words('search.ask')}</h2>
      <p className="mt-4 text-quiet">{words('search.askText')}</p>
      <PhoneLink
        className="inline-block py-2 font-serif text-28 tracking-[-0.015em] text-balance text-spruce lining-nums"
        phone={phone}
      />
    </section>
  </div>
)

const Places = ({ places }: { places: readonly Place[] }) => (
  <ul className="mt-2 divide-y divide-line font-serif text-h4 [&_a]:block [&_a]:py-2.5 [&_a]:underline-offset-4 [&_a:hover]:underline">
    {places.map(({ href, name }) => (
      <li key={href}>
        <a href={href}>{name}</a>
      </li>
    ))}
  </ul>
)

const headings = {
  service: 'search.services',
  town: 'search.towns',
  landing: 'search.landings',
  project: 'search.projects',
  post: 'search.posts',
  page: 'search.pages',
} as const satisfies Record<SearchKind, string>

type SearchResultsProps = { groups: readonly SearchGroup[]; words: Words }

function SearchResults({ groups, words }: SearchResultsProps) {
  return groups.map(({ kind, total, hits, more }) => (
    <section
      key={kind}
      className="mt-10 page-grid gap-y-2 border-t border-ink pt-6 md:mt-14 [&_mark]:bg-transparent [&_mark]:text-accent [&_mark]:underline [&_mark]:decoration-brass-light [&_mark]:decoration-2 [&_mark]:underline-offset-4 [&_p_mark]:font-semibold"
    >
      <h2 className="text-h3 md:col-[1/4]">
        {words(headings[kind])}{' '}
        <span className="font-sans text-small tracking-normal text-quiet tabular-nums">{total}</span>
      </h2>
      <div className="md:col-[5/-1] md:-mt-4">
        <ol className="divide-y divide-line">
          {hits.map((hit, index) => (
            <Hit key={`${hit.href} ${index}`} hit={hit} />
          ))}
        </ol>
        {more && <ArrowLink href={more}>{words('search.all', { count: String(total) })}</ArrowLink>}
      </div>
    </section>
  ))
}

const Hit = ({ hit: { href, title, text } }: { hit: SearchHit }) => (
  <li>
    <a className="group block py-4" href={href}>
      <h3 className="text-h4 underline-offset-4 group-hover:underline">
        <Marked segments={title} />
      </h3>
      <p className="mt-1 max-w-[29em] text-pretty">
        <Marked segments={text} />
      </p>
      <small className="mt-1 block text-caption wrap-anywhere text-quiet">{href}</small>
    </a>
  </li>
)
