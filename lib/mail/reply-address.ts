import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { type Env } from '@/lib/env'
import { signature } from '@/lib/secret'

// The address that homeowners answer to names the email of staff, signed: "office+<id><signature>@example.com". Both are
// hexadecimal, because mail programs may change capitals.

type ReplyEnv = Pick<Env, 'REPLY_TO'>

/** Returns 64 bits of the signature of a message's id: guesses can be made by email only. */
const mark = (messageId: string): string =>
  Buffer.from(signature('reply-address', messageId), 'base64url').subarray(0, 8).toString('hex')

/** Returns the address to which an email of staff is answered; null if none is set up. */
export const replyAddress = ({ REPLY_TO }: ReplyEnv, messageId: string): string | null =>
  REPLY_TO?.replace('*', messageId + mark(messageId)) ?? null

/** Returns the id of the message that a signed address among these names; null if there is none. */
export function messageOfAddresses({ REPLY_TO }: ReplyEnv, addresses: readonly string[]): string | null {
  const [before, after] = REPLY_TO?.toLowerCase().split('*') ?? []
  if (before === undefined || after === undefined) return null
  for (const address of addresses) {
    const text = address.toLowerCase()
    if (!text.startsWith(before) || !text.endsWith(after)) continue
    const [, id = '', sentMark = ''] =
      /^([0-9a-f]{32})([0-9a-f]{16})$/.exec(text.slice(before.length, text.length - after.length)) ?? []
    if (id && timingSafeEqual(Buffer.from(sentMark), Buffer.from(mark(id)))) return id
  }
  return null
}
