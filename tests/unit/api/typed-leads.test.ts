import { PATCH as change } from '@/app/api/leads/[id]/route'
import { POST as add } from '@/app/api/leads/route'
import { POST as same } from '@/app/api/leads/same/route'
import { type LeadWithEvents } from '@/lib/content-types'
import { listLeadDeliveries } from '@/lib/data/deliveries'
import { readInbox } from '@/lib/data/lead-inbox'
import { createLead, listLeads } from '@/lib/data/leads'
import { describeCorrection } from '@/lib/leads/lead-text'
import { leadFilterOf } from '@/lib/schemas/lead-filter'
import { requireLead } from '../data/require-lead'
import { temporaryDatabase } from '../data/temporary-database'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
beforeEach(signOutStaff)

const key = 'a'.repeat(32)
const typed = {
  ...{
    key,
    source: 'walk-in',
    isWaiting: false,
    name: ' Dana Ortiz ',
    phone: '(845) 555-0117',
    email: '',
  },
  ...{ message: 'Wants an island', projectType: 'kitchen-remodeling', preferredContact: '' },
  ...{ town: 'nyack', service: '' },
}
const post = async (body: object) => {
  const answer = await add(apiRequest('POST', '/api/leads', { ...typed, ...body }))
  return { status: answer.status, body: (await answer.json()) as LeadWithEvents & { errors?: object } }
}
const patch = async (id: string, body: object) => {
  const answer = await change(apiRequest('PATCH', `/api/leads/${id}`, body), withParams({ id }))
  return { status: answer.status, body: (await answer.json()) as LeadWithEvents & { errors?: object } }
}
const search = async (q: string) =>
  (
    await readInbox(
      leadFilterOf({ view: 'all', q }),
      { today: '2026-11-27', promiseMinutes: 120 },
      { page: 1, size: 9 },
    )
  ).rows.map(({ id }) => id)

test('a lead that staff type is stored once, answered, with its author, and nobody is written to', async () => {
  expect((await post({})).status).toBe(401)
  await signInStaff('Ana')
  const { status, body } = await post({ email: 'dana@example.com' })
  expect(status).toBe(201)
  expect(body).toMatchObject({ name: 'Dana Ortiz', source: 'walk-in', status: 'contacted', town: 'nyack' })
  expect(body.events.map(({ kind, staffName }) => [kind, staffName])).toEqual([
    ['stored', 'Ana'],
    ['status', 'Ana'],
  ])
  expect(await listLeadDeliveries(body.id)).toEqual([])
  await post({})
  expect(await listLeads()).toHaveLength(1)
  const waiting = await post({ key: 'b'.repeat(32), isWaiting: true })
  expect(waiting.body).toMatchObject({ status: 'new', repliedAt: null })
})

test.each([
  [{ name: ' ' }, { name: 'Enter the name' }],
  [{ phone: '' }, { phone: 'Enter a phone number or an email address' }],
  [{ email: 'dana' }, { email: 'Please enter a valid email address' }],
  [{ source: 'contact' }, { source: 'Choose how they came' }],
])('a typed lead is refused at its field: %j', async (body, errors) => {
  await signInStaff('Ana')
  expect(await post(body)).toMatchObject({ status: 400, body: { errors } })
  expect(await listLeads()).toEqual([])
})

test('the same person’s leads are found by what is typed, whatever the spelling', async () => {
  const { id } = await createLead({ source: 'contact', name: 'Dana', phone: '+1 845.555.0117' })
  const find = (body: object) => same(apiRequest('POST', '/api/leads/same', body))
  expect((await find({ phone: '8455550117', email: '' })).status).toBe(401)
  await signInStaff('Ana')
  expect(await (await find({ phone: '8455550117', email: '' })).json()).toMatchObject([{ id, name: 'Dana' }])
  expect(await (await find({ phone: '845', email: '' })).json()).toEqual([])
})

test('each detail of a lead is corrected with its history, found by the new one, and taken back', async () => {
  await signInStaff('Ana')
  const { id } = await createLead({
    source: 'contact',
    name: 'Dana',
    phone: '845 555 0117',
    email: 'a@example.com',
  })
  const correction = { phone: '845 555 0118', town: 'nyack', email: '' }
  const { body } = await patch(id, correction)
  expect(body).toMatchObject(correction)
  expect(
    body.events.filter(({ kind }) => kind === 'corrected').map(({ text }) => describeCorrection(text)),
  ).toEqual([
    'Phone corrected from 845 555 0117 to 845 555 0118',
    'Email removed: a@example.com',
    'Town added: Nyack',
  ])
  expect(await search('0118')).toEqual([id])
  expect(await search('0117')).toEqual([])
  const undo = { phone: '845 555 0117', town: '', email: 'a@example.com', isUndo: true }
  expect((await patch(id, { ...undo, expected: { phone: '845 555 0119' } })).status).toBe(409)
  expect((await patch(id, { ...undo, expected: correction })).body).toMatchObject({
    phone: '845 555 0117',
    town: '',
  })
})

test('a correction leaves a way to reach somebody', async () => {
  await signInStaff('Ana')
  const { id } = await createLead({ source: 'contact', name: 'Dana', phone: '845 555 0117' })
  expect(await patch(id, { phone: '' })).toMatchObject({
    status: 400,
    body: { errors: { phone: 'Enter a phone number or an email address' } },
  })
  expect((await patch(id, { name: '' })).status).toBe(400)
  const lead = await requireLead(id)
  expect(lead).toMatchObject({ name: 'Dana', phone: '845 555 0117' })
})
