import { PATCH } from '@/app/api/reviews/[id]/route'
import { POST } from '@/app/api/reviews/route'
import { POST as stop } from '@/app/api/reviews/stop/route'
import { hashOfToken } from '@/lib/auth/token'
import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { write } from '@/lib/data/client'
import { changeLead } from '@/lib/data/lead-changes'
import { createLead, judgeLead } from '@/lib/data/leads'
import {
  countReviews,
  countWaitingReviews,
  getReviewOfLead,
  listReviews,
  setReviewToken,
} from '@/lib/data/reviews'
import { listAudit } from '@/lib/records/audit-log'
import { testimonialStore } from '@/lib/records/testimonial/store'
import { reviewPath } from '@/lib/reviews/review-token'
import { getReviewByLink } from '@/lib/reviews/take-review'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
beforeEach(signOutStaff)

const by = { staffId: null, hours: phoneHours(defaultProfile) }

/** Finishes a job. Returns its lead, its review and the token of its link. */
async function finished() {
  const { id: leadId } = await createLead({
    ...{ source: 'contact', name: 'Dana Ortiz', email: 'dana@home.test', projectType: 'countertops' },
  })
  await changeLead(leadId, { status: 'finished' }, by)
  const { id } = (await getReviewOfLead(leadId))!
  const token = reviewPath(id).replace('/review/', '')
  await setReviewToken(id, hashOfToken(token))
  return { leadId, id, token }
}

const texts = {
  rating: 2,
  words: 'They came late, but the counter is straight.',
  name: 'Dana O.',
  town: 'Nyack, NY',
}
const permitted = { ...texts, mayPublish: true }
let sender = 0
const headers = () => ({ 'x-forwarded-for': `10.9.0.${(sender += 1)}` })
const send = (body: object, from = headers()) => {
  const request = apiRequest('POST', '/api/reviews', body)
  for (const [name, value] of Object.entries(from)) request.headers.set(name, value)
  return POST(request)
}
const decide = (id: string, decision: object) =>
  PATCH(apiRequest('PATCH', `/api/reviews/${id}`, decision), withParams({ id }))
const detailOf = async (answer: Response) => ((await answer.json()) as { detail: string }).detail

test('a link takes one review: the same again is answered alike, another one is refused in words', async () => {
  const { token } = await finished()
  const answers = await Promise.all([1, 2, 3].map(() => send({ token, ...permitted })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await answers[0]!.json()).toEqual({ path: `/review/${token}` })
  const otherAnswer = await send({ token, ...permitted, rating: 5 })
  expect(otherAnswer.status).toBe(409)
  expect(await detailOf(otherAnswer)).toMatch('already have a review from this link')
  expect(await getReviewByLink(token)).toMatchObject({ ...permitted, status: 'waiting' })
})

test('a form without script gets the same, and its words back when something is missing', async () => {
  const { token } = await finished()
  const post = (fields: Record<string, string>) =>
    POST(
      new Request('http://localhost/api/reviews', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers() },
        body: new URLSearchParams({ token, ...fields }).toString(),
      }),
    )
  const typed = { ...texts, rating: '2', mayPublish: 'on' }
  const refused = await post({ ...typed, town: '' })
  expect(refused.status).toBe(400)
  const page = await refused.text()
  expect(page).toContain('They came late')
  expect(page).toContain('name="mayPublish" value="on"')
  const takenAnswer = await post(typed)
  expect([takenAnswer.status, takenAnswer.headers.get('location')]).toEqual([303, `/review/${token}`])
  expect(await getReviewByLink(token)).toMatchObject(permitted)
})

test('guessed, foreign and dead links lead nowhere, and a flood of guesses is stopped', async () => {
  const { token, leadId } = await finished()
  const guess = `${token.slice(0, -2)}xx`
  expect(await getReviewByLink(guess)).toBeNull()
  const from = headers()
  const statuses: number[] = []
  for (let count = 0; count < 22; count += 1)
    statuses.push((await send({ token: guess, ...texts }, from)).status)
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([404]))
  expect(statuses.slice(20)).toEqual([429, 429])
  expect((await send({ token: 'x', ...texts })).status).toBe(400)
  await judgeLead(leadId, true, null)
  expect((await send({ token, ...texts })).status).toBe(404)
})

test.each([
  [{ rating: 0 }, 'rating'],
  [{ rating: 6 }, 'rating'],
  [{ words: 'Good' }, 'words'],
  [{ words: 'x'.repeat(1_501) }, 'words'],
  [{ name: ' ' }, 'name'],
])('%j is refused at its field', async (change, field) => {
  const { token } = await finished()
  const answer = await send({ token, ...texts, ...change })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ errors: { [field]: expect.any(String) as string } })
})

test('a homeowner who wants no more messages can still write', async () => {
  const { token } = await finished()
  expect((await stop(apiRequest('POST', '/api/reviews/stop', { token }))).status).toBe(200)
  expect((await getReviewByLink(token))?.stoppedAt).not.toBeNull()
  expect((await send({ token, ...texts })).status).toBe(200)
})

test('staff publish what may be shown as verified, and take it back; nobody else does', async () => {
  const { token, id } = await finished()
  await send({ token, ...permitted })
  expect((await decide(id, { action: 'publish' })).status).toBe(401)
  const staff = await signInStaff()
  expect(await countWaitingReviews()).toBe(1)
  const both = await Promise.all([1, 2].map(() => decide(id, { action: 'publish' })))
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
  const shownFields = {
    content: texts.words,
    name: 'Dana O.',
    rating: 2,
    isVerified: true,
    projectType: 'Countertops',
  }
  expect((await testimonialStore.list()).filter(({ isSample }) => !isSample)).toMatchObject([shownFields])
  expect(await countReviews()).toEqual({ sent: 1, shown: 1, waiting: 0, refused: {} })
  expect((await listAudit({ staffId: staff.id }))[0]).toMatchObject({ action: 'review-decided', target: id })
  expect((await decide(id, { action: 'withdraw' })).status).toBe(204)
  expect((await testimonialStore.list()).filter(({ isSample }) => !isSample)).toEqual([])
  expect(await countReviews()).toEqual({ sent: 1, shown: 0, waiting: 1, refused: {} })
  expect((await decide(id, { action: 'publish' })).status).toBe(204)
})

test('without permission nothing is published, and only four reasons refuse', async () => {
  const { token, id } = await finished()
  await send({ token, ...texts })
  await signInStaff()
  expect((await decide(id, { action: 'publish' })).status).toBe(409)
  expect((await decide(id, { action: 'refuse', refusal: 'stars' })).status).toBe(400)
  const second = await finished()
  await send({ token: second.token, ...permitted })
  expect((await decide(second.id, { action: 'refuse', refusal: 'abuse' })).status).toBe(204)
  expect(await countReviews()).toEqual({ sent: 1, shown: 0, waiting: 0, refused: { abuse: 1 } })
  expect((await listReviews(9)).map(({ status }) => status)).toEqual(['waiting', 'refused'])
  expect(await write((db) => db.testimonial.count({ where: { isSample: false } }))).toBe(0)
})
