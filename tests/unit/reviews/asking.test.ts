import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { write } from '@/lib/data/client'
import { changeLead, deleteLead } from '@/lib/data/lead-changes'
import { createLead, judgeLead } from '@/lib/data/leads'
import { forgetReviews, getReviewOfLead, remindOfReviews } from '@/lib/data/reviews'
import { createWorker } from '@/lib/delivery/worker'
import { mailChannel } from '@/lib/delivery/mail-channel'
import { smsChannel } from '@/lib/delivery/sms'
import { Unneeded } from '@/lib/delivery/channel'
import { env, parseEnv } from '@/lib/env'
import { reviewPath } from '@/lib/reviews/review-token'
import { type LeadStatus } from '@/lib/content-types'
import { temporaryDatabase } from '../data/temporary-database'
import { partsOf, shown, startMailServer } from '../delivery/mail-server'

temporaryDatabase()

const siteUrl = 'https://kitchens.test'
const minute = 60_000
const day = 1440 * minute
/** Noon of the office. */
const noon = Date.parse('2026-11-23T17:00:00.000Z')

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  process.env.SMTP_URL = server.url
})
afterAll(async () => {
  delete process.env.SMTP_URL
  await server.close()
})

const texts: { to: string; body: string }[] = []
let textsFail: Error | undefined
beforeEach(() => {
  texts.length = 0
  textsFail = undefined
  env().SMS_TO = undefined
})

/** Sends what is due. Returns the subjects of the emails that arrived. */
async function send(at: number) {
  server.received.length = 0
  const now = () => new Date(at)
  const sender = parseEnv({ SMTP_URL: server.url, LEADS_TO: 'owner@kitchens.test', SITE_URL: siteUrl })
  const provider = {
    send: async (text: { to: string; body: string }) => {
      if (textsFail) throw textsFail
      texts.push(text)
      return Promise.resolve()
    },
  }
  const channels = [
    mailChannel({ env: sender, now }),
    smsChannel(provider, { to: '+18455550101', siteUrl, now }),
  ]
  await createWorker({ channels, now }).round()
  return server.received.map(({ head }) => shown(head.get('subject')))
}

const textOf = () => partsOf(server.received[0]!).get('text/plain')?.replaceAll('\r', '') ?? ''

async function job(more: { phone?: string } = {}) {
  const lead = { source: 'contact', name: 'Dana Ortiz', email: 'dana@home.test', ...more } as const
  const { id } = await createLead(lead)
  await write((db) => db.outbox.deleteMany())
  const set = (status: LeadStatus, at = noon) =>
    changeLead(id, { status }, { staffId: null, hours: phoneHours(defaultProfile), now: new Date(at) })
  await set('won')
  return { id, set }
}

test('a finished job is asked for once, some minutes later, with a link, a reason and a way to stop', async () => {
  const { id, set } = await job()
  await set('finished')
  expect(await send(noon + 4 * minute)).toEqual([])
  expect(await send(noon + 5 * minute)).toEqual(['How did the job go?'])
  const { raw, to } = server.received[0]!
  const text = textOf()
  const review = (await getReviewOfLead(id))!
  expect(to).toEqual(['dana@home.test'])
  expect(text).toContain(`${siteUrl}${reviewPath(review.id)}\n`)
  expect(text).toContain('Hello Dana Ortiz,\nYour job with Hearth & Harbor is finished.')
  expect(text).toContain('because we finished a job for you')
  expect(text).toContain('there’s no reward')
  expect(text).toContain(`Don’t ask me again:\n${siteUrl}${reviewPath(review.id)}/stop`)
  expect(raw).toMatch(new RegExp(`^List-Unsubscribe:\\s+<${siteUrl}${reviewPath(review.id)}/stop>`, 'm'))
  await set('won')
  await set('finished', noon + 60 * minute)
  expect(await send(noon + 90 * minute)).toEqual([])
})

test('a status set by mistake and undone asks nobody, and can be set again', async () => {
  const { set } = await job()
  await set('finished')
  await set('won', noon + minute)
  expect(await send(noon + 6 * minute)).toEqual([])
  await set('finished', noon + 10 * minute)
  await set('won', noon + 11 * minute)
  await set('finished', noon + 12 * minute)
  expect(await send(noon + 20 * minute)).toEqual(['How did the job go?'])
})

test.each([
  ['8 PM', '2026-11-24T01:00:00.000Z'],
  ['a quarter to 9', '2026-11-23T13:45:00.000Z'],
])('nobody is asked at %s, but at nine', async (_name, at) => {
  const { set } = await job()
  const askedAt = Date.parse(at)
  await set('finished', askedAt - 5 * minute)
  expect(await send(askedAt)).toEqual([])
  const [row] = await write((db) => db.outbox.findMany({ where: { status: 'waiting' } }))
  expect(row?.nextTryAt.toISOString()).toMatch(/T14:00:00/)
  expect(await send(row!.nextTryAt.getTime())).toEqual(['How did the job go?'])
})

test('there is one reminder after seven days, unless it came, was stopped, or the lead is spam', async () => {
  const jobs = await Promise.all([job(), job(), job(), job()])
  for (const { set } of jobs) await set('finished')
  expect(await send(noon + 5 * minute)).toHaveLength(4)
  const [, wrote, stopped, spam] = jobs
  const change = (leadId: string, data: object) =>
    write((db) => db.review.update({ where: { leadId }, data }))
  await change(wrote.id, { sentAt: new Date(noon), status: 'waiting' })
  await change(stopped.id, { stoppedAt: new Date(noon) })
  await judgeLead(spam.id, true, null)
  expect(await remindOfReviews(new Date(noon + 7 * day))).toBe(0)
  const due = new Date(noon + 7 * day + 5 * minute)
  const counts = await Promise.all([remindOfReviews(due), remindOfReviews(due)])
  expect(counts.sort()).toEqual([0, 1])
  expect(await send(due.getTime())).toEqual(['A reminder: how did the job go?'])
  expect(textOf()).toContain('This is the only reminder.')
  expect(await remindOfReviews(new Date(noon + 20 * day))).toBe(0)
})

test('with texts set up, one goes to an American number, and none to somebody who has opted out', async () => {
  env().SMS_TO = '+18455550101'
  const { id, set } = await job({ phone: '(845) 555-0199' })
  await set('finished')
  await send(noon + 5 * minute)
  expect(texts).toEqual([{ to: '+18455550199', body: expect.stringContaining('Reply STOP') as string }])
  expect(texts[0]?.body).toContain(`${siteUrl}${reviewPath((await getReviewOfLead(id))!.id)} `)
  textsFail = new Unneeded('Not sent: this number opted out of texts.')
  const second = await job({ phone: '(845) 555-0199' })
  await second.set('finished')
  await send(noon + 5 * minute)
  expect(await write((db) => db.outbox.count({ where: { leadId: second.id, status: 'dropped' } }))).toBe(1)
})

test('with its lead goes what is personal in a review, unless it was published', async () => {
  const stored = async (status: string, more: object = {}) => {
    const { id, set } = await job()
    await set('finished')
    const texts = { words: 'Clean work', name: 'Dana O.', town: 'Nyack', photos: 'a'.repeat(32), rating: 5 }
    await write((db) =>
      db.review.update({ where: { leadId: id }, data: { status, sentAt: new Date(), ...texts, ...more } }),
    )
    return id
  }
  const testimonial = await write((db) =>
    db.testimonial.create({
      data: { name: 'Dana O.', location: 'Nyack', content: 'Clean work', projectType: '', timeline: '' },
    }),
  )
  const ids = [
    await stored('waiting'),
    await stored('refused', { refusal: 'spam' }),
    await stored('published', { testimonialId: testimonial.id }),
    await stored('asked', { sentAt: null, words: '', name: '' }),
  ]
  await forgetReviews()
  expect(await write((db) => db.review.count({ where: { words: 'Clean work' } }))).toBe(3)
  for (const id of ids) await deleteLead(id)
  await forgetReviews()
  const remainingRows = await write((db) => db.review.findMany({ orderBy: { status: 'asc' } }))
  expect(
    remainingRows.map(({ status, name, words, town, photos, rating }) => [
      status,
      name,
      words,
      town,
      photos,
      rating,
    ]),
  ).toEqual([
    ['published', 'Dana O.', 'Clean work', 'Nyack', '', 5],
    ['refused', '', '', '', '', 5],
    ['waiting', '', '', '', '', 5],
  ])
})
