'use client'

import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { mostSelected } from '@/lib/schemas/many'
import { focusedId, focusRowOf } from './list-keys'
import { isCommand, useKeydown, useShortcuts } from './shortcuts'

// Selecting several rows of a list, each marked by data-id, to act on all of them (use-selected-action.ts).

export type Selectable = { id: string; name: string }

type SelectionValue<Item extends Selectable = Selectable> = {
  /** The selected rows. */
  items: readonly Item[]
  total: number
  isOn: (id: string) => boolean
  set: (ids: readonly string[], isOn: boolean) => void
  selectAll: () => Promise<void>
  clear: () => void
  /** Ends the selection after an action, and keeps the focus in the list; `isLeaving` if the rows leave it. */
  end: (isLeaving: boolean) => void
}

const Selection = createContext<SelectionValue | null>(null)

export const selectionHints = [
  { keys: ['X'], does: 'select' },
  { keys: ['Shift', '↑', '↓'], does: 'select several' },
  { keys: ['Ctrl A'], does: 'select all' },
  { keys: ['Esc'], does: 'clear the selection' },
]

export function useSelection<Item extends Selectable>() {
  return useContext(Selection) as unknown as SelectionValue<Item>
}

type SelectionProviderProps<Item extends Selectable> = {
  /** The selectable rows on the screen. */
  items: readonly Item[]
  /** The number of matching rows. */
  total?: number
  /** Reads all matching rows, up to the largest selection; null on failure. */
  loadAll?: () => Promise<readonly Item[] | null>
  /** The filter. A new one clears the selection. */
  view?: string
  children: ReactNode
}

const noIds: ReadonlySet<string> = new Set()

/** Lets rows be selected by box, Shift or Ctrl (Cmd) click, and keys. */
export function SelectionProvider<Item extends Selectable>(props: SelectionProviderProps<Item>) {
  const { items: listedItems, total = listedItems.length, loadAll, view, children } = props
  const [ids, setIds] = useState(noIds)
  /** Matching rows beyond the screen. */
  const [loadedItems, setLoadedItems] = useState<readonly Item[]>([])
  /** The row at which a range begins. */
  const anchor = useRef('')
  const [shownView, setShownView] = useState(view)
  if (shownView !== view) {
    setShownView(view)
    setIds(noIds)
    setLoadedItems([])
  }
  const itemById = new Map([...loadedItems, ...listedItems].map((item) => [item.id, item]))
  const items = [...itemById.values()].filter(({ id }) => ids.has(id))
  const isOn = (id: string) => ids.has(id) && itemById.has(id)

  const rowIds = () =>
    [...document.querySelectorAll<HTMLElement>('main [data-id]')]
      .map(({ dataset }) => dataset.id ?? '')
      .filter((id) => itemById.has(id))

  function set(changedIds: readonly string[], isOn: boolean) {
    anchor.current = changedIds.at(-1) ?? ''
    setIds((now) => {
      const next = new Set(now)
      for (const id of changedIds) {
        if (isOn) next.add(id)
        else next.delete(id)
      }
      return next
    })
  }
  const toggle = (id: string) => set([id], !isOn(id))

  function extendTo(id: string) {
    const rows = rowIds()
    const [from, to] = [anchor.current || (focusedId() ?? id), id].map((end) => rows.indexOf(end))
    const start = anchor.current
    set(from! < 0 ? [id] : rows.slice(Math.min(from!, to!), Math.max(from!, to!) + 1), true)
    anchor.current = start || id
  }

  /** Moves the focus by a row and selects both, or takes the first one out again on the way back. */
  function step(by: 1 | -1) {
    const rows = rowIds()
    const from = rows.indexOf(focusedId() ?? '')
    const id = rows[from]
    const next = rows[from < 0 ? 0 : from + by]
    if (id && next && isOn(id) && isOn(next)) set([id], false)
    else
      set(
        [id, next].filter((rowId) => rowId !== undefined),
        true,
      )
    if (next) focusRowOf(next)
  }

  function clear() {
    setIds(noIds)
    setLoadedItems([])
    anchor.current = ''
  }

  async function selectAll() {
    const allItems = total > listedItems.length && loadAll ? await loadAll() : listedItems
    if (!allItems) return
    setLoadedItems(allItems)
    setIds(new Set(allItems.map(({ id }) => id)))
  }

  function end(isLeaving: boolean) {
    const rows = rowIds()
    const lastIndex = rows.findLastIndex(isOn)
    const isStaying = (id: string) => !isOn(id)
    const neighbor =
      rows.slice(lastIndex + 1).find(isStaying) ?? rows.slice(0, Math.max(0, lastIndex)).findLast(isStaying)
    const focused = focusedId()
    const target = isLeaving ? neighbor : focused && rows.includes(focused) ? focused : rows.find(isOn)
    clear()
    if (target) focusRowOf(target)
  }

  useShortcuts({
    x: () => {
      const id = focusedId()
      if (id && itemById.has(id)) toggle(id)
    },
    'Shift ArrowDown': () => step(1),
    'Shift ArrowUp': () => step(-1),
    ...(items.length > 0 && { Escape: clear }),
  })
  useKeydown((event) => {
    if (!isCommand(event, 'a') || (items.length === 0 && !itemById.has(focusedId() ?? ''))) return
    event.preventDefault()
    const rows = rowIds()
    if (rows.every(isOn)) void selectAll()
    else set(rows, true)
  })

  const onPress = useEffectEvent((event: MouseEvent) => {
    const id = selectableRow(event)
    if (!id || !itemById.has(id)) return
    const isRange = event.shiftKey
    if (!isRange && (!(event.ctrlKey || event.metaKey) || isOnLink(event))) return
    // Otherwise the press would begin to select text, and the click would follow a link.
    event.preventDefault()
    if (event.type !== 'click') return
    event.stopPropagation()
    if (isRange) extendTo(id)
    else toggle(id)
  })
  useEffect(() => {
    const press = (event: MouseEvent) => onPress(event)
    for (const type of ['mousedown', 'click'] as const) document.addEventListener(type, press, true)
    return () => {
      for (const type of ['mousedown', 'click'] as const) document.removeEventListener(type, press, true)
    }
  }, [])

  return (
    <Selection value={{ items, total, isOn, set, selectAll, clear, end }}>
      {children}
      <p role="status" className="sr-only">
        {items.length > 0 && `${items.length} selected`}
      </p>
    </Selection>
  )
}

const ownClicks = 'textarea, select, summary, button, input:not([type=checkbox])'

/** Returns the id of the row that a click selects. */
function selectableRow({ target }: MouseEvent): string | undefined {
  if (!(target instanceof Element) || target.closest(ownClicks)) return undefined
  return target.closest<HTMLElement>('[data-id]')?.dataset.id
}

/** Returns true for a click on a link's own text, which opens a tab by Ctrl, unlike the rest of a row that it covers. */
function isOnLink({ target, clientX, clientY }: MouseEvent): boolean {
  const box = (target as Element).closest('a')?.getBoundingClientRect()
  if (!box) return false
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom
}

type SelectBoxProps = { ids: readonly string[]; name: string; className?: string }

/** A box that selects a row, or several; it is indeterminate where only some of them are selected. */
export function SelectBox({ ids, name, className }: SelectBoxProps) {
  const { isOn, set } = useSelection()
  const count = ids.filter(isOn).length
  return (
    // Above the link that covers a row.
    <div className={cn('relative z-1 size-11 flex-none *:size-full *:justify-center *:gap-0', className)}>
      <Checkbox
        aria-label={`Select ${name}`}
        checked={ids.length > 0 && count === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && count < ids.length
        }}
        onChange={({ target }) => set(ids, target.checked)}
      >
        {null}
      </Checkbox>
    </div>
  )
}

/** The bar of what can be done with the selected rows. */
export function SelectionBar({ busy, children }: { busy?: boolean; children: ReactNode }) {
  const { items, total, selectAll, clear } = useSelection()
  if (items.length === 0) return null
  return (
    // The spacer keeps the end of the list clear of the bar, which is fixed at the bottom of the window.
    <div className="h-16 max-tablet:h-28">
      <div
        role="region"
        aria-label="Selection"
        aria-busy={busy}
        data-selection-bar=""
        className="fixed inset-x-0 bottom-0 z-10 border-t border-hair-strong bg-ivory max-tablet:bottom-16"
      >
        <div className="mx-auto flex max-w-328 flex-wrap items-center gap-x-3 gap-y-1 px-8 py-3 max-tablet:px-4 max-tablet:py-2">
          <p className="font-medium tabular-nums">{items.length} selected</p>
          {items.length < Math.min(total, mostSelected) && (
            <Button look="bare" size="small" onClick={() => void selectAll()}>
              Select {total > mostSelected ? `the first ${mostSelected}` : `all ${total}`}
            </Button>
          )}
          <Button look="quiet" size="small" onClick={clear}>
            Clear
          </Button>
          <div className="ml-auto flex flex-wrap justify-end gap-2 max-tablet:grow max-tablet:[&>*:not(:only-child)]:grow">
            {children}
          </div>
        </div>
      </div>
    </div>
  )
}
