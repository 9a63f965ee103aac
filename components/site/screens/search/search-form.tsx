import { Icon } from '@/components/ui/icon'

/** The search field, a plain GET form: it works as it is, with or without script. */
export function SearchForm({ query, most }: { query: string; most: number }) {
  return (
    <form className="srch__form" role="search" action="/search" method="get">
      <label htmlFor="search-q">Search this site</label>
      <div>
        <input
          id="search-q"
          className="serif"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={most}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
        />
        <button className="btn btn--primary">
          Search
          <Icon name="arrow" />
        </button>
      </div>
    </form>
  )
}
