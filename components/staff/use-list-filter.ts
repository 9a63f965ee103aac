import { useOptimistic, useTransition } from 'react'
import { useSearchTerm } from './use-search-term'
import { useStaffRouter } from './use-staff-router'

/**
 * Returns what the search field and the filters of a list show, and what changes them. `filter` is the one in the address,
 * and `hrefOf` the address of another one. `wanted` is the filter as it was chosen last: it shows at once, and the next
 * choice counts on it. `narrow` takes along the search that is being typed; `clear` drops it.
 */
export function useListFilter<Filter extends { q?: string | undefined }>(
  filter: Filter,
  hrefOf: (filter: Filter) => string,
) {
  const router = useStaffRouter()
  const [isPending, startTransition] = useTransition()
  const [wanted, setWanted] = useOptimistic(filter)
  const show = (next: Filter) =>
    startTransition(() => {
      setWanted(next)
      router.replace(hrefOf(next), { scroll: false })
    })
  const [term, search, takeSearch] = useSearchTerm(filter.q ?? '', (q) => show({ ...wanted, q }))
  return {
    wanted,
    isPending,
    term,
    search,
    narrow: (part: Partial<Filter>) => show({ ...wanted, q: takeSearch(), ...part }),
    clear: (rest: Filter) => {
      search('')
      takeSearch('')
      show(rest)
    },
  }
}
