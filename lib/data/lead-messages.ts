import 'server-only'
import { type LeadFile, leadFiles, leadFilesText, maxLeadFiles } from '@/lib/business/lead-files'
import { phoneDigits } from '@/lib/business/phone'
import {
  type LeadMessage,
  messageChannels,
  type MessageChannel,
  type MessageState,
} from '@/lib/content-types'
import { type DeliveryKind } from '@/lib/delivery-types'
import { AppError } from '@/lib/errors'
import type { Prisma } from '@/prisma/generated/sqlite/client'
import { database, write } from './client'
import { type ChangedBy, changeLead } from './lead-changes'
import { notTrashed } from './leads'
import { announceMessages } from './outbox'

// Emails and texts between staff and homeowners (decision 064). One of staff has a row of the outbox, which sends it and says its state.

const select = {
  id: true,
  leadId: true,
  direction: true,
  channel: true,
  address: true,
  subject: true,
  text: true,
  files: true,
  outcome: true,
  note: true,
  createdAt: true,
  staff: { select: { name: true } },
  outbox: { select: { status: true, lastError: true } },
} satisfies Prisma.LeadMessageSelect

type Row = Prisma.LeadMessageGetPayload<{ select: typeof select }>

/** Messages of a site file have no row of the outbox: they were sent where the file was made. */
function stateOf({ direction, outcome, outbox: [delivery] }: Row): MessageState {
  if (direction === 'in') return 'received'
  if (outcome === 'bounced') return 'bounced'
  const states: Record<string, MessageState> = { waiting: 'queued', failed: 'failed', dropped: 'dropped' }
  return states[delivery?.status ?? ''] ?? 'sent'
}

const toMessage = (row: Row): LeadMessage => ({
  id: row.id,
  channel: messageChannels.find((channel) => channel === row.channel) ?? 'email',
  state: stateOf(row),
  address: row.address,
  subject: row.subject,
  text: row.text,
  files: row.files,
  note: row.note || (row.outbox[0]?.lastError ?? ''),
  createdAt: row.createdAt.toISOString(),
  staffName: row.staff?.name ?? null,
})

/** Lists the messages of a lead and of those merged into it, oldest first. */
export async function listLeadMessages(leadId: string): Promise<LeadMessage[]> {
  const db = await database()
  const where = { OR: [{ leadId }, { lead: { mergedIntoId: leadId } }] }
  const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }]
  return (await db.leadMessage.findMany({ where, select, orderBy })).map(toMessage)
}

/** Returns a message to be sent, with the Message-IDs of the emails it answers, the latest last; null if it was deleted. */
export async function getLeadMessage(id: string): Promise<(LeadMessage & { answers: string[] }) | null> {
  const db = await database()
  const row = await db.leadMessage.findUnique({ where: { id }, select })
  if (!row) return null
  const answers = await db.leadMessage.findMany({
    where: {
      leadId: row.leadId,
      channel: 'email',
      messageId: { not: null },
      createdAt: { lt: row.createdAt },
    },
    select: { messageId: true },
    orderBy: { createdAt: 'desc' },
    take: 10,
  })
  return { ...toMessage(row), answers: answers.flatMap(({ messageId }) => messageId ?? []).reverse() }
}

type NewMessage = Pick<LeadMessage, 'id' | 'channel' | 'address' | 'subject' | 'text'> & { files: LeadFile[] }

const kindOf: Record<MessageChannel, DeliveryKind> = { email: 'lead-reply', text: 'lead-text' }

/**
 * Stores a message of staff with its row of the outbox, and its attachments as files of the lead. It may be the lead's first
 * reply. A message whose id is stored already isn't sent again.
 * @throws AppError not-found, conflict for a lead marked as spam, invalid if the lead has too many files
 */
export async function writeToLead(
  leadId: string,
  { files, ...message }: NewMessage,
  by: Omit<ChangedBy, 'message'>,
): Promise<void> {
  await write(async (db) => {
    const { id } = message
    if (await db.leadMessage.findUnique({ where: { id }, select: { id: true } })) return
    const lead = await db.lead.findUnique({
      where: { id: leadId, ...notTrashed },
      select: { status: true, photos: true },
    })
    if (!lead) throw new AppError('not-found')
    if (lead.status === 'spam')
      throw new AppError('conflict', { detail: 'This lead is marked as spam. Press “Not spam” first.' })
    const before = leadFiles(lead.photos)
    const newFiles = files.filter((file) => !before.some(({ id }) => id === file.id))
    if (before.length + newFiles.length > maxLeadFiles)
      throw new AppError('invalid', {
        errors: { files: `A lead has at most ${maxLeadFiles} files. Remove some first.` },
      })
    const change = {
      isRead: true,
      ...(lead.status === 'new' && { status: 'contacted' as const }),
      ...(newFiles.length > 0 && { photos: leadFilesText([...before, ...newFiles]) }),
    }
    await changeLead(leadId, change, {
      ...by,
      message: {
        ...message,
        direction: 'out',
        files: leadFilesText(files),
        staffId: by.staffId,
        outbox: { create: { leadId, kind: kindOf[message.channel] } },
      },
    })
  })
  announceMessages({ urgent: true })
}

/** Returns true if a number answered STOP and has not allowed texts since. */
export async function wantsNoTexts(phone: string): Promise<boolean> {
  const db = await database()
  const last = await db.leadMessage.findFirst({
    where: { outcome: { in: ['stop', 'start'] }, address: phoneDigits(phone) },
    select: { outcome: true },
    orderBy: { createdAt: 'desc' },
  })
  return last?.outcome === 'stop'
}
