import 'server-only'
import * as z from 'zod/mini'
import { getSetting, setSetting } from './settings'

const key = 'mailbox'

const schema = z.object({
  /** The mailbox's UIDVALIDITY, and the highest UID that was read: both stay until the server numbers its emails anew. */
  validity: z.string(),
  uid: z.number(),
  /** When it was last read to its end; empty for never. */
  checkedAt: z.string(),
  /** Why it can't be read now, for staff; empty if it can. */
  problem: z.string(),
})
type MailboxState = z.infer<typeof schema>

/** Returns how far the mailbox of answers was read. */
export async function getMailboxState(): Promise<MailboxState> {
  const parsed = schema.safeParse(await getSetting(key))
  return parsed.success ? parsed.data : { validity: '', uid: 0, checkedAt: '', problem: '' }
}

export const setMailboxState = (state: MailboxState): Promise<void> => setSetting(key, state)
