import 'server-only'
import { type LeadFile } from '@/lib/business/lead-files'
import { fileAnswer, findLeadByMessages, isFiled, noteBounce } from '@/lib/data/lead-answers'
import { type Env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { senderAddress } from '@/lib/mail/addresses'
import { messageOfAddresses } from '@/lib/mail/reply-address'
import { isPdf, storeDocument } from '@/lib/private-files/store'
import { inWords } from '@/lib/text/in-words'
import { readBounce, readEmail, type ReceivedEmail, type ReceivedFile, readHead } from './read-email'

/** In bytes. Of a larger email only the beginning is read; of a report the part that names the returned email. */
const largestEmail = 35 * 1024 * 1024
const beginning = 512 * 1024

/** An email in the mailbox. */
type ListedEmail = {
  /** Names it in this mailbox, for an email without Message-ID. */
  name: string
  head: Buffer
  bytes: number
  receivedAt: Date
  /** Reads the first `maxBytes` bytes. */
  read: (maxBytes: number) => Promise<Buffer>
}

const unreadable = 'This email can’t be shown here. It is in the mailbox.'

/** Stores attachments as a lead's files. @throws AppError storage-away */
async function storeFiles(
  files: readonly ReceivedFile[],
): Promise<{ stored: LeadFile[]; omitted: string[] }> {
  const stored: LeadFile[] = []
  const omitted: string[] = []
  for (const { name, bytes } of files)
    try {
      stored.push({ id: await storeDocument(bytes), name: isPdf(bytes) ? name || 'document.pdf' : '' })
    } catch (error) {
      // Neither a picture nor a PDF. A storage that is away is tried again.
      if (!(error instanceof AppError) || error.code === 'storage-away') throw error
      omitted.push(name || 'a file')
    }
  return { stored, omitted }
}

async function readAll(email: ListedEmail): Promise<ReceivedEmail & { note: string }> {
  const isWhole = email.bytes <= largestEmail
  const source = await email.read(isWhole ? largestEmail : beginning)
  const note = isWhole ? '' : 'This is only the beginning of a very large email. The rest is in the mailbox.'
  try {
    return { ...(await readEmail(source)), note }
  } catch (error) {
    log.warn({ email: email.name, reason: (error as Error).name }, 'an answer could not be read')
    return { subject: '', text: '', files: [], omitted: [], note: unreadable }
  }
}

/**
 * Files an email on the lead that it answers, or marks the one that it returns as bounced. Its lead follows from the signed
 * address that it was sent to, else from the emails that it refers to; any other email is left alone.
 * @returns true if it was filed
 * @throws if the database, the storage or the mailbox is away: it is to be read again
 */
export async function fileEmail(env: Env, email: ListedEmail): Promise<boolean> {
  const head = await readHead(email.head).catch(() => null)
  if (!head) return false
  if (head.isReport) {
    const bounce = readBounce(await email.read(beginning))
    const results = await Promise.all((bounce?.ids ?? []).map((id) => noteBounce(id, bounce!.reason)))
    return results.includes(true)
  }
  // A copy of what the site or the office has sent is no answer.
  const sender = senderAddress(env)
  if (head.from.toLowerCase() === sender?.toLowerCase()) return false
  const sentId = messageOfAddresses(env, head.to)
  const leadId =
    (sentId && (await findLeadByMessages([sentId]))) ?? (await findLeadByMessages(head.references))
  if (!leadId) return false
  const messageId = head.messageId || email.name
  if (await isFiled(messageId)) return false
  const { subject, text, files, omitted, note } = await readAll(email)
  const { stored, omitted: refused } = await storeFiles(files)
  const leftOut = [...omitted, ...refused]
  return fileAnswer({
    ...{ leadId, messageId, subject, text, channel: 'email', address: head.from, files: stored },
    note: [note, leftOut.length > 0 && `Not filed, see the mailbox: ${inWords(leftOut)}.`]
      .filter(Boolean)
      .join(' '),
    createdAt: email.receivedAt,
  })
}
