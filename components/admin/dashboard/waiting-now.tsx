import { Phone } from 'lucide-react'
import Link from 'next/link'
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
    <section className="now" aria-labelledby="now">
      <div>
        <h2 id="now">
          {total === 0
            ? 'Nothing is waiting.'
            : `${words[total] ?? `${total} people`} ${total === 1 ? 'is' : 'are'} waiting for a reply.`}
        </h2>
        <p>
          {total === 0
            ? 'A new request appears here the moment it is sent.'
            : `The site promises one within ${claims.replyHours} hours during business hours.`}
        </p>
      </div>
      {waiting.length > 0 && (
        <ul className="rows">
          {waiting.map((lead, index) => (
            <li key={lead.id}>
              <span className="grow">
                <Link href={`/admin/leads/${lead.id}`}>
                  <b>{lead.name}</b>
                </Link>
                <small>
                  {leadSummary(lead)} ·{' '}
                  <span className={isLate(lead.createdAt, now) ? 'late' : undefined}>
                    waiting {elapsed(lead.createdAt, now)}
                  </span>
                </small>
              </span>
              {lead.phone && (
                <a
                  className={index === 0 ? 'btn btn--primary' : 'btn'}
                  href={`tel:${phoneDigits(lead.phone)}`}
                >
                  <Phone className="i i--s" aria-hidden="true" />
                  Call {lead.phone}
                </a>
              )}
              <Link className="btn" href={`/admin/leads/${lead.id}`} aria-label={`Open ${lead.name}`}>
                Open
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
