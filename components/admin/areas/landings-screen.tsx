'use client'

import { listKeys } from '@/components/staff/list-keys'
import { Screen } from '@/components/staff/screen'
import { selectionHints, SelectionProvider } from '@/components/staff/selection'
import { useListFilter } from '@/components/staff/use-list-filter'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { FilterSelect } from '@/components/ui/filter'
import { Pager } from '@/components/ui/pager'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { type AreaCounts, AreasHead } from '@/components/records/areas-head'
import { LandingsTable } from './landings-table'
import { type LittleKnownPlace } from '@/lib/landing/little-known'
import { hrefOf, type LandingLine, type ListFilter } from '@/lib/landing/landing-list'
import { ListingBar } from './listing-bar'
import { LittleKnown } from './little-known'
import { useListing } from '@/components/records/place/use-listing'

type FilterChoice = { value: string; label: string }

type LandingsScreenProps = {
  filter: ListFilter
  lines: readonly LandingLine[]
  /** The ids of all matching pages, and those of pages that staff hide. */
  ids: readonly string[]
  hidden: readonly string[]
  pageSize: number
  counts: Record<ListFilter['show'], number>
  places: readonly FilterChoice[]
  services: readonly FilterChoice[]
  townships: readonly FilterChoice[]
  totals: AreaCounts
  littleKnown: readonly LittleKnownPlace[]
}

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['/'], does: 'search' },
  ...selectionHints,
]

/** Lists the landing pages with their index status. The filter is in the address. */
export function LandingsScreen(props: LandingsScreenProps) {
  const { filter, lines, ids, hidden, pageSize, counts, places, services, townships, totals, littleKnown } =
    props
  const listing = useListing(hidden)
  const { wanted, isPending, term, search, narrow } = useListFilter(filter, (next) =>
    hrefOf({ ...next, page: 1 }),
  )

  return (
    <Screen>
      <AreasHead shows="landings" counts={totals} />
      <LittleKnown places={littleKnown} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput label="Search pages" placeholder="Place or service" value={term} onChange={search} />
        <Segmented
          label="In search engines"
          value={wanted.show}
          onChange={(show) => narrow({ show })}
          className="max-tablet:w-full max-tablet:overflow-x-auto max-tablet:*:flex-auto max-tablet:*:px-2"
          options={[
            { value: 'all', label: `All ${counts.all}` },
            { value: 'listed', label: `Listed ${counts.listed}` },
            { value: 'short', label: `Too thin ${counts.short}` },
            { value: 'hidden', label: `Hidden ${counts.hidden}` },
          ]}
        />
        <FilterSelect
          label="Place"
          value={wanted.place || undefined}
          choices={places}
          onChange={(place = '') => narrow({ place })}
        />
        <FilterSelect
          label="Service"
          value={wanted.service || undefined}
          choices={services}
          onChange={(service = '') => narrow({ service })}
        />
        <FilterSelect
          label="Township"
          value={wanted.township || undefined}
          choices={townships}
          onChange={(township = '') => narrow({ township })}
        />
      </div>
      <SelectionProvider items={ids.map((id) => ({ id, name: id }))}>
        <section aria-label="Pages of places and services" aria-busy={isPending}>
          {lines.length > 0 ? (
            <LandingsTable
              lines={lines}
              isGrouped={!filter.service}
              onListing={(id, to) => void listing.set([id], to)}
            />
          ) : (
            <p className="border-y border-hair py-8 text-stone">
              {filter.show === 'short' && !filter.q
                ? 'Every page has enough original content.'
                : 'No page matches. Change the search or show all pages.'}
            </p>
          )}
        </section>
        <Pager
          page={filter.page}
          pageSize={pageSize}
          total={ids.length}
          hrefOf={(page) => hrefOf({ ...filter, page })}
          label="Pages of the list"
        >
          <ScreenKeys hints={keyHints} keys={listKeys} />
        </Pager>
        <ListingBar hidden={hidden} />
      </SelectionProvider>
    </Screen>
  )
}
