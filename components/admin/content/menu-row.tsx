import { X } from 'lucide-react'
import { cn } from '@/components/ui/cn'
import { Field, Input } from '@/components/ui/field'
import { LucideButton } from '@/components/ui/lucide-button'
import { RowMover } from '@/components/ui/row-mover'
import { useSortableRow } from '@/components/ui/sortable'
import { Switch } from '@/components/ui/switch'
import { builtInMenu } from '@/lib/content/built-in-menu'
import { type MenuEntry } from '@/lib/content/menu-items'
import { longestLabel } from '@/lib/schemas/page-places'

type MenuRowProps = {
  entry: MenuEntry
  /** The place where visitors see it, or the reason why they don't. */
  state: string
  error: string | undefined
  isFirst: boolean
  isLast: boolean
  move: (by: 1 | -1) => void
  onRename: (label: string) => void
  onShow: (isShown: boolean) => void
  onRemove: () => void
}

export function MenuRow(props: MenuRowProps) {
  const { entry, state, error, isFirst, isLast, move, onRename, onShow, onRemove } = props
  const { id, name, href, label, isShown } = entry
  const sortable = useSortableRow(id)
  const isBuiltIn = builtInMenu.some((builtIn) => builtIn.href === id)
  return (
    <li
      data-id={id}
      aria-label={name}
      className={cn(
        'grid items-center gap-x-4 gap-y-2 border-b border-hair py-2.5 max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:py-4',
        'tablet:grid-cols-[auto_minmax(0,280px)_minmax(0,1fr)_auto_44px]',
        sortable.isDragging && 'relative z-1 bg-paper shadow-lift outline-2 outline-spruce',
      )}
      {...sortable.row}
    >
      <RowMover
        name={name}
        handle={sortable.handle}
        isFirst={isFirst}
        isLast={isLast}
        onUp={() => move(-1)}
        onDown={() => move(1)}
        className="max-tablet:col-2 max-tablet:row-1"
        arrowsClass="max-tablet:flex"
      />
      <Field
        label={<span className="sr-only">Name of {name}</span>}
        error={error}
        className="max-tablet:col-1 max-tablet:row-1"
      >
        <Input
          value={label}
          placeholder={name}
          maxLength={longestLabel}
          autoComplete="off"
          onChange={({ target }) => onRename(target.value)}
        />
      </Field>
      <p className="min-w-0 text-13 text-stone max-tablet:col-[1/3] max-tablet:row-2">
        <span className="block font-semibold text-ink">{state}</span>
        <span className="block truncate">{href.startsWith('/#') ? 'Section of the home page' : href}</span>
      </p>
      <div className="max-tablet:col-1 max-tablet:row-3">
        <Switch label="Shown" name={`Shown: ${name}`} checked={isShown} onChange={onShow} />
      </div>
      {!isBuiltIn && (
        <LucideButton
          icon={X}
          isLarge
          className="max-tablet:col-2 max-tablet:row-3 max-tablet:justify-self-end"
          label={`Take ${name} out of the menu`}
          title="Take out"
          onClick={onRemove}
        />
      )}
    </li>
  )
}
