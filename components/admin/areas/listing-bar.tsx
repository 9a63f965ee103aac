import { Button } from '@/components/ui/button'
import { type Listing } from '@/lib/content/areas'

type ListingBarProps = {
  /** How many are chosen, and how many match. */
  count: number
  total: number
  busy: boolean
  onAll: () => void
  onClear: () => void
  onListing: (listing: Listing) => Promise<void>
}

/** Changes whether search engines may list the chosen pages. */
export const ListingBar = ({ count, total, busy, onAll, onClear, onListing }: ListingBarProps) => (
  <div
    role="region"
    aria-label="Chosen pages"
    className="sticky bottom-0 z-10 mt-4 -mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hair-strong bg-ivory px-2 py-3 max-tablet:bottom-16 max-tablet:-mx-4 max-tablet:px-4"
  >
    <p role="status" className="font-medium tabular-nums">
      {count} chosen
    </p>
    {count < total && (
      <Button look="bare" size="small" onClick={onAll}>
        Choose all {total} found
      </Button>
    )}
    <Button look="quiet" size="small" onClick={onClear}>
      Clear
    </Button>
    <div className="ml-auto flex gap-2 max-tablet:w-full max-tablet:*:flex-1">
      <Button disabled={busy} onClick={() => void onListing('hidden')}>
        <span>
          Hide<span className="max-tablet:sr-only"> from search engines</span>
        </span>
      </Button>
      <Button look="strong" disabled={busy} onClick={() => void onListing('auto')}>
        <span>
          Let <span className="max-tablet:sr-only">search engines </span>list
        </span>
      </Button>
    </div>
  </div>
)
