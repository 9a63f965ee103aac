import { renderToStaticMarkup } from 'react-dom/server'
import { LeadReview } from '@/components/admin/leads/lead-review'
import { type Delivery } from '@/lib/delivery-types'
import { type Review } from '@/lib/review-types'

const review: Review = {
  ...{ id: 'one', leadId: 'lead', status: 'asked', refusal: '', testimonialId: null },
  ...{ rating: 0, words: '', name: '', town: '', photos: '', mayPublish: false },
  ...{ askedAt: null, stoppedAt: null, sentAt: null },
}
const request: Delivery = {
  ...{ id: 'two', leadId: 'lead', leadName: 'Jane', kind: 'review-request', status: 'waiting' },
  ...{ attempts: 0, lastError: '', nextTryAt: '2026-11-20T15:05:00.000Z', sentAt: null },
  createdAt: '2026-11-20T15:00:00.000Z',
}
const noted = (changes: Partial<Review>, deliveries: Delivery[] = []) =>
  renderToStaticMarkup(
    <LeadReview
      review={{ ...review, ...changes }}
      deliveries={deliveries}
      now={new Date('2026-11-20T15:01:00.000Z')}
    />,
  )

test('a finished lead tells if its homeowner is asked for a review, and what came of it', () => {
  expect(noted({})).toContain('this lead can’t be reached by email or text')
  expect(noted({}, [{ ...request, status: 'dropped' }])).toContain('Not asked')
  expect(noted({}, [request])).toMatch(/Will be asked for a review .*10:05 AM/)
  expect(noted({ askedAt: '2026-11-19T15:05:00.000Z' }, [request])).toMatch(/>Asked for a review /)
  expect(noted({ askedAt: review.askedAt, stoppedAt: '2026-11-19T15:05:00.000Z' })).toContain(
    'doesn’t want to be asked',
  )
  expect(noted({ sentAt: '2026-11-19T15:05:00.000Z' })).toContain('href="/admin/content/reviews"')
})
