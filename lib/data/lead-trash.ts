import 'server-only'
import type { Lead, LeadStatus } from '@/lib/content-types'
import { AppError } from '@/lib/errors'
import { database, write } from './client'
import { changedSince } from './lead-changes'
import { leadSelect, notTrashed, toLead, trashed } from './leads'
import { cancelUpcomingVisits } from './visit-drop'

/**
 * Moves a lead to the trash and cancels its upcoming visits.
 * @throws AppError not-found, conflict if it doesn't have the `expectedStatus` any more
 */
export async function trashLead(id: string, staffId: string, expectedStatus?: LeadStatus): Promise<void> {
  await write(async (db) => {
    const lead = await db.lead.findUnique({ where: { id, ...notTrashed }, select: { status: true } })
    if (!lead) throw new AppError('not-found')
    if (expectedStatus && lead.status !== expectedStatus) throw changedSince()
    const data = {
      status: trashed,
      deletedStatus: lead.status,
      deletedAt: new Date(),
      events: { create: { kind: trashed, staffId } },
    }
    await cancelUpcomingVisits(db, id)
    await db.lead.update({ where: { id }, data, select: { id: true } })
  })
}

/** Restores a lead with its former status. @throws AppError not-found */
export async function restoreLead(id: string, staffId: string): Promise<void> {
  await write(async (db) => {
    const where = { id, status: trashed }
    const lead = await db.lead.findUnique({ where, select: { deletedStatus: true } })
    if (!lead) throw new AppError('not-found')
    const data = {
      status: lead.deletedStatus || 'new',
      deletedStatus: '',
      deletedAt: null,
      events: { create: { kind: 'restored', staffId } },
    }
    await db.lead.update({ where: { id }, data, select: { id: true } })
  })
}

/** Returns a lead in the trash with its former status, or null. */
export async function getTrashedLead(id: string): Promise<(Lead & { deletedAt: string }) | null> {
  const db = await database()
  const select = { ...leadSelect, deletedAt: true, deletedStatus: true }
  const row = await db.lead.findUnique({ where: { id, status: trashed }, select })
  if (!row) return null
  const { deletedAt, deletedStatus, ...lead } = row
  return { ...toLead({ ...lead, status: deletedStatus }), deletedAt: deletedAt?.toISOString() ?? '' }
}
