import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { cn } from './cn'
import { IconButton } from './icon-button'
import { type useSortableRow } from './sortable'

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
      <IconButton
        label={`Drag ${name}; with the keyboard: Space, then arrows`}
        drags
        size="small"
        className="max-tablet:hidden"
        data-deed="drag"
        {...handle}
      >
        <GripVertical className="size-4" aria-hidden="true" />
      </IconButton>
      <span className={cn('grid', arrowsClass)}>
        <IconButton size="small" label={`Move ${name} up`} data-deed="up" disabled={isFirst} onClick={onUp}>
          <ArrowUp className="size-4" aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          label={`Move ${name} down`}
          data-deed="down"
          disabled={isLast}
          onClick={onDown}
        >
          <ArrowDown className="size-4" aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}
