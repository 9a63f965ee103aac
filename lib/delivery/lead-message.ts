import 'server-only'
import { type LeadFile, leadFiles } from '@/lib/business/lead-files'
import { type Lead, type MessageChannel } from '@/lib/content-types'
import { getLeadMessage, wantsNoTexts } from '@/lib/data/lead-messages'
import { type DeliveryKind } from '@/lib/delivery-types'
import { AppError } from '@/lib/errors'
import { mailAddress } from '@/lib/mail/addresses'
import { type Mail } from '@/lib/mail/send'
import { readAttachments } from '@/lib/private-files/attachments'
import { attachmentsTooLarge, maxAttachmentBytes } from '@/lib/schemas/lead-messages'
import { SendError } from '@/lib/send-error'
import { type Message, Unneeded } from './channel'

// An email or text of staff to a homeowner is checked before it is stored, and read again when it is sent.

/** Checks that a message can be sent, so that staff learn at once if it can't. @throws AppError conflict, invalid */
export async function requireSendable(
  channel: MessageChannel,
  lead: Pick<Lead, 'email' | 'phone'>,
  files: readonly LeadFile[],
  sendable: readonly DeliveryKind[],
): Promise<void> {
  const refuse = (detail: string) => new AppError('conflict', { detail })
  const isEmail = channel === 'email'
  if (!sendable.includes(isEmail ? 'lead-reply' : 'lead-text'))
    throw refuse(isEmail ? 'Email isn’t set up yet.' : 'Text messages aren’t set up yet.')
  if (isEmail ? !mailAddress(lead.email) : !lead.phone)
    throw refuse(isEmail ? 'This lead has no email address.' : 'This lead has no phone number.')
  if (!isEmail && (await wantsNoTexts(lead.phone))) throw refuse('This number opted out of texts.')
  const attachments = await readAttachments(files)
  if (!attachments) throw new AppError('invalid', { errors: { files: 'A file was removed. Add it again.' } })
  const bytes = attachments.reduce((sum, { content }) => sum + content.length, 0)
  if (bytes > maxAttachmentBytes) throw new AppError('invalid', { errors: { files: attachmentsTooLarge } })
}

async function requireMessage({ messageId }: Message) {
  const stored = messageId && (await getLeadMessage(messageId))
  if (!stored) throw new Unneeded('Not sent: the message was deleted.')
  return stored
}

/** Returns an email of staff with its attachments. @throws Unneeded, SendError if an attachment was deleted */
export async function requireEmail(
  message: Message,
): Promise<{ id: string; email: string } & Pick<Mail, 'subject' | 'text' | 'attachments' | 'answers'>> {
  const { id, address, subject, text, files, answers } = await requireMessage(message)
  const attachments = await readAttachments(leadFiles(files))
  if (!attachments)
    throw new SendError('An attachment was deleted before this was sent.', {
      isPermanent: true,
      isUnsent: true,
    })
  return { id, email: address, subject, text, attachments, answers }
}

/** @throws Unneeded if a number has answered STOP */
export async function requireWanted(phone: string): Promise<void> {
  if (await wantsNoTexts(phone)) throw new Unneeded('Not sent: this number opted out of texts.')
}

/** Returns a text of staff. @throws Unneeded if it was deleted, or its number wants none */
export async function requireText(message: Message): Promise<{ to: string; body: string }> {
  const { address, text } = await requireMessage(message)
  await requireWanted(address)
  return { to: address, body: text }
}
