import { phoneHours } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { write } from '@/lib/data/client'
import {
  clearSuspicion,
  countLeads,
  createLead,
  getLead,
  judgeLead,
  listLeads,
  listWaitingLeads,
} from '@/lib/data/leads'
import { addLeadNote, changeLead } from '@/lib/data/lead-changes'
import { createStaff } from '@/lib/data/staff'
import { requireLead } from './require-lead'
import { temporaryDatabase } from './temporary-database'
import { emptyLead } from '../empty-lead'

const by = (staffId: string | null) => ({ staffId, hours: phoneHours(defaultProfile) })

temporaryDatabase()

const outbox = () => write((db) => db.outbox.findMany({ select: { leadId: true, kind: true, status: true } }))
const staff = () => createStaff({ email: 'ann@example.com', name: 'Ann', passwordHash: 'x' })

test('a lead is stored with its first event and its mail, which is kept for staff to decide while there is no mail', async () => {
  const lead = await createLead({ source: 'chat', name: 'Robin', phone: '845 555 0100', utmSource: 'news' })
  expect(lead).toEqual({
    ...emptyLead,
    id: lead.id,
    source: 'chat',
    name: 'Robin',
    phone: '845 555 0100',
    utmSource: 'news',
    createdAt: expect.stringMatching(/Z$/) as string,
    updatedAt: expect.stringMatching(/Z$/) as string,
  })
  expect(await requireLead(lead.id)).toEqual({
    ...lead,
    events: [expect.objectContaining({ kind: 'stored', text: '', staffName: null })],
  })
  expect(await outbox()).toEqual([{ leadId: lead.id, kind: 'lead-notification', status: 'offered' }])
})

test('a lead from the spool keeps its id and time, and is stored once however often it is replayed', async () => {
  const spooled = {
    source: 'contact',
    id: 'from-the-spool',
    createdAt: '2024-05-01T12:00:00.000Z',
    name: 'Robin',
  } as const
  const [first, second] = await Promise.all([
    createLead(spooled),
    createLead({ ...spooled, name: 'Changed' }),
  ])
  expect(first).toMatchObject({ id: 'from-the-spool', createdAt: spooled.createdAt, name: 'Robin' })
  expect(second).toEqual(first)
  expect(await createLead(spooled)).toEqual(first)
  expect(await countLeads()).toEqual({ new: 1, total: 1 })
  expect((await requireLead(first.id)).events).toHaveLength(1)
  expect(await outbox()).toHaveLength(1)
})

test('spam is kept, but nobody is told', async () => {
  await createLead({ source: 'contact', name: 'Bot', status: 'spam' })
  expect(await countLeads()).toEqual({ new: 0, total: 1 })
  expect(await outbox()).toEqual([])
})

test('a form instance makes one lead, whatever it says the second time and however it is sent', async () => {
  const key = 'a1'.repeat(16)
  const [first, second] = await Promise.all([
    createLead({ source: 'chat', name: 'Robin', key }),
    createLead({ source: 'contact', name: 'Somebody else', key, id: 'another' }),
  ])
  expect(second).toEqual(first)
  expect(first).not.toHaveProperty('key')
  expect(await listLeads()).toMatchObject([{ name: 'Robin' }])
  await createLead({ source: 'chat', name: 'No key' })
  await createLead({ source: 'chat', name: 'No key', key: '' })
  expect(await listLeads()).toHaveLength(3)
})

test('leads go on after the one that was read last', async () => {
  for (const day of ['01', '02', '03', '04'])
    await createLead({ id: day, source: 'chat', name: day, createdAt: `2024-05-${day}T12:00:00.000Z` })
  const names = async (after?: string) => (await listLeads({ limit: 2, after })).map(({ name }) => name)
  expect([await names(), await names('03'), await names('01'), await names('none')]).toEqual([
    ['04', '03'],
    ['02', '01'],
    [],
    [],
  ])
})

describe('a wrong verdict', () => {
  const suspect = { source: 'chat', name: 'Robin', status: 'spam', suspicion: 'It was quick.' } as const

  test('is mended once: the lead is new and announced, its history says what happened', async () => {
    const { id: staffId } = await staff()
    const { id } = await createLead(suspect)
    expect(await outbox()).toEqual([])
    const mended = await judgeLead(id, false, staffId)
    await judgeLead(id, false, staffId)
    expect(mended).toMatchObject({ status: 'new', suspicion: '' })
    expect(
      (await requireLead(id)).events.map(({ kind, text, staffName }) => [kind, text, staffName]),
    ).toEqual([
      ['stored', '', null],
      ['not-spam', 'It was quick.', 'Ann'],
    ])
    expect(await outbox()).toEqual([{ leadId: id, kind: 'lead-notification', status: 'offered' }])
  })

  test('the other way keeps what waits from being sent, and back announces it again', async () => {
    const { id } = await createLead({ source: 'chat', name: 'Bot' })
    expect(await judgeLead(id, true, null)).toMatchObject({ status: 'spam', suspicion: '' })
    expect(await outbox()).toEqual([])
    await judgeLead(id, false, null)
    expect(await outbox()).toHaveLength(1)
  })

  test('a sent message is not sent again', async () => {
    const { id } = await createLead({ source: 'chat', name: 'Robin' })
    await write((db) => db.outbox.updateMany({ data: { status: 'sent' } }))
    await judgeLead(id, true, null)
    await judgeLead(id, false, null)
    expect(await outbox()).toEqual([{ leadId: id, kind: 'lead-notification', status: 'sent' }])
  })

  test('is taken back by the sender’s browser, but not what a person has said', async () => {
    const { id } = await createLead(suspect)
    expect([await clearSuspicion(id), await clearSuspicion(id)]).toEqual([true, false])
    expect(await requireLead(id)).toMatchObject({ status: 'new', suspicion: '' })
    expect(await outbox()).toHaveLength(1)
    await judgeLead(id, true, null)
    expect([await clearSuspicion(id), await clearSuspicion('nothing')]).toEqual([false, false])
    expect((await requireLead(id)).status).toBe('spam')
  })
})

test('a lead that can’t be stored leaves no part behind', async () => {
  await write((db) => db.$executeRaw`DROP TABLE "Outbox"`)
  await expect(createLead({ source: 'chat', name: 'Robin' })).rejects.toThrow()
  expect(await countLeads()).toEqual({ new: 0, total: 0 })
  expect(await write((db) => db.leadEvent.count())).toBe(0)
})

test('leads come newest first, as many as asked for', async () => {
  for (const day of ['01', '03', '02'])
    await createLead({ source: 'chat', name: day, createdAt: `2024-05-${day}T12:00:00.000Z` })
  expect((await listLeads()).map(({ name }) => name)).toEqual(['03', '02', '01'])
  expect((await listLeads({ limit: 2 })).map(({ name }) => name)).toEqual(['03', '02'])
  const waiting = async () => (await listWaitingLeads({ limit: 2 })).map(({ name }) => name)
  expect(await waiting()).toEqual(['01', '02'])
  const [{ id } = { id: '' }] = await listWaitingLeads({ limit: 1 })
  await changeLead(id, { status: 'contacted' }, by((await staff()).id))
  expect(await waiting()).toEqual(['02', '03'])
})

test('a status and a note leave events with who and what; the same status again leaves none', async () => {
  const { id: staffId } = await staff()
  const { id } = await createLead({ source: 'chat', name: 'Robin' })
  await changeLead(id, { status: 'contacted' }, by(staffId))
  await changeLead(id, { status: 'contacted' }, by(staffId))
  const lead = await addLeadNote(id, 'Wants quartz.', null)
  expect(lead.status).toBe('contacted')
  expect(lead.events.map(({ kind, text, staffName }) => [kind, text, staffName])).toEqual([
    ['stored', '', null],
    ['status', 'contacted', 'Ann'],
    ['note', 'Wants quartz.', null],
  ])
  expect(await countLeads()).toEqual({ new: 0, total: 1 })
})

test('an event outlives the account that made it', async () => {
  const { id: staffId } = await staff()
  const { id } = await createLead({ source: 'chat', name: 'Robin' })
  await addLeadNote(id, 'Call on Monday.', staffId)
  await write((db) => db.staff.delete({ where: { id: staffId } }))
  expect((await requireLead(id)).events.at(-1)).toMatchObject({ text: 'Call on Monday.', staffName: null })
})

test('an unknown lead is not found', async () => {
  expect(await getLead('nothing')).toBeNull()
  const notFound = { code: 'not-found' }
  await expect(changeLead('nothing', { status: 'won' }, by(null))).rejects.toMatchObject(notFound)
  await expect(judgeLead('nothing', true, null)).rejects.toMatchObject(notFound)
  await expect(addLeadNote('nothing', 'x', null)).rejects.toMatchObject(notFound)
})
