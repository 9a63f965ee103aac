'use client'

import {
  ArrowDown,
  ArrowUp,
  CalendarClock,
  Check,
  CircleCheckBig,
  MailOpen,
  Phone,
  StickyNote,
  Trophy,
  UserCheck,
} from 'lucide-react'
import { StaffLink } from '@/components/ui/staff-link'
import { useStaffRouter } from '@/components/staff/use-staff-router'
import { useEffect, useRef, useState } from 'react'
import { type ScreenAction, useScreenActions } from '@/components/staff/screen-actions'
import { ScreenKeys } from '@/components/staff/screen-keys'
import { call } from '@/components/staff/staff-call'
import { useUndoKey } from '@/components/staff/undo-key'
import { iconButtonClass } from '@/components/ui/icon-button'
import { phoneText } from '@/lib/business/profile'
import { isWon, type Lead } from '@/lib/content-types'
import { useLeadChange } from './use-lead-change'

const hints = [
  { keys: ['J', 'K'], does: 'next and previous lead' },
  { keys: ['C'], does: 'call' },
  { keys: ['E'], does: 'answered' },
  { keys: ['A'], does: 'assign to me' },
  { keys: ['W'], does: 'won, and for how much' },
  { keys: ['D'], does: 'mark a won job as finished' },
  { keys: ['F'], does: 'follow-up date' },
  { keys: ['N'], does: 'write a note' },
  { keys: ['U'], does: 'mark as unread and go back' },
  { keys: ['Ctrl Z'], does: 'undo the last change' },
  { keys: ['Esc'], does: 'back to the list' },
]

export type Neighbor = { name: string; href: string }

type LeadKeysProps = {
  lead: Pick<Lead, 'id' | 'name' | 'phone' | 'status' | 'value' | 'lostReason' | 'readAt' | 'assignedTo'>
  me: string
  backHref: string
  before: Neighbor | null
  after: Neighbor | null
}

const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** Links to the lead's neighbors in the list it was opened from, and handles the screen's keys. */
export function LeadKeys({ lead, me, backHref, before, after }: LeadKeysProps) {
  const router = useStaffRouter()
  const change = useLeadChange()(lead.id)
  useUndoKey()

  // Marks an opened lead as read. The server can't, because leads are also prefetched.
  const { id, readAt } = lead
  const isNoted = useRef(false)
  useEffect(() => {
    // Only once, because it may be marked as unread while it is open.
    if (readAt || isNoted.current) return
    isNoted.current = true
    void call('PATCH', `/api/leads/${id}`, { isRead: true })
  }, [id, readAt])

  // The field for a won job's value is rendered after the answer.
  const [wonByKey, setWonByKey] = useState(false)
  const hasValue = isWon(lead.status)
  useEffect(() => {
    if (hasValue && wonByKey) focus('[data-job-value]')
  }, [hasValue, wonByKey])

  const keys = {
    j: () => after && router.push(after.href),
    k: () => before && router.push(before.href),
    c: () => click('[data-reach] [data-call]'),
    e: () => {
      if (lead.status === 'new')
        void change({ status: 'contacted' }, `${lead.name} is answered`, { status: 'new' })
    },
    a: () => {
      if (lead.assignedTo?.id !== me)
        void change({ assignedToId: me }, 'Assigned to you', { assignedToId: lead.assignedTo?.id ?? null })
    },
    w: () => {
      if (hasValue) return focus('[data-job-value]')
      if (lead.status === 'spam') return
      const { status, value, lostReason } = lead
      void change({ status: 'won' }, 'Status set to Won', { status, value, lostReason }).then(setWonByKey)
    },
    d: () => {
      if (lead.status === 'won')
        void change({ status: 'finished' }, 'Status set to Finished', { status: 'won' })
    },
    f: () => focus('[data-follow-up]'),
    n: () => focus('[data-note]'),
    u: () =>
      void change({ isRead: false }, 'Marked as unread').then((done) => {
        if (done) router.push(backHref)
      }),
    Escape: () => router.push(backHref),
  }

  const isNew = lead.status === 'new'
  // The first action only moves the focus, because Enter runs it.
  const actions: (ScreenAction | false)[] = [
    { label: 'Add note', icon: StickyNote, detail: 'N', words: 'write', run: keys.n },
    isNew && { label: 'Mark as contacted', icon: Check, detail: 'E', words: 'answered', run: keys.e },
    lead.phone !== '' && {
      label: `Call ${lead.name}`,
      icon: Phone,
      detail: phoneText(lead.phone),
      run: keys.c,
    },
    lead.assignedTo?.id !== me && { label: 'Assign to me', icon: UserCheck, detail: 'A', run: keys.a },
    !hasValue && lead.status !== 'spam' && { label: 'Mark as won', icon: Trophy, detail: 'W', run: keys.w },
    lead.status === 'won' && {
      label: 'Mark as finished',
      icon: CircleCheckBig,
      detail: 'D',
      words: 'done job',
      run: keys.d,
    },
    { label: 'Set the follow-up date', icon: CalendarClock, detail: 'F', run: keys.f },
    { label: 'Mark as unread', icon: MailOpen, detail: 'U', run: keys.u },
  ]
  useScreenActions(actions.filter((action) => action !== false))

  return (
    <>
      <ScreenKeys hints={hints} keys={keys} small />
      {before && (
        <StaffLink className={iconButtonClass({})} href={before.href} title="Previous lead (K)">
          <ArrowUp className="size-4.5" aria-hidden="true" />
          <span className="sr-only">Previous lead: {before.name}</span>
        </StaffLink>
      )}
      {after && (
        <StaffLink className={iconButtonClass({})} href={after.href} title="Next lead (J)">
          <ArrowDown className="size-4.5" aria-hidden="true" />
          <span className="sr-only">Next lead: {after.name}</span>
        </StaffLink>
      )}
    </>
  )
}
