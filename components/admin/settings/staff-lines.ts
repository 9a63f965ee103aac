import { type StaffAccount, type StaffInvitation, type StaffRole } from '@/lib/staff-types'
import { elapsed } from '@/lib/time/elapsed'
import { officeMoment, officeTimeZone } from '@/lib/time/office-time'

// Accounts and invitations for the list. Times are words already, so that server and browser render the same.

export type PersonLine = {
  id: string
  name: string
  email: string
  role: StaffRole
  isYou: boolean
  isActive: boolean
  hasSecondFactor: boolean
  /** The time of its last use, and the state of two-step verification. */
  note: string
}

export type InvitationLine = {
  id: string
  name: string
  email: string
  role: StaffRole
  isOpen: boolean
  note: string
}

export const roleNames: Record<StaffRole, string> = { owner: 'Owner', editor: 'Editor' }

/** Returns "Nov 29", without the hour: a link works for a week. */
const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { timeZone: officeTimeZone, month: 'short', day: 'numeric' })

function lastSeenText(lastSeenAt: string | null, now: Date): string {
  if (!lastSeenAt) return 'Never signed in'
  const ago = elapsed(lastSeenAt, now)
  return ago === 'under 1 min' ? 'Here now' : `Last here ${ago} ago`
}

export function personLine(account: StaffAccount, yourId: string, now: Date): PersonLine {
  const { id, name, email, role, hasSecondFactor, lastSeenAt, deactivatedAt } = account
  const isYou = id === yourId
  const notes = deactivatedAt
    ? [`Deactivated ${officeMoment(deactivatedAt, now)}`]
    : [
        isYou ? 'Here now' : lastSeenText(lastSeenAt, now),
        hasSecondFactor ? 'two-step verification on' : 'two-step verification off',
      ]
  return {
    ...{ id, name, email, role, isYou, hasSecondFactor },
    isActive: deactivatedAt === null,
    note: notes.join(' · '),
  }
}

export function invitationLine(invitation: StaffInvitation, now: Date): InvitationLine {
  const { id, name, email, role, createdAt, expiresAt } = invitation
  const isOpen = new Date(expiresAt).getTime() > now.getTime()
  const note = isOpen
    ? `invited ${dayOf(createdAt)}, the link works until ${dayOf(expiresAt)}`
    : `the link expired ${dayOf(expiresAt)}`
  return { id, name, email, role, isOpen, note }
}
