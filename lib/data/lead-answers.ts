import 'server-only'
import { type LeadFile, leadFiles, leadFilesText, maxLeadFiles } from '@/lib/business/lead-files'
import { type LeadMessage } from '@/lib/content-types'
import { toHomeowners } from '@/lib/delivery-types'
import { database, write } from './client'
import { isDuplicate } from './database-errors'
import { phoneKey } from './lead-keys'
import { trashed } from './leads'

// Stores what comes back: answers of homeowners, and bounces of staff's emails (decision 064).

/** A message of a homeowner. `messageId` names it for good. */
type Answer = Pick<LeadMessage, 'channel' | 'address' | 'subject' | 'text' | 'note'> & {
  leadId: string
  messageId: string
  files: LeadFile[]
  outcome?: 'stop' | 'start'
  createdAt: Date
}

/**
 * Files an answer on its lead, or on the one that this was merged into, which is then unread. Its attachments become files of the
 * lead while there is room.
 * @returns false if it was filed before, or the lead was deleted
 */
export async function fileAnswer({ leadId, files, ...answer }: Answer): Promise<boolean> {
  return write(async (db) => {
    const lead = await db.lead.findUnique({
      where: { id: leadId },
      select: { id: true, photos: true, mergedInto: { select: { id: true, photos: true } } },
    })
    if (!lead) return false
    const { id, photos } = lead.mergedInto ?? lead
    const before = leadFiles(photos)
    const newFiles = files.slice(0, maxLeadFiles - before.length)
    const data = {
      readAt: null,
      photos: leadFilesText([...before, ...newFiles]),
      messages: { create: { ...answer, direction: 'in', files: leadFilesText(files) } },
    }
    try {
      await db.lead.update({ where: { id }, data, select: { id: true } })
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  })
}

/** Returns true if a message of a homeowner was filed under this Message-ID. */
export async function isFiled(messageId: string): Promise<boolean> {
  const db = await database()
  return (await db.leadMessage.findUnique({ where: { messageId }, select: { id: true } })) !== null
}

/** Marks an email of staff as bounced, and its lead as unread. @returns false if there is no such email, or it was marked before */
export async function noteBounce(id: string, note: string): Promise<boolean> {
  return write((db) =>
    db.$transaction(async (tx) => {
      const where = { id, direction: 'out', channel: 'email', outcome: '' }
      const message = await tx.leadMessage.findFirst({ where, select: { leadId: true } })
      if (!message) return false
      await tx.leadMessage.update({ where: { id }, data: { outcome: 'bounced', note }, select: { id: true } })
      await tx.lead.update({ where: { id: message.leadId }, data: { readAt: null }, select: { id: true } })
      return true
    }),
  )
}

const localPart = (messageId: string) => messageId.replace(/@.*$/, '')

/**
 * Returns the lead whose messages these Message-IDs name: of an email of staff, of one that came in, or of one that the site wrote to
 * the homeowner; null for others.
 */
export async function findLeadByMessages(messageIds: readonly string[]): Promise<string | null> {
  if (messageIds.length === 0) return null
  const db = await database()
  const sentIds = { in: messageIds.map(localPart) }
  const where = { OR: [{ id: sentIds, direction: 'out' }, { messageId: { in: [...messageIds] } }] }
  const message = await db.leadMessage.findFirst({ where, select: { leadId: true } })
  if (message) return message.leadId
  const delivery = await db.outbox.findFirst({
    where: { id: sentIds, kind: { in: [...toHomeowners] } },
    select: { leadId: true },
  })
  return delivery?.leadId ?? null
}

/** Returns the lead that a text from a number belongs to: the one texted last, else the newest of that number; null if there is none. */
export async function findLeadByPhone(phone: string): Promise<string | null> {
  const db = await database()
  const lastText = await db.leadMessage.findFirst({
    where: { channel: 'text', direction: 'out', address: phone },
    select: { leadId: true },
    orderBy: { createdAt: 'desc' },
  })
  if (lastText) return lastText.leadId
  const key = phoneKey(phone)
  const lead =
    key &&
    (await db.lead.findFirst({
      where: { phoneKey: key, status: { notIn: ['spam', trashed] } },
      select: { id: true },
      orderBy: { createdAt: 'desc' },
    }))
  return lead ? lead.id : null
}
