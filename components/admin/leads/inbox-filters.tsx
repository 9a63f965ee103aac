'use client'

import { useListFilter } from '@/components/staff/use-list-filter'
import { Button } from '@/components/ui/button'
import { FilterDay, FilterSelect, OrderSelect } from '@/components/ui/filter'
import { SearchInput } from '@/components/ui/search-input'
import { allServices } from '@/lib/business/services'
import { servedTowns } from '@/lib/business/towns'
import { type LeadChoices, leadSources } from '@/lib/content-types'
import { orderNames } from '@/lib/leads/inbox-text'
import { sourceNames } from '@/lib/leads/lead-text'
import { isNarrowed, type LeadFilter, leadOrders, leadQuery } from '@/lib/schemas/lead-filter'

const bySlug = (all: readonly { slug: string; name: string }[]) =>
  all
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-US'))
const sourceChoices = leadSources.map((value) => ({ value, label: sourceNames[value] }))
const orderChoices = leadOrders.map((value) => ({ value, label: orderNames[value] }))

/** Returns the choices that any lead has, including the selected one. */
const onOffer = (
  all: readonly { value: string; label: string }[],
  usedValues: readonly string[],
  selected: string | undefined,
) => all.filter(({ value }) => value === selected || usedValues.includes(value))

type InboxFiltersProps = {
  filter: LeadFilter
  choices: LeadChoices
  staff: { id: string; name: string }[]
  me: string
}

/** Edits search, filters and order of the inbox. The address has them, so that it can be bookmarked and shared. */
export function InboxFilters({ filter, choices, staff, me }: InboxFiltersProps) {
  const { wanted, isPending, term, search, narrow, clear } = useListFilter(
    filter,
    (next) => `/admin/leads${leadQuery(next)}`,
  )
  const show = (change: { [Name in keyof LeadFilter]?: string | undefined }) =>
    narrow(change as Partial<LeadFilter>)

  const people = [
    { value: 'none', label: 'Nobody yet' },
    ...staff.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
  ]
  return (
    <div
      role="search"
      aria-label="Leads"
      aria-busy={isPending}
      className="relative my-4 flex items-center gap-2 max-tablet:-mx-4 max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:py-1 tablet:flex-wrap"
    >
      <div className="max-tablet:w-56 max-tablet:flex-none">
        <SearchInput label="Search leads" placeholder="Name, phone, words" value={term} onChange={search} />
      </div>
      <FilterSelect
        label="Source"
        value={wanted.source}
        choices={onOffer(sourceChoices, choices.sources, wanted.source)}
        onChange={(source) => show({ source })}
      />
      <FilterSelect
        label="Town"
        value={wanted.town}
        choices={onOffer(bySlug(servedTowns()), choices.towns, wanted.town)}
        onChange={(town) => show({ town })}
      />
      <FilterSelect
        label="Service"
        value={wanted.service}
        choices={onOffer(bySlug(allServices()), choices.services, wanted.service)}
        onChange={(service) => show({ service })}
      />
      <FilterSelect
        label="Assigned to"
        value={wanted.assignee}
        choices={people}
        onChange={(assignee) => show({ assignee })}
      />
      <FilterDay label="From" value={wanted.from} onChange={(from) => show({ from })} />
      <FilterDay label="To" value={wanted.to} onChange={(to) => show({ to })} />
      {isNarrowed(wanted) && (
        <Button look="quiet" size="small" onClick={() => clear({ view: wanted.view, order: wanted.order })}>
          Clear
        </Button>
      )}
      <div className="tablet:ml-auto">
        <OrderSelect value={wanted.order} choices={orderChoices} onChange={(order) => show({ order })} />
      </div>
    </div>
  )
}
