import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useKeydown } from '@/components/staff/shortcuts'
import { activation } from '@/components/ui/drag'
import { showError } from '@/components/ui/toast'
import { type HourRow, placeInDay } from '@/lib/time/day-grid'
import { officeDay } from '@/lib/time/office-time'
import { type CalendarDay, type VisitWithLead } from '@/lib/visit-types'
import { endOf, visitTimeText } from '@/lib/visits/calendar-text'
import { endAt, moveTo, refusalOf, type Slot, type Step, stepped, warningOf } from '@/lib/visits/drag'

/** The time after which a resting finger drags a visit instead of scrolling, in milliseconds. */
const holdTime = 400

/** A pointer pressed on a visit. `grip` is its distance from the edge that it moves, in rows. */
type Press = {
  visit: VisitWithLead
  isEdge: boolean
  grip: number
  pointerId: number
  x: number
  y: number
  isDragging: boolean
  hold?: ReturnType<typeof setTimeout>
}

/** A visit that is moved by pointer or keys, then waits for an answer, then is saved until the calendar shows it. */
type Drag = { visit: VisitWithLead; slot: Slot; state: 'pointer' | 'keys' | 'asked' | 'saved' }

type DragOptions = {
  days: readonly CalendarDay[]
  rows: readonly HourRow[]
  /** All visits, including those that the filter hides. */
  visits: readonly VisitWithLead[]
  today: string
}

/** The keys of stepOf, for screen readers. */
const shortcuts =
  'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowUp Alt+Shift+ArrowDown'

const isSame = (a: Slot, b: Slot) => a.startsAt === b.startsAt && a.minutes === b.minutes

function stepOf({ key, shiftKey }: KeyboardEvent): Step | undefined {
  if (key === 'ArrowUp') return shiftKey ? { longer: -15 } : { minutes: -15 }
  if (key === 'ArrowDown') return shiftKey ? { longer: 15 } : { minutes: 15 }
  if (shiftKey) return undefined
  return key === 'ArrowLeft' ? { days: -1 } : key === 'ArrowRight' ? { days: 1 } : undefined
}

export type VisitDrag = ReturnType<typeof useVisitDrag>

/** Drags visits in the calendar by pointer and by keys. */
export function useVisitDrag({ days, rows, visits, today }: DragOptions) {
  const grid = useRef<HTMLDivElement>(null)
  const currentPress = useRef<Press | null>(null)
  // The click that follows a drag opens nothing.
  const hasDragged = useRef(false)
  const [lastDrag, setLastDrag] = useState<Drag | null>(null)
  const [lastAnnouncement, setLastAnnouncement] = useState('')

  // Once the calendar has another version of the visit, the drag is over.
  const isCurrent = visits.some(
    ({ id, version }) => id === lastDrag?.visit.id && version === lastDrag.visit.version,
  )
  const drag = isCurrent ? lastDrag : null
  const isMoving = drag?.state === 'pointer' || drag?.state === 'keys'
  const refusal = drag && isMoving ? refusalOf(drag.slot, drag.visit, visits, today) : ''
  const slotDay = drag && officeDay(drag.slot.startsAt)
  const slotColumn = days.find(({ day }) => day === slotDay)
  const warning = drag && isMoving && slotColumn ? warningOf(drag.slot, slotColumn) : ''

  // A saved visit in another column is another element, so the focus has to follow it.
  useEffect(() => {
    if (lastDrag?.state !== 'saved' || isCurrent || document.activeElement !== document.body) return
    grid.current?.querySelector<HTMLElement>(`[data-visit="${lastDrag.visit.id}"]`)?.focus()
  }, [lastDrag, isCurrent])

  // Prevents scrolling during a drag by finger, which React's passive listener couldn't.
  useEffect(() => {
    const area = grid.current
    const prevent = (event: TouchEvent) => {
      if (currentPress.current?.isDragging) event.preventDefault()
    }
    area?.addEventListener('touchmove', prevent, { passive: false })
    return () => area?.removeEventListener('touchmove', prevent)
  }, [])

  function endPress() {
    clearTimeout(currentPress.current?.hold)
    currentPress.current = null
  }
  function putBack() {
    endPress()
    if (drag) setLastAnnouncement(`Back at ${visitTimeText(drag.visit)}.`)
    setLastDrag(null)
  }
  function drop({ visit, slot, state }: Drag) {
    const slotRefusal = refusalOf(slot, visit, visits, today)
    if (!slotRefusal && !isSame(slot, visit)) return setLastDrag({ visit, slot, state: 'asked' })
    // By keys the visit can be moved further.
    if (state === 'keys' && slotRefusal) return
    if (slotRefusal) showError('It can’t go there', slotRefusal)
    putBack()
  }

  /** Returns the day under a pointer and how far down it is, in rows. */
  function pointAt({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) {
    const columns = [...(grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])]
    const column = columns.find((each) => clientX < each.getBoundingClientRect().right) ?? columns.at(-1)
    const { top = 0, height = 1 } = column?.getBoundingClientRect() ?? {}
    return { day: column?.dataset.day ?? '', down: ((clientY - top) / height) * rows.length }
  }
  function slotAt(event: PointerEvent, { visit, isEdge, grip }: Press): Slot {
    const { day, down } = pointAt(event)
    return isEdge ? endAt(rows, down - grip, visit) : moveTo(rows, day, down - grip, visit)
  }
  function begin(press: Press) {
    press.isDragging = true
    hasDragged.current = true
    grid.current?.setPointerCapture(press.pointerId)
    setLastDrag({ visit: press.visit, slot: press.visit, state: 'pointer' })
  }

  function startPress(event: PointerEvent<HTMLElement>, visit: VisitWithLead) {
    hasDragged.current = false
    if (event.button !== 0 || event.ctrlKey || !event.isPrimary || drag) return
    const { startsAt } = visit
    const place = placeInDay(rows, officeDay(startsAt), { startsAt, endsAt: endOf(visit) })
    if (!place) return
    const isEdge = event.target instanceof Element && event.target.closest('[data-edge]') !== null
    const press: Press = {
      ...{ visit, isEdge, pointerId: event.pointerId, x: event.clientX, y: event.clientY, isDragging: false },
      grip: pointAt(event).down - place.top - (isEdge ? place.height : 0),
    }
    if (event.pointerType !== 'mouse') press.hold = setTimeout(() => begin(press), holdTime)
    currentPress.current = press
  }
  function movePointer(event: PointerEvent) {
    const press = currentPress.current
    if (press?.pointerId !== event.pointerId) return
    if (!press.isDragging) {
      const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) >= activation.distance
      if (!isFar) return
      // A finger that moves before the hold time scrolls.
      if (press.hold) return endPress()
      begin(press)
    }
    setLastDrag({ visit: press.visit, slot: slotAt(event, press), state: 'pointer' })
  }
  function endPointer(event: PointerEvent) {
    const press = currentPress.current
    endPress()
    if (press?.isDragging) drop({ visit: press.visit, slot: slotAt(event, press), state: 'pointer' })
  }

  function pressKey(event: KeyboardEvent, visit: VisitWithLead) {
    const keyDrag = drag?.state === 'keys' && drag.visit.id === visit.id ? drag : null
    const step = event.altKey && !event.ctrlKey && !event.metaKey ? stepOf(event) : undefined
    if (step && (keyDrag || !drag)) {
      const slot = stepped(
        keyDrag?.slot ?? visit,
        step,
        rows,
        days.map(({ day }) => day),
      )
      setLastDrag({ visit, slot: { startsAt: slot.startsAt, minutes: slot.minutes }, state: 'keys' })
    } else if (event.key === 'Enter' && keyDrag) drop(keyDrag)
    else return
    event.preventDefault()
  }
  useKeydown((event) => {
    if (event.key !== 'Escape' || !isMoving) return
    event.preventDefault()
    putBack()
  })

  return {
    drag,
    refusal,
    warning,
    announcement:
      drag && isMoving
        ? [visitTimeText(drag.slot), refusal || warning].filter(Boolean).join('. ')
        : lastAnnouncement,
    cancel: putBack,
    setSaved: () => setLastDrag(drag && { ...drag, state: 'saved' }),
    /** The props of the element around all columns, which have data-day. */
    gridProps: {
      ref: grid,
      'data-dragging': isMoving ? '' : undefined,
      onPointerMove: movePointer,
      onPointerUp: endPointer,
      onPointerCancel: putBack,
      // A finger that rests on a link would open the link's menu.
      onContextMenu: (event: MouseEvent) => currentPress.current && event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        // A click by Enter has no count.
        if (!hasDragged.current || event.detail === 0) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
    /** The props of the link of a visit that can be moved. Its element with data-edge changes the length. */
    cardProps: (visit: VisitWithLead) => ({
      draggable: false,
      'aria-keyshortcuts': shortcuts,
      onPointerDown: (event: PointerEvent<HTMLElement>) => startPress(event, visit),
      onKeyDown: (event: KeyboardEvent) => pressKey(event, visit),
      onBlur: () => drag?.state === 'keys' && putBack(),
    }),
  }
}
