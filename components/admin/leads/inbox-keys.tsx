'use client'

import { Download, Phone } from 'lucide-react'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useEffect } from 'react'
import { focusBeside, focusedRow, focusRow, listKeys } from '@/components/staff/list-keys'
import { useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { selectionHints } from '@/components/staff/selection'
import { addDays } from '@/lib/time/office-time'
import type { LeadStatus } from '@/lib/content-types'
import { trashLead } from './lead-trash'
import { useLeadActions } from './use-lead-actions'
import { useLeadChange } from './use-lead-change'

const hints = [
  { keys: ['J', 'K'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['N'], does: 'new lead' },
  { keys: ['C'], does: 'call' },
  { keys: ['E'], does: 'answered' },
  { keys: ['A'], does: 'assign to me' },
  { keys: ['F'], does: 'follow up tomorrow' },
  { keys: ['!'], does: 'spam, or not spam' },
  { keys: ['U'], does: 'unread' },
  ...selectionHints,
  { keys: ['Ctrl Z'], does: 'undo' },
  { keys: ['/'], does: 'search' },
]
const ownersHints = [...hints, { keys: ['Del'], does: 'delete, with undo' }]

const rows = () => [...document.querySelectorAll<HTMLElement>('main [data-id]')]

type InboxKeysProps = {
  me: { id: string; isOwner: boolean }
  /** The office's day. */
  today: string
  /** Opens the dialog for a new lead. */
  newHref: string
  /** The address of the lead that has waited longest, if any waits. */
  answerHref: string | null
  /** The address of the CSV of the filtered leads; null unless an owner is signed in. */
  exportHref: string | null
}

/** Handles the inbox's keys. They act on the selected rows, else on the focused one, else on the first one. */
export function InboxKeys({ me, today, newHref, answerHref, exportHref }: InboxKeysProps) {
  const router = useStaffRouter()
  const changeOf = useLeadChange()
  const actions = useLeadActions()
  useScreenActions([
    ...(answerHref ? [{ label: 'Answer the longest wait', icon: Phone, href: answerHref }] : []),
    ...(exportHref
      ? [{ label: 'Export as CSV', icon: Download, detail: 'What is filtered', href: exportHref }]
      : []),
  ])

  /** Returns a handler that acts on the focused row, or else focuses the first one and acts on it. */
  const on = (act: (row: HTMLElement, change: ReturnType<typeof changeOf>) => void) => () => {
    const index = Math.max(0, focusedRow())
    const row = rows()[index]
    if (!row) return
    focusRow(index)
    act(row, changeOf(row.dataset.id ?? ''))
  }

  // Coming back from a lead, its row has the focus.
  useEffect(() => {
    const { hash } = location
    if (hash.startsWith('#lead-')) focusRow(rows().findIndex(({ id }) => id === hash.slice(1)))
  }, [])

  const rowKeys = {
    ...listKeys,
    n: () => router.push(newHref, { scroll: false }),
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
    '!': on((row, change) => {
      const { status = 'new', name } = row.dataset
      const isSpam = status === 'spam'
      focusBeside(rows().indexOf(row))
      const title = isSpam ? `${name} is moved to new leads` : `${name} is marked as spam`
      void change({ spam: !isSpam }, title, { status: status as LeadStatus })
    }),
    u: on((row, change) => {
      const isUnread = row.dataset.unread !== undefined
      void change({ isRead: isUnread }, isUnread ? 'Marked as read' : 'Marked as unread')
    }),
  }

  const ownersKeys = {
    ...rowKeys,
    Delete: on((row) => {
      const { id = '', name = '' } = row.dataset
      void trashLead({ id, name }, () => router.refresh()).then((isGone) => {
        if (!isGone) return
        // The row leaves the list.
        focusBeside(rows().indexOf(row))
        router.refresh()
      })
    }),
  }

  const selectionKeys = {
    e: () => actions.setStatus('contacted'),
    a: () => actions.assign(me.id, 'you'),
    '!': actions.judge,
    ...(me.isOwner && { Delete: actions.trash }),
  }
  const keys = { ...(me.isOwner ? ownersKeys : rowKeys), ...(actions.items.length > 0 && selectionKeys) }
  return <ScreenKeys hints={me.isOwner ? ownersHints : hints} keys={keys} />
}
