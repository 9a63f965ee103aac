import { ImapFlow } from 'imapflow'
import { listLeadMessages, writeToLead } from '@/lib/data/lead-messages'
import { createLead, getLead } from '@/lib/data/leads'
import { getMailboxState } from '@/lib/data/mailbox-state'
import { mailChannel } from '@/lib/delivery/mail-channel'
import { createWorker } from '@/lib/delivery/worker'
import { parseEnv } from '@/lib/env'
import { checkMailbox } from '@/lib/mailbox/check-mailbox'
import { defaultProfile } from '@/lib/business/profile'
import { phoneHours } from '@/lib/business/hours'
import { temporaryDatabase } from '../data/temporary-database'
import { startMailServer } from '../delivery/mail-server'
import { picture } from '../media-pictures'
import { startDovecot } from './dovecot'

// Mail goes out to a real SMTP server and comes back to Debian's Dovecot.

temporaryDatabase()
let smtp: Awaited<ReturnType<typeof startMailServer>>
let imap: Awaited<ReturnType<typeof startDovecot>>
beforeAll(async () => {
  smtp = await startMailServer()
  imap = await startDovecot()
  process.env.SMTP_URL = smtp.url
})
afterAll(async () => {
  delete process.env.SMTP_URL
  await Promise.all([smtp.close(), imap.end()])
})

const env = () =>
  parseEnv({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'office@kitchens.test',
    IMAP_URL: `${imap.url}/Answers`,
    REPLY_TO: 'office+*@kitchens.test',
  })

/** Does something in the mailbox, as the office's own mail program does. */
async function inMailbox<T>(work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const { hostname, port } = new URL(imap.url)
  const client = new ImapFlow({
    ...{ host: hostname, port: Number(port), secure: false, logger: false },
    auth: { user: 'office', pass: 'secret' },
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.logout()
  }
}
const arrive = (head: Record<string, string>, body: string) =>
  inMailbox((client) => {
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
    return client.append('Answers', [...lines, '', body].join('\r\n'))
  })
beforeEach(async () => {
  smtp.received.length = 0
  await inMailbox(async (client) => {
    await client.mailboxDelete('Answers').catch(() => undefined)
    await client.mailboxCreate('Answers')
  })
})

const key = (sign: string) => sign.repeat(32)
/** Has staff write to a lead. Returns the email as it went out. */
async function writeTo(leadId: string, id: string) {
  const message = {
    id,
    channel: 'email',
    address: 'dana@home.test',
    subject: 'Friday?',
    text: 'Hello',
    files: [],
  }
  const by = { staffId: null, hours: phoneHours(defaultProfile) }
  await writeToLead(leadId, { ...message, channel: 'email' }, by)
  await createWorker({ channels: [mailChannel({ env: env() })] }).round()
  const mail = smtp.received.at(-1)!
  const replyTo = /<?(office\+[^>]+)>?$/.exec(mail.head.get('reply-to') ?? '')?.[1] ?? ''
  return { messageId: mail.head.get('message-id')!, replyTo }
}
const typedLead = () => createLead({ source: 'phone', name: 'Dana', email: 'dana@home.test' })
const received = async (leadId: string) =>
  (await listLeadMessages(leadId)).filter(({ state }) => state === 'received')

test('an answer is filed with its photo by its signed address, another by what it refers to, and strangers’ mail is left alone', async () => {
  const { id } = await typedLead()
  const { replyTo, messageId } = await writeTo(id, key('a'))
  const photo = (await picture({ seed: 1 }).toBuffer()).toString('base64')
  await arrive(
    { From: 'stranger@home.test', To: 'office@kitchens.test', 'Message-ID': '<0@home.test>' },
    'Buy',
  )
  await arrive(
    {
      ...{
        From: 'Dana <dana@home.test>',
        To: replyTo,
        'Message-ID': '<1@home.test>',
        Subject: 'Re: Friday?',
      },
      'Content-Type': 'multipart/mixed; boundary=x',
    },
    [
      ...['--x', 'Content-Type: text/plain', '', 'Yes, Friday.', '', '> Hello'],
      ...['--x', 'Content-Type: image/png; name=room.png', 'Content-Transfer-Encoding: base64', '', photo],
      ...['--x', 'Content-Type: application/zip; name=plans.zip', '', 'zip', '--x--'],
    ].join('\r\n'),
  )
  await arrive(
    {
      From: 'sam@home.test',
      To: 'office@kitchens.test',
      'Message-ID': '<2@home.test>',
      References: messageId,
    },
    'Saturday is better.',
  )
  expect(await checkMailbox(env())).toBe(2)
  const answers = await received(id)
  expect(answers).toMatchObject([
    { address: 'dana@home.test', subject: 'Re: Friday?', text: 'Yes, Friday.\n\n> Hello' },
    { address: 'sam@home.test', text: 'Saturday is better.' },
  ])
  expect(answers[0]?.note).toContain('plans.zip')
  expect(answers[0]?.files).toMatch(/^[0-9a-f]{32}$/)
  expect(await getLead(id)).toMatchObject({ readAt: null, photos: answers[0]?.files })
  // Nothing there was changed, and nothing is filed twice.
  const flags = await inMailbox(async (client) => {
    await client.mailboxOpen('Answers', { readOnly: true })
    return (await client.fetchAll('1:*', { flags: true })).map((email) => [...(email.flags ?? [])])
  })
  expect(flags.flat().filter((flag) => flag !== '\\Recent')).toEqual([])
  expect(await checkMailbox(env())).toBe(0)

  // The next email of staff continues the thread.
  await writeTo(id, key('b'))
  expect(smtp.received.at(-1)?.head.get('in-reply-to')).toBe('<2@home.test>')
})

test('while the mailbox is away nothing is lost, nor filed twice when its emails have new numbers', async () => {
  const { id } = await typedLead()
  const { replyTo } = await writeTo(id, key('c'))
  const answer = (number: number) =>
    arrive({ From: 'dana@home.test', To: replyTo, 'Message-ID': `<${number}@home.test>` }, `Answer ${number}`)
  await answer(1)
  expect(await checkMailbox(env())).toBe(1)
  await answer(2)
  await imap.stop()
  await expect(checkMailbox(env())).rejects.toThrow()
  await imap.start()
  // The turn is another instance's in the middle of it: that one goes on there.
  await expect(
    checkMailbox(env(), () => {
      throw new Error('lost')
    }),
  ).rejects.toThrow('lost')
  await answer(3)
  expect(await checkMailbox(env())).toBe(2)

  const { validity } = await getMailboxState()
  await inMailbox(async (client) => {
    await client.mailboxRename('Answers', 'Older')
    await client.mailboxCreate('Answers')
    await client.mailboxOpen('Older')
    await client.messageCopy('1:*', 'Answers')
  })
  await answer(4)
  expect(await checkMailbox(env())).toBe(1)
  expect((await getMailboxState()).validity).not.toBe(validity)
  expect((await received(id)).map(({ text }) => text)).toEqual(
    [1, 2, 3, 4].map((number) => `Answer ${number}`),
  )
})

test('an email that comes back is marked, with the reason', async () => {
  const { id } = await typedLead()
  const { messageId } = await writeTo(id, key('d'))
  const head = {
    ...{ From: 'mailer-daemon@home.test', To: 'office@kitchens.test', 'Message-ID': '<9@home.test>' },
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=x',
  }
  const status = ['--x', 'Content-Type: message/delivery-status', '', 'Action: failed', 'Status: 5.1.1', '']
  const returned = [
    '--x',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    '',
    'Hello',
    '--x--',
  ]
  await arrive(head, [...status, ...returned].join('\r\n'))
  expect(await checkMailbox(env())).toBe(1)
  expect(await listLeadMessages(id)).toMatchObject([
    { state: 'bounced', note: 'This address doesn’t exist. (5.1.1)' },
  ])
  expect(await getLead(id)).toMatchObject({ readAt: null })
})
