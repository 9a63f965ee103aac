import 'server-only'
import { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { type Env } from '@/lib/env'
import { localHosts } from '@/lib/local-hosts'
import { SendError } from '@/lib/send-error'
import { shortLine } from '@/lib/text/one-line'
import { decodePart } from '@/lib/text/decode-part'
import { mailAddress, senderAddress } from './addresses'

export type Mail = {
  to: string
  /** The name before the sender's address. */
  fromName: string
  /** The recipient of replies, if not the sender; left out if the address isn't valid. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  /** Left out for plain text, as people write it. */
  html?: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string }
  /** The address at which its recipient ends such emails. */
  unsubscribe?: string
  /** Stays the same when the message is sent again, so that mail programs show it once. */
  id: string
  /** The Message-IDs of the emails that it answers, the latest last. */
  answers?: string[]
  /** `replied` answers a person's own message; `generated` comes by itself. Somebody has written the others. */
  automatic?: 'replied' | 'generated'
}

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'LEADS_TO' | 'ADMIN_EMAIL'>

/** The time that the server may take for each step, in milliseconds. */
export type MailTimes = { connect: number; answer: number }
/** Called before an email is sent and before its last line is; if it throws, the server doesn't take the email. */
type Check = () => void
const defaultTimes: MailTimes = { connect: 15_000, answer: 30_000 }

const maxNameLength = 80
const maxSubjectLength = 160

/** Splits SMTP_URL: beside `url` nodemailer would silently drop all other options, including timeouts. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    auth: username ? { user: decodePart(username), pass: decodePart(password) } : undefined,
    // A password is never sent over a network unencrypted.
    requireTLS: Boolean(username) && !localHosts.includes(hostname),
  }
}

/** Returns a message that is read only when the server wants it, and breaks off if `check` throws. */
function withCheck(message: Readable, check: Check): Readable {
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
  times = defaultTimes,
  check: Check = () => {},
): Promise<void> {
  if (!env.SMTP_URL) throw new SendError('Email isn’t set up yet.', { affectsChannel: true })
  const from = senderAddress(env)
  if (!from) throw new SendError('There is no address to send from.', { affectsChannel: true })
  if (!mailAddress(mail.to))
    throw new SendError('That isn’t a valid email address.', { isPermanent: true, isUnsent: true })
  const transport = createTransport({
    ...serverOf(env.SMTP_URL),
    connectionTimeout: times.connect,
    greetingTimeout: times.connect,
    dnsTimeout: times.connect,
    socketTimeout: times.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', (outgoing, done) => {
    outgoing.message.processFunc((message) => withCheck(message, check))
    done()
  })
  const references = mail.answers?.map((id) => `<${id}>`)
  const replyTo = mail.replyTo && mailAddress(mail.replyTo.address)
  try {
    check()
    // Addresses as objects: so nothing in a name is read as another address.
    await transport.sendMail({
      from: { name: shortLine(mail.fromName, maxNameLength), address: from },
      to: { name: '', address: mail.to },
      replyTo: replyTo
        ? { name: shortLine(mail.replyTo?.name ?? '', maxNameLength), address: replyTo }
        : undefined,
      subject: shortLine(mail.subject, maxSubjectLength),
      text: mail.text,
      html: mail.html,
      // Inline for programs that show invitations, and as a file for the others.
      icalEvent: mail.calendar && { ...mail.calendar, filename: 'visit.ics' },
      messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      inReplyTo: references?.at(-1),
      references,
      attachments: mail.attachments,
      headers: mail.automatic && {
        'Auto-Submitted': `auto-${mail.automatic}`,
        'X-Auto-Response-Suppress': 'All',
      },
      list: mail.unsubscribe ? { unsubscribe: mail.unsubscribe } : undefined,
    })
  } catch (error) {
    check()
    throw toSendError(error)
  } finally {
    transport.close()
  }
}

type Failure = Error & { code?: string; command?: string; responseCode?: number }

const wholeChannel = { affectsChannel: true }
const permanent = { isPermanent: true }

/** Codes that ask for a password, or another one. */
const signInCodes = [530, 534, 535, 538]

function refusalError(code: number, command: string): SendError {
  if (signInCodes.includes(code))
    return new SendError(`The mail server refused the user name or password (${code}).`, wholeChannel)
  if (code === 421)
    return new SendError('The mail server isn’t accepting emails right now (421).', wholeChannel)
  const isPermanent = code >= 500
  if (command === 'RCPT TO')
    return isPermanent
      ? new SendError(`The mail server refused the recipient’s address (${code}).`, permanent)
      : new SendError(`The mail server can’t deliver to this address at the moment (${code}).`)
  if (command === 'MAIL FROM' && isPermanent)
    return new SendError(`The mail server refused the sender’s address (${code}).`, permanent)
  if (command === 'MAIL FROM' || command === 'DATA')
    return isPermanent
      ? new SendError(`The mail server refused this message (${code}).`, permanent)
      : new SendError(`The mail server postponed this message (${code}).`)
  return new SendError(`The mail server refused the connection (${code}).`, wholeChannel)
}

/** Turns nodemailer's errors into plain reasons: its messages name servers and addresses. */
function toSendError(error: unknown): SendError {
  const { code = '', command = '', responseCode, message = '' } = (error ?? {}) as Partial<Failure>
  // Before its own code: a server may answer and close.
  if (responseCode) return refusalError(responseCode, command)
  if (code === 'EAUTH')
    return new SendError('The mail server requires a user name and password.', wholeChannel)
  if (code === 'ETIMEDOUT') return new SendError('The mail server didn’t answer in time.', wholeChannel)
  if (code === 'EDNS') return new SendError('The mail server can’t be found.', wholeChannel)
  if (code === 'ETLS' || /certificate|self-signed|SSL|TLS/i.test(message))
    return new SendError('The encrypted connection to the mail server failed.', wholeChannel)
  if (message.includes('ECONNREFUSED'))
    return new SendError('The mail server can’t be reached: it refused the connection.', wholeChannel)
  if (code === 'EENVELOPE') return new SendError('An address of this message can’t be used.', permanent)
  if (code === 'EMESSAGE') return new SendError('The message is too large for the mail server.', permanent)
  return new SendError('The connection to the mail server was lost.', wholeChannel)
}
