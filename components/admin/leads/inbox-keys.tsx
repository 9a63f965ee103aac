'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useShortcuts } from '@/components/staff/shortcuts'
import { KeyHints } from '@/components/ui/kbd'
import { addDays } from '@/lib/time/office-time'
import type { LeadStatus } from '@/lib/content-types'
import { useLeadChange } from './use-lead-change'

const ShortcutsDialog = lazy(() =>
  import('@/components/staff/shortcuts-dialog').then((file) => ({ default: file.ShortcutsDialog })),
)

const hints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['C'], does: 'call' },
  { keys: ['E'], does: 'answered' },
  { keys: ['A'], does: 'assign to me' },
  { keys: ['F'], does: 'follow up tomorrow' },
  { keys: ['U'], does: 'unread' },
  { keys: ['/'], does: 'search' },
]

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-lead]')]
const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('[data-row-link]')

/** The keys of the inbox, which act on the row that has the focus; at first on the one at the top. */
export function InboxKeys({ me, today }: { me: string; today: string }) {
  const changeOf = useLeadChange()

  const current = () => rows().find((row) => row.contains(document.activeElement))
  const move = (by: number) => () => {
    const all = rows()
    const at = all.findIndex((row) => row.contains(document.activeElement))
    const next = at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))
    linkOf(all[next])?.focus()
    all[next]?.scrollIntoView({ block: 'nearest' })
  }
  /** Acts on the current row; what leaves the list hands the focus on. */
  const on = (act: (row: HTMLElement, change: ReturnType<typeof changeOf>) => void) => () => {
    const row = current() ?? rows()[0]
    if (!row) return
    linkOf(row)?.focus()
    act(row, changeOf(row.dataset.lead ?? ''))
  }

  // Back from a lead, the focus is where it was.
  useEffect(() => {
    const { hash } = location
    if (hash.startsWith('#lead-')) linkOf(document.getElementById(hash.slice(1)) ?? undefined)?.focus()
  }, [])

  const { helpOpen, closeHelp } = useShortcuts({
    j: move(1),
    k: move(-1),
    c: on(({ dataset: { phone } }) => {
      if (phone) location.assign(`tel:${phone}`)
    }),
    e: on((row, change) => {
      const { status = 'new', name } = row.dataset
      if (status !== 'new') return
      const all = rows()
      linkOf(all[all.indexOf(row) + 1] ?? all[all.indexOf(row) - 1])?.focus()
      void change({ status: 'contacted' }, `${name} is answered`, { status: status as LeadStatus })
    }),
    a: on((row, change) => {
      const { assigned, name } = row.dataset
      const undo = { assignedToId: assigned ?? null }
      if (assigned !== me) void change({ assignedToId: me }, `${name} is yours`, undo)
    }),
    f: on((row, change) => {
      const { followUp = '', name } = row.dataset
      const tomorrow = addDays(today, 1)
      if (followUp !== tomorrow)
        void change({ followUpOn: tomorrow }, `Follow up with ${name} tomorrow`, { followUpOn: followUp })
    }),
    u: on((row, change) => {
      const isUnread = row.dataset.unread !== undefined
      void change({ isRead: isUnread }, isUnread ? 'Marked as read' : 'Marked as unread')
    }),
    '/': () => document.querySelector<HTMLElement>('[role=search] input')?.focus(),
  })

  return (
    <>
      <KeyHints hints={[...hints, { keys: ['?'], does: 'all keys' }]} />
      <Suspense>{helpOpen && <ShortcutsDialog hints={hints} onClose={closeHelp} />}</Suspense>
    </>
  )
}
