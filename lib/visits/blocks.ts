import { AppError } from '@/lib/errors'
import { type VisitBlockFields, weeksBetween } from '@/lib/schemas/visit-work'
import { addDays, fromOfficeInput, officeDay, startOfOfficeDay } from '@/lib/time/office-time'
import { dayWords } from '@/lib/time/office-weeks'
import { type VisitBlock } from '@/lib/visit-types'
import { clockText } from './visit-text'

type Span = Pick<VisitBlock, 'startsAt' | 'endsAt'>

/** Returns the span to block; null if the clock skips it. */
function blockSpan({ from, to, wholeDays, opens, closes }: VisitBlockFields): Span | null {
  if (wholeDays) return { startsAt: startOfOfficeDay(from), endsAt: startOfOfficeDay(addDays(to, 1)) }
  const [startsAt, endsAt] = [fromOfficeInput(`${from}T${opens}`), fromOfficeInput(`${to}T${closes}`)]
  return startsAt && endsAt && startsAt < endsAt ? { startsAt, endsAt } : null
}

/** Returns the spans to block, in order: several for a block that repeats, at the same time by the clock. @throws AppError invalid */
export function blockSpans(block: VisitBlockFields): Span[] {
  const spans: Span[] = []
  const step = weeksBetween[block.repeats] * 7
  for (let offset = 0; ; offset += step) {
    const [from, to] = [addDays(block.from, offset), addDays(block.to, offset)]
    if (offset > 0 && from > block.until) break
    const span = blockSpan({ ...block, from, to })
    if (span) spans.push(span)
    if (step === 0) break
  }
  if (spans.length > 0) return spans
  throw new AppError('invalid', { errors: { closes: 'Choose an end after the start' } })
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

/** Returns "Nov 27, 12:00 PM to 5:00 PM, each week until Mar 26". */
export function seriesText(
  block: Span,
  { repeats, until }: Pick<VisitBlockFields, 'repeats' | 'until'>,
  now = new Date(),
): string {
  if (repeats === 'never') return blockText(block, now)
  return `${blockText(block, now)}, ${repeats === 'weekly' ? 'each week' : 'every two weeks'} until ${dayWords(until, now)}`
}
