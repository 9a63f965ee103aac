import 'server-only'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { maxDocumentBytes } from '@/lib/documents'
import { htmlText } from './html-text'

/** In characters and numbers: more of an email isn't shown on the lead. */
const longestText = 50_000
const longestSubject = 200
const mostAttachments = 20
const mostReferences = 50
/** Pictures within the text that are smaller, in bytes, are logos of signatures. */
const smallestPicture = 20_000

const limits = { maxNestingDepth: 30, maxHeadersSize: 512 * 1024, forceRfc822Attachments: true }

/** The parts of an email's head that tell which lead it belongs to. */
type Head = {
  messageId: string
  /** The emails that it answers. */
  references: string[]
  from: string
  /** All addresses that it was sent to. */
  to: string[]
  isReport: boolean
}

/** Removes what a database doesn't take. */
const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed()

const idsIn = (text = ''): string[] =>
  [...clean(text).matchAll(/<([^<>\s]{1,250})>/g)].map(([, id = '']) => id)

const addressesOf = (list: readonly Address[] = []): string[] =>
  list.flatMap(({ group, address }) => group?.map((member) => member.address) ?? address ?? [])

/** Reads the head of an email. @throws if it is none */
export async function readHead(source: Buffer): Promise<Head> {
  const email = await PostalMime.parse(source, limits)
  const valueOf = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? ''
  const deliveryAddresses = ['delivered-to', 'x-original-to', 'envelope-to'].map(valueOf)
  return {
    messageId: idsIn(email.messageId)[0] ?? '',
    references: [...idsIn(email.inReplyTo), ...idsIn(email.references).reverse()].slice(0, mostReferences),
    from: clean(addressesOf(email.from && [email.from])[0] ?? '').slice(0, 254),
    to: [...addressesOf(email.to), ...addressesOf(email.cc), ...deliveryAddresses].filter(Boolean),
    isReport: /^multipart\/report\b[^]*report-type="?delivery-status/i.test(valueOf('content-type')),
  }
}

export type ReceivedFile = { name: string; bytes: Buffer }
export type ReceivedEmail = {
  subject: string
  text: string
  files: ReceivedFile[]
  /** The names of attachments that are too many or too large. */
  omitted: string[]
}

const textOf = ({ text, html = '' }: Email) => (text ?? htmlText(html)).replace(/\r\n?/g, '\n').trim()

/** Reads an email's text and attachments; HTML becomes text. @throws if it can't be read */
export async function readEmail(source: Buffer): Promise<ReceivedEmail> {
  const email = await PostalMime.parse(source, limits)
  const files: ReceivedFile[] = []
  const omitted: string[] = []
  for (const { filename, mimeType, related, content } of email.attachments) {
    const bytes = Buffer.from(content as ArrayBuffer)
    if (mimeType === 'text/calendar' || (related && bytes.length < smallestPicture)) continue
    const name = clean(filename ?? '')
    if (files.length < mostAttachments && bytes.length <= maxDocumentBytes) files.push({ name, bytes })
    else omitted.push(name || 'a file')
  }
  return {
    subject: clean((email.subject ?? '').slice(0, longestSubject)),
    text: clean(textOf(email).slice(0, longestText)),
    files,
    omitted,
  }
}

const reasons: [RegExp, string][] = [
  [/^5\.1\./, 'This address doesn’t exist.'],
  [/^[45]\.2\.2/, 'The mailbox is full.'],
  [/./, 'The other mail server refused it.'],
]

/**
 * Reads the report of a mail server that couldn't deliver an email (RFC 3464).
 * @returns the ids of the emails that it returns and the reason for staff; null for a delay
 */
export function readBounce(source: Buffer): { ids: string[]; reason: string } | null {
  const text = source.toString('latin1')
  if (!/^Action:[ \t]*failed/im.test(text)) return null
  const status = /^Status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1] ?? ''
  const reason = reasons.find(([pattern]) => pattern.test(status || '?'))?.[1] ?? ''
  const ids = [...text.matchAll(/^Message-ID:\s*<([0-9a-f]{32})@/gim)].map(([, id = '']) => id)
  return { ids, reason: status ? `${reason} (${status})` : reason }
}
