import 'server-only'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type Env } from '@/lib/env'
import { SendError } from '@/lib/send-error'
import { shortLine } from '@/lib/text/one-line'
import { mailAddress, senderAddress, decodePart } from './addresses'
import { toSendError } from './problem'

export type Mail = {
  /** One address. */
  to: string
  /** Whose name stands before the sender's address. */
  fromName: string
  /** Whom an answer goes to, if not the sender; left out where the address is none. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  /** An entry for the reader's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
  /** Stays the same when the message is sent again, so that a mail program shows it once. */
  id: string
  /** `replied` answers a person's own message; `generated` comes by itself. */
  automatic: 'replied' | 'generated'
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'LEADS_TO' | 'ADMIN_EMAIL'>

/** How long the server may take for each step, in milliseconds. */
export type MailTimes = { connect: number; answer: number }
/** What is asked before a mail leaves and before its last line does; when it throws, the server hasn't taken the mail. */
type Check = () => void
const usualTimes: MailTimes = { connect: 15_000, answer: 30_000 }

const longestName = 80
const longestSubject = 160

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** SMTP_URL in parts: beside `url` nodemailer would drop all other options, its times too, without a word. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    auth: username ? { user: decodePart(username), pass: decodePart(password) } : undefined,
    // A password never crosses a network in the clear.
    requireTLS: Boolean(username) && !isLocal(hostname),
  }
}

/** A message that is read when the server wants it, not earlier, and breaks off where `check` throws. */
function checked(message: Readable, check: Check): Readable {
  async function* lines() {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      check()
      yield chunk
    }
    check()
  }
  return Readable.from(lines(), { objectMode: false })
}

/**
 * Sends a mail by SMTP_URL, over a connection of its own.
 * @throws SendError with the reason; what `check` throws
 */
export async function sendMail(
  env: MailEnv,
  mail: Mail,
  times = usualTimes,
  check: Check = () => {},
): Promise<void> {
  if (!env.SMTP_URL) throw new SendError('Mail isn’t set up: SMTP_URL is missing.', { affectsChannel: true })
  const from = senderAddress(env)
  if (!from)
    throw new SendError('There is no address to send mail from: set MAIL_FROM.', { affectsChannel: true })
  if (!mailAddress(mail.to))
    throw new SendError('The address this was to go to is none.', { isPermanent: true, isUnsent: true })
  const transport = createTransport({
    ...serverOf(env.SMTP_URL),
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (sent, done) => {
    sent.message.processFunc((message) => checked(message, check))
    done()
  })
  const replyTo = mail.replyTo && mailAddress(mail.replyTo.address)
  try {
    check()
    // Addresses as objects: nothing in a name is read as another address.
    await transport.sendMail({
      from: { name: shortLine(mail.fromName, longestName), address: from },
      to: { name: '', address: mail.to },
      replyTo: replyTo
        ? { name: shortLine(mail.replyTo?.name ?? '', longestName), address: replyTo }
        : undefined,
      subject: shortLine(mail.subject, longestSubject),
      text: mail.text,
      html: mail.html,
      // As mail programs take it: beside the texts for those that show an invitation, and as a file for the others.
      icalEvent: mail.calendar && { ...mail.calendar, filename: 'visit.ics' },
      messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      headers: { 'Auto-Submitted': `auto-${mail.automatic}`, 'X-Auto-Response-Suppress': 'All' },
    })
  } catch (error) {
    check()
    throw toSendError(error)
  } finally {
    transport.close()
  }
}
