import 'server-only'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type Env } from '@/lib/env'
import { SendError } from '@/lib/send-error'
import { shortLine } from '@/lib/text/one-line'
import { mailAddress, senderAddress, decodePart } from './addresses'
import { toSendError } from './problem'

export type Mail = {
  to: string
  /** The name before the sender's address. */
  fromName: string
  /** Who gets replies, if not the sender; left out if the address isn't valid. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html: string
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
  /** Stays the same when the message is sent again, so that mail programs show it once. */
  id: string
  /** `replied` answers a person's own message; `generated` comes by itself. */
  automatic: 'replied' | 'generated'
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'LEADS_TO' | 'ADMIN_EMAIL'>

/** How long the server may take for each step, in milliseconds. */
export type MailTimes = { connect: number; answer: number }
/** Called before an email is sent and before its last line is; if it throws, the server doesn't take the email. */
type Check = () => void
const usualTimes: MailTimes = { connect: 15_000, answer: 30_000 }

const longestName = 80
const longestSubject = 160

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

/** Splits SMTP_URL: beside `url` nodemailer would silently drop all other options, including timeouts. */
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

/** Returns a message that is read only when the server wants it, and breaks off if `check` throws. */
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

/** Sends an email by SMTP_URL, over a connection of its own. @throws SendError with the reason; what `check` throws */
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
      // Inline for programs that show invitations, and as a file for the others.
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
