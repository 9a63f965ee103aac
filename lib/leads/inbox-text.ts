import { addDays } from '@/lib/time/office-time'
import { dayWords } from '@/lib/time/office-weeks'
import type { LeadOrder, LeadView } from '@/lib/schemas/lead-filter'

export const viewNames: Record<LeadView, string> = {
  waiting: 'Waiting',
  open: 'Open',
  followup: 'Follow up today',
  won: 'Won',
  finished: 'Finished',
  lost: 'Lost',
  spam: 'Spam',
  all: 'All',
}
export const orderNames: Record<LeadOrder, string> = {
  wait: 'Longest wait first',
  newest: 'Newest first',
  oldest: 'Oldest first',
  value: 'Highest value first',
}

/** Returns a day as "Nov 24", "today" or "tomorrow", with the year if it isn't this one. */
export function dayText(day: string, today: string): string {
  if (day === today) return 'today'
  if (day === addDays(today, 1)) return 'tomorrow'
  return dayWords(day, new Date(`${today}T12:00Z`))
}
