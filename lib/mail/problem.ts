import 'server-only'
import { SendError } from '@/lib/send-error'

type Failure = Error & { code?: string; command?: string; responseCode?: number }

const forAll = { affectsChannel: true }
const permanent = { isPermanent: true }

/** Codes that ask for a password, or another one. */
const signInCodes = [530, 534, 535, 538]

function answered(code: number, command: string): SendError {
  if (signInCodes.includes(code))
    return new SendError(
      `The mail server wants the right user name and password in SMTP_URL (${code}).`,
      forAll,
    )
  if (code === 421) return new SendError('The mail server takes no mail at the moment (421).', forAll)
  const isPermanent = code >= 500
  if (command === 'RCPT TO')
    return isPermanent
      ? new SendError(`The mail server refused the address this was to go to (${code}).`, permanent)
      : new SendError(`The mail server can’t deliver to this address at the moment (${code}).`)
  if (command === 'MAIL FROM' && isPermanent)
    return new SendError(
      `The mail server refused the sender’s address (${code}). Check MAIL_FROM.`,
      permanent,
    )
  if (command === 'MAIL FROM' || command === 'DATA')
    return isPermanent
      ? new SendError(`The mail server refused this message (${code}).`, permanent)
      : new SendError(`The mail server put this message off (${code}).`)
  return new SendError(`The mail server turned the connection away (${code}).`, forAll)
}

/** Turns nodemailer's errors into plain reasons: its messages name servers and addresses. */
export function toSendError(error: unknown): SendError {
  const { code = '', command = '', responseCode, message = '' } = (error ?? {}) as Partial<Failure>
  // Before its own code: a server may answer and close.
  if (responseCode) return answered(responseCode, command)
  if (code === 'EAUTH')
    return new SendError('The mail server wants a user name and password in SMTP_URL.', forAll)
  if (code === 'ETIMEDOUT') return new SendError('The mail server didn’t answer in time.', forAll)
  if (code === 'EDNS') return new SendError('The mail server named in SMTP_URL can’t be found.', forAll)
  if (code === 'ETLS' || /certificate|self-signed|SSL|TLS/i.test(message))
    return new SendError('The encrypted connection to the mail server failed.', forAll)
  if (message.includes('ECONNREFUSED'))
    return new SendError('The mail server can’t be reached: it refused the connection.', forAll)
  if (code === 'EENVELOPE') return new SendError('An address of this message can’t be used.', permanent)
  if (code === 'EMESSAGE')
    return new SendError('The message is larger than the mail server takes.', permanent)
  return new SendError('The connection to the mail server broke off.', forAll)
}
