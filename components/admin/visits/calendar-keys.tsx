'use client'

import { Ban, CalendarPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { useListNews } from '@/components/staff/use-list-news'

type CalendarKeysProps = {
  /** Where each key leads. */
  hrefs: Record<'before' | 'after' | 'today' | 'day' | 'week' | 'new' | 'block', string>
  view: 'day' | 'week'
  /** Of the visits and blocks as they were read. */
  stamp: string
}

/** The calendar's keys; it also has the calendar read again when somebody changes it. */
export function CalendarKeys({ hrefs, view, stamp }: CalendarKeysProps) {
  const router = useRouter()
  useListNews('visits', stamp)
  useScreenActions([
    { label: 'New visit', icon: CalendarPlus, detail: 'N', words: 'book appointment', href: hrefs.new },
    { label: 'Block time', icon: Ban, detail: 'B', words: 'holiday vacation', href: hrefs.block },
  ])
  const to = (href: string) => () => router.push(href, { scroll: false })
  return (
    <ScreenKeys
      hints={[
        { keys: ['←', '→'], does: view === 'day' ? 'day' : 'week' },
        { keys: ['T'], does: 'today' },
        { keys: ['D'], does: 'day' },
        { keys: ['W'], does: 'week' },
        { keys: ['N'], does: 'new visit' },
        { keys: ['B'], does: 'block time' },
      ]}
      keys={{
        ArrowLeft: to(hrefs.before),
        ArrowRight: to(hrefs.after),
        t: to(hrefs.today),
        d: to(hrefs.day),
        w: to(hrefs.week),
        n: to(hrefs.new),
        b: to(hrefs.block),
      }}
    />
  )
}
