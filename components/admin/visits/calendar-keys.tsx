'use client'

import { Ban, CalendarPlus } from 'lucide-react'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useLayoutEffect, useRef } from 'react'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { useListNews } from '@/components/staff/use-list-news'
import { calendarHref, shiftView, type CalendarView } from './calendar-address'

type CalendarKeysProps = {
  hrefs: Record<'today' | 'day' | 'week' | 'month' | 'new' | 'block', string>
  view: CalendarView
  /** Changes with any visit or block. */
  stamp: string
}

/** Handles the calendar's keys and refreshes it when somebody else changes it. */
export function CalendarKeys({ hrefs, view, stamp }: CalendarKeysProps) {
  const router = useStaffRouter()
  useListNews('visits', stamp)
  useScreenActions([
    { label: 'New visit', icon: CalendarPlus, detail: 'N', words: 'book appointment', href: hrefs.new },
    { label: 'Block time', icon: Ban, detail: 'B', words: 'holiday vacation', href: hrefs.block },
  ])
  const goTo = (href: string) => () => router.push(href, { scroll: false })
  // Pressed again before the next week is shown, a key leads one week further.
  const nextView = useRef(view)
  const { span, day, allHours, who } = view
  // A layout effect, because the next key may come before others run.
  useLayoutEffect(() => {
    nextView.current = { span, day, allHours, who }
  }, [span, day, allHours, who])
  function step(by: number) {
    nextView.current = shiftView(nextView.current, by)
    router.push(calendarHref(nextView.current), { scroll: false })
  }
  return (
    <ScreenKeys
      hints={[
        { keys: ['←', '→'], does: `previous or next ${span}` },
        { keys: ['T'], does: 'today' },
        { keys: ['D'], does: 'day' },
        { keys: ['W'], does: 'week' },
        { keys: ['M'], does: 'month' },
        { keys: ['N'], does: 'new visit' },
        { keys: ['B'], does: 'block time' },
        { keys: ['Alt ↑', 'Alt ↓'], does: 'move the focused visit by 15 minutes' },
        { keys: ['Alt ←', 'Alt →'], does: 'move it by a day' },
        { keys: ['Alt Shift ↑', 'Alt Shift ↓'], does: 'shorter or longer' },
        { keys: ['Enter', 'Esc'], does: 'confirm or put it back' },
      ]}
      keys={{
        ArrowLeft: () => step(-1),
        ArrowRight: () => step(1),
        t: goTo(hrefs.today),
        d: goTo(hrefs.day),
        w: goTo(hrefs.week),
        m: goTo(hrefs.month),
        n: goTo(hrefs.new),
        b: goTo(hrefs.block),
      }}
    />
  )
}
