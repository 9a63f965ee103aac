import { Button } from '@/components/ui/button'

type SaveBarProps = {
  /** The groups with changes, by their titles. */
  titles: string[]
  busy: boolean
  onSave: () => void
  onDiscard: () => void
}

/** What stands at the foot of the screen while something isn't saved. */
export function SaveBar({ titles, busy, onSave, onDiscard }: SaveBarProps) {
  if (titles.length === 0) return null
  return (
    <div
      role="region"
      aria-label="Unsaved changes"
      data-save-bar=""
      className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hair-strong bg-ivory px-2 py-3 max-tablet:bottom-16 max-tablet:-mx-4 max-tablet:px-4"
    >
      <p
        role="status"
        className="flex min-w-0 flex-1 items-center gap-2 font-medium text-brass max-tablet:w-full max-tablet:flex-none"
      >
        <span className="size-2 flex-none rounded-full bg-brass" aria-hidden="true" />
        <span>Unsaved changes in {titles.join(', ')}</span>
      </p>
      <div className="flex gap-2 max-tablet:w-full max-tablet:*:flex-1">
        <Button onClick={onDiscard} disabled={busy}>
          Discard
        </Button>
        <Button look="primary" aria-busy={busy} onClick={onSave}>
          {busy ? 'Saving...' : 'Save settings'}
        </Button>
      </div>
    </div>
  )
}
