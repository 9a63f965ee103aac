'use client'

import { staffCall } from '@/components/staff/staff-call'
import { useRefreshingTask } from '@/components/staff/use-refreshing-task'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { showError, showToast } from '@/components/ui/toast'
import { type Refusal, refusals, type Review } from '@/lib/review-types'
import { type ReviewDecision } from '@/lib/schemas/reviews'

export const refusalNames: Record<Refusal, string> = {
  customer: 'Not a customer',
  personal: 'Personal data',
  abuse: 'Abuse',
  spam: 'Spam',
}

const titles: Record<ReviewDecision['action'], string> = {
  publish: 'Review published',
  withdraw: 'Review taken off the site',
  refuse: 'Review refused',
}

type ReviewDecisionsProps = Pick<Review, 'id' | 'status' | 'mayPublish'> & { about: string }

/** Publishes or withdraws a review, or refuses it for one of four reasons. Its stars aren't among them. */
export function ReviewDecisions({ id, about, status, mayPublish }: ReviewDecisionsProps) {
  const { busy, run } = useRefreshingTask()
  const decide = (decision: ReviewDecision) =>
    run(async () => {
      const answer = await staffCall('PATCH', `/api/reviews/${id}`, decision)
      if (answer.ok) showToast({ title: titles[decision.action] })
      else showError('Nothing was changed', answer.detail)
    })
  if (status === 'published')
    return (
      <Button size="small" aria-busy={busy} onClick={() => decide({ action: 'withdraw' })}>
        Take off the site<span className="sr-only">: {about}</span>
      </Button>
    )
  return (
    <>
      {mayPublish && (
        <Button look="strong" size="small" aria-busy={busy} onClick={() => decide({ action: 'publish' })}>
          Publish<span className="sr-only"> {about}</span>
        </Button>
      )}
      {status === 'waiting' && (
        <form
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const refusal = new FormData(event.currentTarget).get('refusal') as Refusal
            decide({ action: 'refuse', refusal })
          }}
        >
          <Select
            className="w-44"
            name="refusal"
            aria-label={`Why ${about} is refused`}
            defaultValue={refusals[0]}
          >
            {refusals.map((refusal) => (
              <option key={refusal} value={refusal}>
                {refusalNames[refusal]}
              </option>
            ))}
          </Select>
          <Button type="submit" size="small" aria-busy={busy}>
            Refuse<span className="sr-only"> {about}</span>
          </Button>
        </form>
      )}
    </>
  )
}
