'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { listKeys } from '@/components/staff/list-keys'
import { Screen } from '@/components/staff/screen'
import { useSearchTerm } from '@/components/staff/use-search-term'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { FilterSelect } from '@/components/ui/filter'
import { Pager } from '@/components/ui/pager'
import { SearchInput } from '@/components/ui/search-input'
import { Segmented } from '@/components/ui/segmented'
import { type AreaCounts, AreasHead } from '../../records/areas-head'
import { LandingsTable } from './landings-table'
import { hrefOf, type LandingLine, type ListFilter } from '@/lib/landing/landing-list'
import { ListingBar } from './listing-bar'
import { useListing } from '../../records/place/use-listing'

type FilterChoice = { value: string; label: string }

type LandingsScreenProps = {
  filter: ListFilter
  lines: readonly LandingLine[]
  /** The ids of all matching pages, and of those that staff hide. */
  ids: readonly string[]
  hidden: readonly string[]
  pageSize: number
  counts: Record<ListFilter['show'], number>
  places: readonly FilterChoice[]
  services: readonly FilterChoice[]
  townships: readonly FilterChoice[]
  totals: AreaCounts
}

const keyHints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['/'], does: 'search' },
]

/** Lists the landing pages with their index status. The filter is in the address. */
export function LandingsScreen(props: LandingsScreenProps) {
  const { filter, lines, ids, hidden, pageSize, counts, places, services, townships, totals } = props
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const listing = useListing(hidden)
  const selected = ids.filter((id) => chosen.has(id))
  const go = (part: Partial<ListFilter>) =>
    startTransition(() => router.replace(hrefOf({ ...filter, page: 1, ...part }), { scroll: false }))
  const [term, search] = useSearchTerm(filter.q, (q) => go({ q }))

  function choose(changedIds: readonly string[], isOn: boolean) {
    const next = new Set(chosen)
    for (const id of changedIds) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }

  return (
    <Screen>
      <AreasHead shows="landings" counts={totals} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput label="Search pages" placeholder="Place or service" value={term} onChange={search} />
        <Segmented
          label="In search engines"
          value={filter.show}
          onChange={(show) => go({ show })}
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
          value={filter.place || undefined}
          choices={places}
          onChange={(place = '') => go({ place })}
        />
        <FilterSelect
          label="Service"
          value={filter.service || undefined}
          choices={services}
          onChange={(service = '') => go({ service })}
        />
        <FilterSelect
          label="Township"
          value={filter.township || undefined}
          choices={townships}
          onChange={(township = '') => go({ township })}
        />
      </div>
      <section aria-label="Pages of places and services" aria-busy={isPending}>
        {lines.length > 0 ? (
          <LandingsTable
            lines={lines}
            isGrouped={!filter.service}
            chosen={chosen}
            onChoose={choose}
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
      {selected.length > 0 && (
        <ListingBar
          count={selected.length}
          total={ids.length}
          busy={listing.busy}
          onAll={() => choose(ids, true)}
          onClear={() => setChosen(new Set())}
          onListing={async (to) => {
            if (await listing.set(selected, to)) setChosen(new Set())
          }}
        />
      )}
    </Screen>
  )
}
