import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleDollarSign,
  CircleDot,
  Inbox,
  type LucideIcon,
  Mail,
  Merge,
  MessageSquare,
  Paperclip,
  Pencil,
  Phone,
  PhoneMissed,
  StickyNote,
  Trash2,
  Undo2,
  UserRound,
} from 'lucide-react'
import { type ReactNode } from 'react'
import { formatMoney } from '@/lib/business/money'
import { type LeadEvent, type LeadMessage, type LeadStatus } from '@/lib/content-types'
import { dayText } from '@/lib/leads/inbox-text'
import { describeCorrection, describeMerge, statusNames } from '@/lib/leads/lead-text'
import { officeMoment } from '@/lib/time/office-time'
import { visitMoment } from '@/lib/visits/visit-text'
import { LeadMessageEntry } from './lead-message-entry'

const ways: Record<string, string> = { phone: 'by phone', text: 'by text', email: 'by email' }

type Kind = { icon: LucideIcon; say: (text: string, today: string) => string }

const visitEvents = (name: string, words: string): Record<string, Kind> => ({
  [`${name}-booked`]: { icon: CalendarCheck, say: (text) => `${words} booked: ${visitMoment(text)}` },
  [`${name}-moved`]: { icon: CalendarClock, say: (text) => `${words} moved to ${visitMoment(text)}` },
  [`${name}-canceled`]: { icon: CalendarX, say: (text) => `${words} canceled: ${visitMoment(text)}` },
})

const kinds: Record<string, Kind> = {
  stored: { icon: Inbox, say: () => 'Lead stored' },
  status: { icon: CircleDot, say: (text) => `Status set to ${statusNames[text as LeadStatus] ?? text}` },
  value: { icon: CircleDollarSign, say: (text) => `Worth ${formatMoney(Number(text))}` },
  'lost-reason': { icon: Ban, say: (text) => `Lost because: ${text}` },
  assigned: { icon: UserRound, say: (text) => (text ? `Assigned to ${text}` : 'Assigned to nobody') },
  'follow-up': {
    icon: CalendarClock,
    say: (text, today) => (text ? `Follow up ${dayText(text, today)}` : 'Follow-up removed'),
  },
  reached: { icon: Phone, say: (text) => `Answered ${ways[text] ?? ''}` },
  'no-answer': {
    icon: PhoneMissed,
    say: (text) => (text === 'phone' ? 'Called, no answer' : 'Tried, no answer'),
  },
  ...visitEvents('visit', 'Visit'),
  ...visitEvents('showroom-visit', 'Showroom visit'),
  ...visitEvents('video-call', 'Video call'),
  'files-added': { icon: Paperclip, say: (text) => `Added ${text}` },
  'files-removed': { icon: Paperclip, say: (text) => `Removed ${text}` },
  corrected: { icon: Pencil, say: describeCorrection },
  merged: { icon: Merge, say: describeMerge },
  trashed: { icon: Trash2, say: () => 'Moved to the trash' },
  restored: { icon: Undo2, say: () => 'Restored from the trash' },
  unmerged: { icon: Merge, say: (text) => `The lead of ${text} was separated again` },
  'not-spam': {
    icon: CircleDot,
    say: (text) => (text ? `Not spam after all. It was held because: ${text}` : 'Not spam after all'),
  },
  proven: {
    icon: CircleDot,
    say: () => 'No longer held as spam: the visitor’s browser passed the check',
  },
}

const itemClass =
  'relative grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 py-2.25 text-stone before:absolute before:inset-y-0 before:left-[11.5px] before:w-px before:bg-hair-strong first:before:top-4.5 last:before:bottom-[calc(100%-18px)] max-tablet:grid-cols-[24px_minmax(0,1fr)]'

type ItemProps = { icon: LucideIcon; at: string; now: Date; children: ReactNode }

const Item = ({ icon: Icon, at, now, children }: ItemProps) => (
  <li className={itemClass}>
    <span className="relative grid size-6 place-items-center bg-ivory" aria-hidden="true">
      <Icon className="size-4" />
    </span>
    {children}
    <time className="text-13 whitespace-nowrap max-tablet:col-2" dateTime={at}>
      {officeMoment(at, now)}
    </time>
  </li>
)

type LeadHistoryProps = { events: LeadEvent[]; messages: LeadMessage[]; now: Date; today: string }

/** Lists a lead's events and messages, the latest first. */
export function LeadHistory({ events, messages, now, today }: LeadHistoryProps) {
  const entries = [
    ...messages.map((message) => ({ at: message.createdAt, message, event: undefined })),
    ...events.map((event) => ({ at: event.createdAt, event, message: undefined })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <ol aria-label="History" className="mt-4">
      {entries.toReversed().map(({ at, event, message }) => {
        if (message)
          return (
            <Item
              key={message.id}
              icon={message.channel === 'email' ? Mail : MessageSquare}
              at={at}
              now={now}
            >
              <LeadMessageEntry message={message} />
            </Item>
          )
        const { icon, say } = kinds[event.kind] ?? { icon: StickyNote, say: (text: string) => text }
        const isNote = event.kind === 'note'
        return (
          <Item key={event.id} icon={icon} at={at} now={now}>
            <p className={isNote ? 'whitespace-pre-line text-ink wrap-anywhere' : 'wrap-anywhere'}>
              {say(event.text, today)}
              {event.staffName && <span className="text-13 text-stone">{` · ${event.staffName}`}</span>}
            </p>
          </Item>
        )
      })}
    </ol>
  )
}
