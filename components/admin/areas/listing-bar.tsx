import { SelectionBar, useSelection } from '@/components/staff/selection'
import { Button } from '@/components/ui/button'
import { type Listing } from '@/lib/content/areas'
import { useListing } from '@/components/records/place/use-listing'

/** Hides the selected pages from search engines, or lets these list them. `hidden` has the ids of hidden pages. */
export function ListingBar({ hidden }: { hidden: readonly string[] }) {
  const { items, clear } = useSelection()
  const { busy, set } = useListing(hidden)
  const ids = items.map(({ id }) => id)
  const list = (listing: Listing) => void set(ids, listing).then((isDone) => isDone && clear())
  return (
    <SelectionBar busy={busy}>
      <Button disabled={busy} onClick={() => list('hidden')}>
        <span>
          Hide<span className="max-tablet:sr-only"> from search engines</span>
        </span>
      </Button>
      <Button look="strong" disabled={busy} onClick={() => list('auto')}>
        <span>
          Let <span className="max-tablet:sr-only">search engines </span>list
        </span>
      </Button>
    </SelectionBar>
  )
}
