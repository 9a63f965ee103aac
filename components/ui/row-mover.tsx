import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { cn } from './cn'
import { LucideButton } from './lucide-button'
import { type useSortableRow } from './sortable'

/** Selects a row's button by what it does; `usable` only while it can. */
export const deed = (name: 'drag' | 'up' | 'down') => `[data-deed=${name}]`
export const usable = (name: 'up' | 'down') => `${deed(name)}:enabled`

type RowMoverProps = {
  name: string
  handle: ReturnType<typeof useSortableRow>['handle']
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
  className: string
  arrowsClass?: string
}

/**
 * Moves a row of a Sortable by its handle (not on phones) or its arrows. `data-deed` identifies them for the focus.
 */
export const RowMover = (props: RowMoverProps) => {
  const { name, handle, isFirst, isLast, onUp, onDown, className, arrowsClass } = props
  return (
    <div className={cn('flex items-center', className)}>
      <LucideButton
        icon={GripVertical}
        label={`Drag ${name}; with the keyboard: Space, then arrows`}
        drags
        size="small"
        className="max-tablet:hidden"
        data-deed="drag"
        {...handle}
      />
      <span className={cn('grid', arrowsClass)}>
        <LucideButton
          icon={ArrowUp}
          size="small"
          label={`Move ${name} up`}
          data-deed="up"
          disabled={isFirst}
          onClick={onUp}
        />
        <LucideButton
          icon={ArrowDown}
          size="small"
          label={`Move ${name} down`}
          data-deed="down"
          disabled={isLast}
          onClick={onDown}
        />
      </span>
    </div>
  )
}
