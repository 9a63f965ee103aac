import { Button } from '@/components/ui/button'
import { KeyHints } from '@/components/ui/kbd'

const keyHints = [
  { keys: ['J', 'K'], does: 'go' },
  { keys: ['Alt', '↑', '↓'], does: 'move' },
  { keys: ['Enter'], does: 'edit' },
  { keys: ['F'], does: 'featured' },
  { keys: ['N'], does: 'new' },
  { keys: ['Del'], does: 'delete, with undo' },
]

type ListFootProps = { shown: number; total: number; onShowAll: () => void }

/** How much of the list there is to be seen, and the keys that work in it. */
export function ListFoot({ shown, total, onShowAll }: ListFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 pt-4 text-13 text-stone">
      <span className="flex items-center gap-3">
        {shown < total ? `1–${shown} of ${total}` : `${total} in all`}
        {shown < total && (
          <Button look="bare" size="small" onClick={onShowAll}>
            Show all
          </Button>
        )}
      </span>
      <KeyHints hints={keyHints} />
    </div>
  )
}

/** How many rows are drawn before somebody asks for all of them. */
export const firstRows = 50
