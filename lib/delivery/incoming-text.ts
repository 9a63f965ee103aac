import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { fileAnswer, findLeadByPhone } from '@/lib/data/lead-answers'
import { incomingTextSchema } from '@/lib/schemas/incoming-text'

/**
 * Returns true if Twilio has signed a form that it posts: HMAC-SHA1, by the account's token, of the address and of all fields in the
 * order of their names.
 */
export function isFromTwilio(
  address: string,
  form: URLSearchParams,
  signature: string,
  token: string,
): boolean {
  const fields = [...form.entries()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const text = address + fields.map(([name, value]) => name + value).join('')
  const expectedSignature = Buffer.from(createHmac('sha1', token).update(text).digest('base64'))
  const actual = Buffer.from(signature)
  return expectedSignature.length === actual.length && timingSafeEqual(expectedSignature, actual)
}

/** The words that end texts and begin them again, as Twilio and the carriers know them. */
const words = {
  stop: ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'optout', 'revoke'],
  start: ['start', 'yes', 'unstop'],
}

/** Returns the change that a text asks for: to end further texts, or to begin them again. */
function outcomeOf(text: string, recognizedWord = ''): 'stop' | 'start' | undefined {
  const word = (recognizedWord || text).trim().toLowerCase()
  if (words.stop.includes(word)) return 'stop'
  return words.start.includes(word) ? 'start' : undefined
}

/**
 * Files a text on the lead of its number, once.
 * @returns true if it was filed; a text of a number that no lead has is left with Twilio
 */
export async function fileText(form: URLSearchParams): Promise<boolean> {
  const parsed = incomingTextSchema.safeParse(Object.fromEntries(form))
  if (!parsed.success) return false
  const { MessageSid, From, Body, OptOutType, NumMedia } = parsed.data
  const leadId = await findLeadByPhone(From)
  if (!leadId) return false
  return fileAnswer({
    ...{ leadId, channel: 'text', address: From, subject: '', messageId: MessageSid, files: [] },
    text: Body.replaceAll('\0', '').toWellFormed(),
    outcome: outcomeOf(Body, OptOutType),
    note: NumMedia === '0' ? '' : 'It came with pictures, which are with Twilio.',
    createdAt: new Date(),
  })
}
