import {
  Ban,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleDollarSign,
  CircleDot,
  Inbox,
  type LucideIcon,
  Merge,
  Phone,
  PhoneMissed,
  StickyNote,
  Trash2,
  Undo2,
  UserRound,
} from 'lucide-react'
import { formatMoney } from '@/lib/business/money'
import { type LeadEvent, type LeadStatus } from '@/lib/content-types'
import { dayText } from '@/lib/leads/inbox-text'
import { describeMerge, statusNames } from '@/lib/leads/lead-text'
import { officeMoment } from '@/lib/time/office-time'
import { visitMoment } from '@/lib/visits/visit-text'

const ways: Record<string, string> = { phone: 'by phone', text: 'by text', email: 'by email' }

type Kind = { icon: LucideIcon; say: (text: string, today: string) => string }

const kinds: Record<string, Kind> = {
  stored: { icon: Inbox, say: () => 'Lead stored' },
  status: { icon: CircleDot, say: (text) => `Status set to ${statusNames[text as LeadStatus] ?? text}` },
  value: { icon: CircleDollarSign, say: (text) => `Worth ${formatMoney(Number(text))}` },
  'lost-reason': { icon: Ban, say: (text) => `Lost because: ${text}` },
  assigned: { icon: UserRound, say: (text) => (text ? `Assigned to ${text}` : 'Assigned to nobody') },
  'follow-up': {
    icon: CalendarClock,
    say: (text, today) => (text ? `Follow up ${dayText(text, today)}` : 'No follow-up any more'),
  },
  reached: { icon: Phone, say: (text) => `Answered ${ways[text] ?? ''}` },
  'no-answer': {
    icon: PhoneMissed,
    say: (text) => (text === 'phone' ? 'Called, no answer' : 'Tried, no answer'),
  },
  'visit-booked': { icon: CalendarCheck, say: (text) => `Visit booked: ${visitMoment(text)}` },
  'visit-moved': { icon: CalendarClock, say: (text) => `Visit moved to ${visitMoment(text)}` },
  'visit-canceled': { icon: CalendarX, say: (text) => `Visit canceled: ${visitMoment(text)}` },
  merged: { icon: Merge, say: describeMerge },
  trashed: { icon: Trash2, say: () => 'Moved to the trash' },
  restored: { icon: Undo2, say: () => 'Restored from the trash' },
  unmerged: { icon: Merge, say: (text) => `The lead of ${text} is one of its own again` },
  'not-spam': {
    icon: CircleDot,
    say: (text) => (text ? `Not spam after all. It was held because: ${text}` : 'Not spam after all'),
  },
  proven: {
    icon: CircleDot,
    say: () => 'No longer held as spam: the visitor’s browser showed that it is one',
  },
}

/** Lists a lead's events, the latest first. */
export const LeadHistory = ({ events, now, today }: { events: LeadEvent[]; now: Date; today: string }) => (
  <ol aria-label="History" className="mt-4">
    {events.toReversed().map((event) => {
      const { icon: Icon, say } = kinds[event.kind] ?? { icon: StickyNote, say: (text: string) => text }
      const isNote = event.kind === 'note'
      return (
        <li
          key={event.id}
          className="relative grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-3 py-2.25 text-stone before:absolute before:inset-y-0 before:left-[11.5px] before:w-px before:bg-hair-strong first:before:top-4.5 last:before:bottom-[calc(100%-18px)] max-tablet:grid-cols-[24px_minmax(0,1fr)]"
        >
          <span className="relative grid size-6 place-items-center bg-ivory" aria-hidden="true">
            <Icon className="size-4" />
          </span>
          <p className={isNote ? 'whitespace-pre-line text-ink wrap-anywhere' : 'wrap-anywhere'}>
            {say(event.text, today)}
            {event.staffName && <span className="text-13 text-stone">{` · ${event.staffName}`}</span>}
          </p>
          <time className="text-13 whitespace-nowrap max-tablet:col-2" dateTime={event.createdAt}>
            {officeMoment(event.createdAt, now)}
          </time>
        </li>
      )
    })}
  </ol>
)
