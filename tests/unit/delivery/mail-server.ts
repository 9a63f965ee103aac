import { type AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Mood =
  /** Takes everything. */
  | 'accept'
  /** Answers the recipient or the message with this code. */
  | { recipient: number }
  | { message: number }
  /** Says nothing after the message, or breaks off without an answer. */
  | 'hang'
  | 'drop'

type Received = { from: string; to: string[]; head: Map<string, string>; raw: string }

const refusal = (code: number) => Object.assign(new Error('Somebody’s secret reason'), { responseCode: code })

/** The head of a message, folded lines put together, names in lower case. */
function headOf(raw: string): Map<string, string> {
  const lines = (raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
}

/** A head's value as a mail program shows it. */
export const shown = (value = ''): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : unquoted(text.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString())

const unquoted = (text: string): string =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** The parts of a message, decoded, by their type: text/plain and text/html. */
export function partsOf({ raw }: Received): Map<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`).slice(1)
  return new Map(
    parts.map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const body = rest.join('\r\n\r\n')
      const type = /text\/\w+/.exec(head)?.[0] ?? ''
      if (head.includes('base64')) return [type, Buffer.from(body, 'base64').toString()]
      return [
        type,
        head.includes('quoted-printable') ? Buffer.from(unquoted(body), 'latin1').toString() : body,
      ]
    }),
  )
}

/**
 * Has a server greet at once. It would look for a tenth of a second whether somebody talks too soon, which is most of what a
 * mail takes here.
 */
export function greetAtOnce(server: SMTPServer): void {
  const { connect } = server as unknown as { connect: (...args: unknown[]) => void }
  const connectAtOnce = (...args: unknown[]) => {
    connect.apply(server, args)
    const connection = [...server.connections].at(-1) as { connectionReady: () => void }
    connection.connectionReady()
    connection.connectionReady = () => {}
  }
  Object.assign(server, { connect: connectAtOnce })
}

/** A real mail server on a free port of this machine, in whatever mood `mood` names at the moment. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const state = { mood: 'accept' as Mood, tries: 0 }
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 10,
    onRcptTo(_address, _session, done) {
      state.tries++
      const { mood } = state
      if (typeof mood === 'object' && 'recipient' in mood) return done(refusal(mood.recipient))
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mood } = state
        if (mood === 'hang') return
        if (mood === 'drop') {
          for (const connection of server.connections)
            (connection as unknown as { _socket: { destroy: () => void } })._socket.destroy()
          return
        }
        if (typeof mood === 'object' && 'message' in mood) return done(refusal(mood.message))
        const raw = Buffer.concat(chunks).toString()
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom ? mailFrom.address : ''
        received.push({ from, to: rcptTo.map(({ address }) => address), head: headOf(raw), raw })
        done()
      })
    },
    ...options,
  })
  greetAtOnce(server)
  server.on('error', () => {})
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  await listen(0)
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    state,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
