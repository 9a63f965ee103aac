import { type APIRequestContext } from '@playwright/test'
import { type VisitKind } from '@/lib/visit-types'
import { expect } from './fixtures'
import { type Own } from './own'

/** Books a visit for somebody of the test's own. */
export async function booked(
  staff: APIRequestContext,
  own: Own,
  plan: { day: string; time: string; kind?: VisitKind },
) {
  const { name, phone, email } = own.someone()
  const data = {
    ...{ ...plan, minutes: 60, place: 'nyack', address: '12 Main Street', tell: false, leadId: '' },
    ...{ key: Date.now().toString(16).padStart(32, '0'), name, phone, email, projectType: '', message: '' },
  }
  const answer = await staff.post('/api/calendar/visits', { data })
  expect(answer.status()).toBe(201)
  return { name, ...((await answer.json()) as { leadId: string }) }
}
