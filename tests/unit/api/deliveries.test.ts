import { POST as retry } from '@/app/api/deliveries/[id]/retry/route'
import { GET, POST } from '@/app/api/deliveries/route'
import { type Delivery } from '@/lib/delivery-types'
import { write } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import { listLeadDeliveries, outboxSummary } from '@/lib/data/deliveries'
import { startDelivery, stopDelivery } from '@/lib/delivery/start'
import { leases } from '@/lib/leases/lease-manager'
import { processSlot } from '@/lib/process-slot'
import { temporaryDatabase } from '../data/temporary-database'
import { startMailServer } from '../delivery/mail-server'
import { signInStaff, signOutStaff } from '../staff-session'

// Before the database is closed. The next test has another one, in which it is nobody's turn yet.
afterEach(async () => {
  await stopDelivery()
  await leases().stop()
  processSlot('leases').current = undefined
})
temporaryDatabase()

let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: server.url, LEADS_TO: 'owner@kitchens.test' })
})
afterAll(async () => {
  delete process.env.SMTP_URL
  delete process.env.LEADS_TO
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
  server.state.mood = 'accept'
  startDelivery()
})

const url = 'http://localhost:3000/api/deliveries'
const post = (body: object, headers = {}) =>
  POST(
    new Request(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
    }),
  )
const tryAgain = (id: string, headers = {}) =>
  retry(
    new Request(`${url}/${id}/retry`, { method: 'POST', headers: { host: 'localhost:3000', ...headers } }),
    {
      params: Promise.resolve({ id }),
    },
  )

async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20))
}
const lead = (name: string) => createLead({ source: 'chat', name, phone: '845 555 0199' })
const messageOf = async (leadId: string) => (await listLeadDeliveries(leadId))[0] as Delivery
const isStatus = (leadId: string, status: string) => async () => (await messageOf(leadId)).status === status

test('a lead is mailed at once, without waiting for the next look', async () => {
  const { id } = await lead('Robin')
  const before = Date.now()
  await until(isStatus(id, 'sent'))
  expect(Date.now() - before).toBeLessThan(4_000)
  expect(server.received).toHaveLength(1)
})

test('nobody but staff sees or sends anything, and no other site', async () => {
  const { id } = await lead('Robin')
  await until(isStatus(id, 'sent'))
  signOutStaff()
  const answers = [await GET(new Request(url)), await post({ action: 'retry-failed' }), await tryAgain('x')]
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  await signInStaff()
  const foreign = { origin: 'https://evil.test' }
  expect((await post({ action: 'retry-failed' }, foreign)).status).toBe(403)
  expect((await tryAgain('x', foreign)).status).toBe(403)
})

test('failed messages are listed with their reasons, and tried again by hand', async () => {
  await signInStaff()
  server.state.mood = { recipient: 550 }
  const { id } = await lead('Robin')
  await until(isStatus(id, 'failed'))
  const listed = (await (await GET(new Request(url))).json()) as { summary: object; failed: Delivery[] }
  expect(listed.summary).toEqual({
    waiting: 0,
    postponed: 0,
    failed: 1,
    offered: 0,
    oldestWaiting: null,
  })
  expect(listed.failed).toEqual([
    expect.objectContaining({ leadName: 'Robin', lastError: expect.stringContaining('(550)') as string }),
  ])
  const message = await messageOf(id)
  const again = await tryAgain(message.id)
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ status: 'failed', attempts: 1 })
  server.state.mood = 'accept'
  expect(await (await tryAgain(message.id)).json()).toMatchObject({ status: 'sent', lastError: '' })
  expect((await tryAgain(message.id)).status).toBe(409)
  expect((await tryAgain('nothing')).status).toBe(404)
})

test('a temporary failure that somebody wants tried now is tried now, though the channel rests', async () => {
  await signInStaff()
  server.state.mood = { recipient: 421 }
  const { id } = await lead('Robin')
  await until(async () => (await messageOf(id)).lastError !== '')
  server.state.mood = 'accept'
  expect(await (await tryAgain((await messageOf(id)).id)).json()).toMatchObject({ status: 'sent' })
})

test('all that failed, all that was offered', async () => {
  await signInStaff()
  server.state.mood = { message: 554 }
  const { id } = await lead('Robin')
  await until(isStatus(id, 'failed'))
  server.state.mood = 'accept'
  expect(await (await post({ action: 'retry-failed' })).json()).toEqual({ count: 1 })
  await until(isStatus(id, 'sent'))
  const offer = () => write((db) => db.outbox.updateMany({ data: { status: 'offered' } }))
  await offer()
  expect(await (await post({ action: 'send-offered' })).json()).toEqual({ count: 1 })
  await until(isStatus(id, 'sent'))
  await offer()
  expect(await (await post({ action: 'drop-offered' })).json()).toEqual({ count: 1 })
  expect((await messageOf(id)).status).toBe('dropped')
  expect(server.received).toHaveLength(2)
  expect((await post({ action: 'anything' })).status).toBe(400)
  expect(await outboxSummary()).toMatchObject({ waiting: 0, failed: 0, offered: 0 })
})

test('a message without a channel isn’t tried', async () => {
  await signInStaff()
  const { id } = await lead('Robin')
  await until(isStatus(id, 'sent'))
  await write((db) => db.outbox.updateMany({ data: { kind: 'lead-sms', status: 'failed' } }))
  const answer = await tryAgain((await messageOf(id)).id)
  expect(answer.status).toBe(409)
  expect(((await answer.json()) as { detail: string }).detail).toMatch(/isn’t set up/)
})
