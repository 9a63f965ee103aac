import { linkClass } from '@/components/staff/screen'
import { leadDocumentPath, leadFiles } from '@/lib/business/lead-files'
import { phoneText } from '@/lib/business/profile'
import { type LeadMessage, type MessageState } from '@/lib/content-types'
import { photoPath } from '@/lib/lead-photos'
import { splitQuoted } from '@/lib/text/split-quoted'

const states: Record<MessageState, string> = {
  queued: 'On its way',
  sent: 'Sent',
  failed: 'Not delivered',
  dropped: 'Not sent',
  bounced: 'Bounced: not delivered',
  received: '',
}

/** Renders an email or text in a lead's history, with quoted earlier emails folded. */
export function LeadMessageEntry({ message }: { message: LeadMessage }) {
  const { channel, state, address, subject, text, note, staffName } = message
  const files = leadFiles(message.files)
  const { written: ownText, quoted } = splitQuoted(text)
  const isEmail = channel === 'email'
  const isUndelivered = state === 'failed' || state === 'bounced' || state === 'dropped'
  const textClass = 'whitespace-pre-line text-ink wrap-anywhere'
  return (
    <article
      aria-label={`${isEmail ? 'Email' : 'Text'} ${state === 'received' ? 'from' : 'to'} ${address}`}
      className="wrap-anywhere"
    >
      <p>
        {isEmail ? 'Email' : 'Text'} {state === 'received' ? 'from' : 'to'}{' '}
        {isEmail ? address : phoneText(address)}
        {staffName && <span className="text-13">{` · ${staffName}`}</span>}
        {states[state] && (
          <span
            className={isUndelivered ? 'font-semibold text-clay' : 'text-13'}
          >{` · ${states[state]}`}</span>
        )}
      </p>
      {note && <p className={isUndelivered ? 'text-13 text-clay' : 'text-13'}>{note}</p>}
      {subject && <p className="mt-1 font-semibold text-ink">{subject}</p>}
      <p className={`mt-1 ${textClass}`}>{ownText}</p>
      {files.length > 0 && (
        <ul aria-label="Attachments" className="mt-2 flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li key={file.id}>
              {file.name ? (
                <a className={linkClass} href={leadDocumentPath(file)} download={file.name}>
                  {file.name}
                </a>
              ) : (
                <a href={photoPath(file.id, 'full')} target="_blank" rel="noreferrer">
                  <img
                    src={photoPath(file.id, 'small')}
                    alt={`Attachment ${index + 1}`}
                    width={72}
                    height={72}
                    loading="lazy"
                    className="size-18 rounded-picture bg-sand object-cover"
                  />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {quoted && (
        <details className="mt-1">
          <summary className="cursor-pointer text-13 max-tablet:py-3">Earlier emails</summary>
          <p className={`mt-1 border-l border-hair-strong pl-3 text-13 ${textClass}`}>{quoted}</p>
        </details>
      )}
    </article>
  )
}
