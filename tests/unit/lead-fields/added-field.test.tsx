import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'
import { defaultProfile } from '@/lib/business/profile'
import { type Lead, type LeadWithEvents } from '@/lib/content-types'
import { leadFields, leadTextNames } from '@/lib/lead-fields'
import { leadDetailProps } from '../lead-detail-props'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

// A new field is a line in the list. Everything that is derived from it has it as soon as it is loaded.
const places = { inbox: 'contact', email: [3, 'Size'], csv: 2.5, search: true, isLater: true } as const
Object.assign(leadFields, {
  roomSize: { kind: 'text', from: 'form', label: 'Room size', privacy: 'your room', ...places },
  utmGroup: { ...leadFields.utmTerm, label: 'Ad group' },
})
const texts = { roomSize: '8 by 12 feet', utmGroup: 'Spring' }

/** The test's own lead is made after the list has the fields. */
const lead = async () => ({ ...(await import('../empty-lead')).emptyLead, name: 'Dana', ...texts }) as Lead

test('it is stored, and read with the other columns', async () => {
  expect(leadTextNames()).toEqual(expect.arrayContaining(['roomSize', 'utmGroup']))
  const { leadSelect } = await import('@/lib/data/leads')
  expect(leadSelect).toMatchObject({ roomSize: true, utmGroup: true })
  expect((await import('../empty-lead')).emptyLead).toMatchObject({ roomSize: '', utmGroup: '' })
})

test('a new field reaches the lead from a form', async () => {
  const { leadForms, leadTextsOf } = await import('@/lib/leads/lead-forms')
  Object.assign(leadForms, { contact: { ...leadForms.contact, roomSize: z.string() } })
  expect(leadTextsOf('contact', texts as object)).toMatchObject({ roomSize: '8 by 12 feet' })
})

test('a field that a form adds reaches the lead', async () => {
  const { attributionOf } = await import('@/lib/leads/attribution-from-referer')
  const { attributionSchema } = await import('@/lib/schemas/leads')
  const input = { ...attributionSchema.parse({}), utm_group: 'Spring' }
  expect(attributionOf(input, new Request('https://kitchens.test'))).toMatchObject({ utmGroup: 'Spring' })
})

test('leads are found by it', async () => {
  const { keysOf } = await import('@/lib/data/lead-keys')
  expect(keysOf(await lead()).searchText).toBe('dana\n8 by 12 feet')
})

test('it is a column of the table, in its place', async () => {
  const { csvHead, csvLines } = await import('@/lib/leads/csv')
  expect(csvHead).toContain(',Name,Room size,Phone,')
  expect(csvLines([await lead()], [])).toContain(',8 by 12 feet,')
})

test('it stands among the facts of the owner’s email', async () => {
  const { ownerEmail: ownerLetter } = await import('@/lib/delivery/owner-email')
  const letter = ownerLetter({
    lead: await lead(),
    profile: defaultProfile,
    siteUrl: 'https://kitchens.test',
  })
  expect(letter.text).toContain('\nSize: 8 by 12 feet\n')
  expect(letter.html).toContain('8 by 12 feet')
})

test('it stands beside an open lead', async () => {
  const { LeadDetail } = await import('@/components/admin/leads/lead-detail')
  const opened: LeadWithEvents = { ...(await lead()), events: [] }
  const html = renderToStaticMarkup(<LeadDetail {...leadDetailProps} lead={opened} />)
  expect(html).toContain('<dt>Room size</dt><dd>8 by 12 feet</dd>')
  expect(html).toContain('<dt>Ad group</dt><dd>Spring</dd>')
})

test('the webhook sends it', async () => {
  const { webhookChannel } = await import('@/lib/delivery/webhook')
  let body = ''
  const server = createServer((request, response) => {
    request.on('data', (data: Buffer) => (body += data.toString())).on('end', () => response.end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const channel = webhookChannel({ url, secret: 'x'.repeat(32), siteUrl: 'https://kitchens.test' })
  await channel.send({ id: 'message-1', kind: 'lead-webhook', lead: await lead() })
  await new Promise((closed) => server.close(closed))
  expect(JSON.parse(body)).toMatchObject({ lead: texts })
})

test('a site file from before a later field is still read', async () => {
  const { siteTable } = await import('@/lib/records/site-tables')
  const { shape } = siteTable('leads').row
  expect(z.parse(shape.design as z.ZodMiniType, undefined)).toBe('')
  for (const name of ['name', 'design', 'plan', 'gclid', 'assignedToId'])
    expect(Object.keys(shape)).toContain(name)
})
