import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A plain GET form, which works without script. */
export function SearchForm({ query, most: maximum }: { query: string; most: number }) {
  return (
    <form className="mt-7 mb-5 md:mt-10 md:mb-6" role="search" action="/search" method="get">
      <label className="text-small font-semibold text-accent" htmlFor="search-q">
        Search this site
      </label>
      <div className="flex gap-4 max-sm:flex-col sm:items-end sm:gap-6">
        <input
          id="search-q"
          className="h-16 w-full min-w-0 flex-auto appearance-none rounded-none border-b border-ink bg-transparent font-serif text-h2 font-normal max-sm:flex-none"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={maximum}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
        />
        <Button type="submit" look="primary">
          Search
          <Icon name="arrow" />
        </Button>
      </div>
    </form>
  )
}
