import 'server-only'
import { ImapFlow } from 'imapflow'
import { getMailboxState, setMailboxState } from '@/lib/data/mailbox-state'
import { type Env } from '@/lib/env'
import { localHosts } from '@/lib/local-hosts'
import { decodePart } from '@/lib/text/decode-part'
import { fileEmail } from './file-email'

/** In milliseconds. */
const answerTime = 30_000
/** A new mailbox, and one whose emails have new numbers, is read from two days before: what was filed isn't filed again. */
const overlap = 2 * 24 * 3_600_000

const heads = [
  ...['from', 'to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to'],
  ...['message-id', 'in-reply-to', 'references', 'content-type'],
]

function clientOf(imapUrl: string): { client: ImapFlow; folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(imapUrl)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    // A password is never sent over a network unencrypted.
    doSTARTTLS: secure || localHosts.includes(hostname) ? undefined : true,
    auth: { user: decodePart(username), pass: decodePart(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: answerTime,
    greetingTimeout: answerTime,
    socketTimeout: answerTime,
  })
  // The pending call is rejected as well.
  client.on('error', () => {})
  return { client, folder: decodePart(pathname.slice(1)) || 'INBOX' }
}

/**
 * Files the emails that arrived since the mailbox was last read, in order, and stores its progress after each.
 * @returns the number of emails that were filed
 * @throws if the mailbox, the database or the storage is away, or what `check` throws: the next call goes on there
 */
export async function checkMailbox(env: Env, check: () => void = () => {}): Promise<number> {
  const { client, folder } = clientOf(env.IMAP_URL ?? '')
  await client.connect()
  try {
    const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true })
    const validity = String(uidValidity)
    const startedAt = new Date()
    const state = await getMailboxState()
    const isKnown = state.validity === validity
    const since = new Date((state.checkedAt ? Date.parse(state.checkedAt) : startedAt.getTime()) - overlap)
    const query = isKnown ? { uid: `${state.uid + 1}:*` } : { since }
    const foundUids = (await client.search(query, { uid: true })) || []
    // The range ends with the last email even where that is older.
    const uids = foundUids.filter((uid) => !isKnown || uid > state.uid).sort((a, b) => a - b)
    let filed = 0
    const note = (uid: number, checkedAt = state.checkedAt) => {
      check()
      return setMailboxState({ validity, uid, checkedAt, problem: '' })
    }
    for (const uid of uids) {
      const email = await client.fetchOne(
        uid,
        { headers: heads, size: true, internalDate: true },
        { uid: true },
      )
      if (email) {
        check()
        const { headers, size = 0, internalDate } = email
        const isFiled = await fileEmail(env, {
          name: `${validity}.${uid}@mailbox`,
          head: headers ?? Buffer.alloc(0),
          bytes: size,
          receivedAt: new Date(internalDate ?? startedAt),
          read: async (maxLength) => {
            const part = await client.fetchOne(uid, { source: { start: 0, maxLength } }, { uid: true })
            return (part && part.source) || Buffer.alloc(0)
          },
        })
        if (isFiled) filed++
      }
      await note(uid)
    }
    const last = uids.at(-1) ?? (isKnown ? state.uid : uidNext - 1)
    await note(last, startedAt.toISOString())
    return filed
  } finally {
    await client.logout().catch(() => client.close())
  }
}
