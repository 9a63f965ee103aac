import { Phone } from 'lucide-react'
import Link from 'next/link'
import { Rows, RowTitle } from '@/components/staff/screen'
import { buttonClass, ButtonLink } from '@/components/ui/button'
import { elapsed } from '@/lib/time/elapsed'
import { isLate } from '@/lib/leads/late'
import { leadSummary } from '@/lib/leads/lead-words'
import { phoneDigits, claims } from '@/lib/business/profile'
import { type Lead } from '@/lib/content-types'

/** How many rows the dashboard shows of those who wait. */
export const mostWaiting = 3
const words = ['Nobody', 'One person', 'Two people', 'Three people', 'Four people', 'Five people']

/** Who is waiting for a reply, longest first; the first row's Call is the screen's next step. */
export function WaitingNow({ waiting, total, now }: { waiting: Lead[]; total: number; now: Date }) {
  return (
    <section
      className="grid items-start gap-12 pt-2 pb-8 max-tablet:gap-4 max-tablet:pt-0 max-tablet:pb-6 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      aria-labelledby="now"
    >
      <div>
        <h2
          id="now"
          className="max-w-[15ch] font-serif text-34 leading-[1.1] font-normal tracking-[-0.022em] max-tablet:text-28"
        >
          {total === 0
            ? 'Nothing is waiting.'
            : `${words[total] ?? `${total} people`} ${total === 1 ? 'is' : 'are'} waiting for a reply.`}
        </h2>
        <p className="mt-3 max-w-[40ch] text-stone">
          {total === 0
            ? 'A new request appears here the moment it is sent.'
            : `The site promises one within ${claims.replyHours} hours during business hours.`}
        </p>
      </div>
      {waiting.length > 0 && (
        <Rows className="max-tablet:*:flex-wrap max-tablet:[&>*>:first-child]:basis-full tablet:*:min-h-16">
          {waiting.map((lead, index) => (
            <li key={lead.id}>
              <RowTitle
                href={`/admin/leads/${lead.id}`}
                note={
                  <>
                    {leadSummary(lead)} ·{' '}
                    <span className={isLate(lead.createdAt, now) ? 'font-semibold text-clay' : undefined}>
                      waiting {elapsed(lead.createdAt, now)}
                    </span>
                  </>
                }
              >
                {lead.name}
              </RowTitle>
              {lead.phone && (
                <ButtonLink
                  look={index === 0 ? 'primary' : 'plain'}
                  className="no-underline max-tablet:flex-3"
                  href={`tel:${phoneDigits(lead.phone)}`}
                >
                  <Phone className="size-4" aria-hidden="true" />
                  Call {lead.phone}
                </ButtonLink>
              )}
              <Link
                className={buttonClass({ className: 'no-underline max-tablet:flex-1' })}
                href={`/admin/leads/${lead.id}`}
                aria-label={`Open ${lead.name}`}
              >
                Open
              </Link>
            </li>
          ))}
        </Rows>
      )}
    </section>
  )
}
