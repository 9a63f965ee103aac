'use client'

import { Download, Phone } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { focusBeside, focusedRow, focusRow, listKeys } from '@/components/staff/list-keys'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { useUndoKey } from '@/components/staff/undo-key'
import { addDays } from '@/lib/time/office-time'
import type { LeadStatus } from '@/lib/content-types'
import { trashLead } from './lead-trash'
import { useLeadChange } from './use-lead-change'

const hints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['C'], does: 'call' },
  { keys: ['E'], does: 'answered' },
  { keys: ['A'], does: 'assign to me' },
  { keys: ['F'], does: 'follow up tomorrow' },
  { keys: ['U'], does: 'unread' },
  { keys: ['Ctrl Z'], does: 'undo' },
  { keys: ['/'], does: 'search' },
]
const ownersHints = [...hints, { keys: ['Del'], does: 'delete, with undo' }]

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-lead]')]

type InboxKeysProps = {
  me: { id: string; isOwner: boolean }
  /** The office's day. */
  today: string
  /** The lead that has waited longest, if any waits. */
  answerHref: string | null
  /** The CSV of the filtered leads, for owners. */
  exportHref: string | null
}

/** Handles the inbox's keys, which act on the focused row or else the first one. */
export function InboxKeys({ me, today, answerHref, exportHref }: InboxKeysProps) {
  const router = useRouter()
  const changeOf = useLeadChange()
  useUndoKey()
  useScreenActions([
    ...(answerHref ? [{ label: 'Answer the longest wait', icon: Phone, href: answerHref }] : []),
    ...(exportHref
      ? [{ label: 'Export as CSV', icon: Download, detail: 'What is filtered', href: exportHref }]
      : []),
  ])

  /** Acts on the focused row, or else on the first, which gets the focus. */
  const on = (act: (row: HTMLElement, change: ReturnType<typeof changeOf>) => void) => () => {
    const index = Math.max(0, focusedRow())
    const row = rows()[index]
    if (!row) return
    focusRow(index)
    act(row, changeOf(row.dataset.lead ?? ''))
  }

  // Coming back from a lead, its row has the focus.
  useEffect(() => {
    const { hash } = location
    if (hash.startsWith('#lead-')) focusRow(rows().findIndex(({ id }) => id === hash.slice(1)))
  }, [])

  const keys = {
    ...listKeys,
    c: on(({ dataset: { phone } }) => {
      if (phone) location.assign(`tel:${phone}`)
    }),
    e: on((row, change) => {
      const { status = 'new', name } = row.dataset
      if (status !== 'new') return
      // The row leaves the list.
      focusBeside(rows().indexOf(row))
      void change({ status: 'contacted' }, `${name} is answered`, { status: status as LeadStatus })
    }),
    a: on((row, change) => {
      const { assigned, name } = row.dataset
      const undo = { assignedToId: assigned ?? null }
      if (assigned !== me.id) void change({ assignedToId: me.id }, `${name} is assigned to you`, undo)
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
  }

  const ownersKeys = {
    ...keys,
    Delete: on((row) => {
      const { lead = '', name = '' } = row.dataset
      void trashLead({ id: lead, name }, () => router.refresh()).then((isGone) => {
        if (!isGone) return
        // The row leaves the list.
        focusBeside(rows().indexOf(row))
        router.refresh()
      })
    }),
  }

  return <ScreenKeys hints={me.isOwner ? ownersHints : hints} keys={me.isOwner ? ownersKeys : keys} />
}
