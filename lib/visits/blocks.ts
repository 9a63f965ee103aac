import { AppError } from '@/lib/errors'
import { type VisitBlockFields } from '@/lib/schemas/visit-work'
import { addDays, fromOfficeInput, officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { dayWords } from '@/lib/time/office-weeks'
import { type VisitBlock } from '@/lib/visit-types'
import { clockText } from './visit-text'

type Span = Pick<VisitBlock, 'startsAt' | 'endsAt'>

/** Returns the span to block. @throws AppError invalid */
export function blockSpan({ from, to, wholeDays, opens, closes }: VisitBlockFields): Span {
  if (wholeDays) return { startsAt: startOfOfficeDay(from), endsAt: startOfOfficeDay(addDays(to, 1)) }
  const [startsAt, endsAt] = [fromOfficeInput(`${from}T${opens}`), fromOfficeInput(`${to}T${closes}`)]
  if (startsAt && endsAt && startsAt < endsAt) return { startsAt, endsAt }
  throw new AppError('invalid', { errors: { closes: 'The end comes after the beginning' } })
}

/** Returns the first day of a block of whole days and the day after its last; null for a block of hours. */
export function wholeDays({ startsAt, endsAt }: Span): { from: string; to: string } | null {
  const [from, to] = [officeDay(startsAt), officeDay(endsAt)]
  const isWhole = from < to && startsAt === startOfOfficeDay(from) && endsAt === startOfOfficeDay(to)
  return isWhole ? { from, to } : null
}

/** Returns "Nov 26", "Dec 24 to Jan 2, 2027" or "Nov 27, 12:00 PM to 5:00 PM". */
export function blockText(block: Span, now = new Date()): string {
  const days = wholeDays(block)
  if (days) {
    const last = addDays(days.to, -1)
    return days.from === last ? dayWords(last, now) : `${dayWords(days.from, now)} to ${dayWords(last, now)}`
  }
  const [from, to] = [officeDay(block.startsAt), officeDay(block.endsAt)]
  const until = from === to ? '' : `${dayWords(to, now)}, `
  return `${dayWords(from, now)}, ${clockText(block.startsAt)} to ${until}${clockText(block.endsAt)}`
}
