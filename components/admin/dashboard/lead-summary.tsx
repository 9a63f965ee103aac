import { FigureStrip } from '@/components/charts/figure-strip'
import { WeekChart } from '@/components/charts/week-chart'
import { type LeadFigures } from '@/lib/lead-figures'
import { replyLimit, type ReplyPromise } from '@/lib/leads/reply-promise'
import { percent } from '@/lib/statistics/findings'
import { inboxHref } from '@/lib/statistics/inbox-href'
import { usualWeek } from '@/lib/statistics/usual-week'
import { counted } from '@/lib/text/counted'
import { hoursAndMinutes } from '@/lib/time/elapsed'
import { dayWords } from '@/lib/time/office-weeks'
import { SectionHead } from './recent-lists'

type LeadSummaryProps = { figures: LeadFigures; promise: ReplyPromise; now: Date }

export function LeadSummary({ figures, promise, now }: LeadSummaryProps) {
  const { spans, replies, leads } = figures
  const thisWeek = spans.at(-1)
  const from = spans[0]?.from
  return (
    <section aria-labelledby="lead-summary">
      <SectionHead id="lead-summary" title="Leads" href="/admin/statistics" all="All statistics" />
      {leads === 0 || !thisWeek || !from ? (
        <p className="max-w-[60ch] text-stone">
          Your first lead starts this chart. Send yourself one through the{' '}
          <a href="/contact" className="underline">
            contact form
          </a>{' '}
          to see how it arrives.
        </p>
      ) : (
        <>
          <h3 className="text-15">{finding(figures)}</h3>
          <p className="mt-0.5 mb-1 text-13 text-stone">Per week. This week isn’t over.</p>
          <WeekChart label={finding(figures)} spans={spans} unit="week" now={now} />
          <FigureStrip
            className="mt-8"
            figures={[
              {
                label: 'Leads this week',
                value: thisWeek.leads,
                note: usualNote(figures),
                href: inboxHref({ from: thisWeek.from, to: thisWeek.to }),
              },
              {
                label: 'Median first reply',
                value: replies.median === null ? '–' : hoursAndMinutes(replies.median),
                note:
                  replies.median === null
                    ? 'No replies yet'
                    : `${promise.replyHours > 0 ? 'The promise is' : 'Late after'} ${counted(replyLimit(promise), 'hour')}`,
                href: `/admin/statistics`,
              },
              {
                label: promise.replyHours > 0 ? 'Within the promise' : 'In time',
                value:
                  replies.answered + replies.overdue
                    ? percent(replies.kept, replies.answered + replies.overdue)
                    : '–',
                note: `since ${dayWords(from, now)}`,
                href: inboxHref({ from, to: thisWeek.to, reply: 'kept' }),
              },
            ]}
          />
        </>
      )}
    </section>
  )
}

function finding(figures: LeadFigures): string {
  const usualCount = usualWeek(figures.spans)
  const count = `${counted(figures.spans.at(-1)?.leads ?? 0, 'lead')} this week so far`
  return usualCount === null ? count : `${count}; a usual week brings ${usualCount}`
}

function usualNote({ spans }: LeadFigures): string {
  const usualCount = usualWeek(spans)
  return usualCount === null ? 'so far' : `${usualCount} in a usual week`
}
