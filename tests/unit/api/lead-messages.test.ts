import { POST as draw } from '@/app/api/leads/[id]/pictures/route'
import { POST as writeTo } from '@/app/api/leads/[id]/messages/route'
import { leadFiles, leadFilesText } from '@/lib/business/lead-files'
import { listLeadMessages } from '@/lib/data/lead-messages'
import { createLead, getLead, judgeLead } from '@/lib/data/leads'
import { configuredChannels } from '@/lib/delivery/channels'
import { createWorker } from '@/lib/delivery/worker'
import { env } from '@/lib/env'
import { storeDocument } from '@/lib/private-files/store'
import { temporaryDatabase } from '../data/temporary-database'
import { partsOf, startMailServer } from '../delivery/mail-server'
import { signInStaff, signOutStaff } from '../staff-session'
import { apiRequest, withParams } from './requests'

temporaryDatabase()
let server: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: server.url, LEADS_TO: 'office@kitchens.test' })
})
afterAll(async () => {
  delete process.env.SMTP_URL
  delete process.env.LEADS_TO
  await server.close()
})
beforeEach(async () => {
  server.received.length = 0
  server.state.mood = 'accept'
  await signInStaff('Ann')
})
afterEach(signOutStaff)

const key = (sign: string) => sign.repeat(32)
const send = async (id: string, more: object = {}) => {
  const message = {
    id: key('a'),
    channel: 'email',
    subject: 'Your kitchen',
    text: 'Hello Dana',
    files: '',
    ...more,
  }
  const answer = await writeTo(apiRequest('POST', `/api/leads/${id}/messages`, message), withParams({ id }))
  return { status: answer.status, body: answer.status === 204 ? null : ((await answer.json()) as object) }
}
const typedLead = (more: object = {}) =>
  createLead({ source: 'phone', name: 'Dana', email: 'dana@home.test', ...more })
/** Sends all that is due. */
const deliver = (now = new Date()) =>
  createWorker({ channels: configuredChannels(env()), now: () => now, random: () => 1 }).round()
const states = async (id: string) => (await listLeadMessages(id)).map(({ state }) => state)

test('an email of staff waits while the mail server is away, goes out once with its attachments, and answers the lead', async () => {
  const { id } = await typedLead({
    design: '/design?cabinets=sage&island=oak&counter=calacatta&splash=white-subway&floor=slate&metal=black',
  })
  const answer = await draw(
    apiRequest('POST', `/api/leads/${id}/pictures`, { kind: 'design' }),
    withParams({ id }),
  )
  const drawn = ((await answer.json()) as { id: string }).id
  const document = { id: await storeDocument(Buffer.from('%PDF-1.7\n')), name: 'Quote.pdf' }
  const files = leadFilesText([{ id: drawn, name: '' }, document])
  server.state.mood = { message: 451 }
  expect(await send(id, { files })).toMatchObject({ status: 204 })
  // A browser that got no answer sends it again.
  expect(await send(id, { files })).toMatchObject({ status: 204 })
  await deliver()
  expect(await states(id)).toEqual(['queued'])
  expect(await getLead(id)).toMatchObject({ status: 'contacted', photos: files })

  server.state.mood = 'accept'
  await deliver(new Date(Date.now() + 60_000))
  expect(await states(id)).toEqual(['sent'])
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail?.to).toEqual(['dana@home.test'])
  expect(mail?.head.get('message-id')).toMatch(new RegExp(`^<${key('a')}@`))
  expect(mail?.head.get('reply-to')).toContain('office@kitchens.test')
  expect(mail?.head.has('auto-submitted')).toBe(false)
  expect(partsOf(mail!).get('text/plain')).toContain('Hello Dana')
  for (const name of ['photo-1.jpg', 'Quote.pdf']) expect(mail?.raw).toContain(`filename=${name}`)
})

test('a message that can’t be sent is refused at once, with the reason', async () => {
  const { id } = await typedLead({ email: '' })
  expect(await send(id)).toMatchObject({ status: 409, body: { detail: 'This lead has no email address.' } })
  expect(await send(id, { channel: 'text', subject: '' })).toMatchObject({
    status: 409,
    body: { detail: 'Text messages aren’t set up yet.' },
  })
  const dana = await typedLead()
  expect(await send(dana.id, { subject: ' ' })).toMatchObject({
    status: 400,
    body: { errors: { subject: 'Enter a subject.' } },
  })
  expect(await send(dana.id, { files: key('b') })).toMatchObject({ body: { errors: { files: /removed/ } } })
  await judgeLead(dana.id, true, null)
  expect(await send(dana.id)).toMatchObject({ status: 409 })
  expect(await listLeadMessages(dana.id)).toEqual([])
  expect(leadFiles((await getLead(dana.id))?.photos ?? '')).toEqual([])
})
