import { cleanUpDaily } from '@/lib/auth/housekeeping'
import { write } from '@/lib/data/client'
import { measureSpamLeads } from '@/lib/data/spam-leads'
import { addLeadNote, changeLead } from '@/lib/data/lead-changes'
import { judgeLead, listLeads } from '@/lib/data/leads'
import { foldUnproven, type heldBounds } from '@/lib/leads/held-groups'
import { releaseLead } from '@/lib/leads/release'
import { keepLead } from '@/lib/leads/take-lead'
import { createLeaseManager } from '@/lib/leases/lease-manager'
import { temporaryDatabase } from '../data/temporary-database'

const database = temporaryDatabase()

const minute = 60_000
const bounds = {
  ...{ alone: 2, rows: 4, bytes: 1_000_000, freshFor: 0 },
  ...{ allRows: 1_000, allBytes: 10_000_000, allFreshFor: 0 },
}
const honeypot = { homepage: 'https://spam.example' }
const quick = { elapsed: 400 }

/** Sends a request of a name from an address of its own, or from this one. */
let addresses = 0
const send = (name: string, about: object, more: { from?: string; bounds?: typeof heldBounds } = {}) => {
  const from = more.from ?? `2001:db8:0:${(addresses += 1).toString(16)}::1`
  const request = new Request('http://localhost:3000/api/contact', {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
  })
  const said = {
    source: 'contact' as const,
    name,
    phone: '845 555 0199',
    message: 'Galley kitchen. '.repeat(50),
  }
  return keepLead(said, { key: '', homepage: '', ...about } as never, request, more.bounds ?? bounds)
}
const inbox = async () =>
  (await listLeads()).map(({ name, message, suspicion, status }) => ({ name, message, suspicion, status }))
const rowOfAll = async () => (await listLeads()).filter(({ name }) => name === 'Many senders')
const fill = () => Promise.all(['A', 'B', 'C', 'D'].map((name) => send(name, honeypot)))
const wordsOfAll = (requests: string) =>
  `Too much was held that day. This one represents the rest, with the first names and phone numbers: ${requests}.`
/** Makes what came come earlier, within the day that it came on or the one before. */
const age = (milliseconds: number) =>
  write(async (db) => {
    for (const { id, createdAt } of await db.lead.findMany({ select: { id: true, createdAt: true } }))
      await db.lead.update({
        where: { id },
        data: { createdAt: new Date(createdAt.getTime() - milliseconds) },
      })
  })

test('beyond the total of all addresses what no browser can prove is one row of the day, whoever sends it', async () => {
  await fill()
  const { id, challenge } = await send('Ann', honeypot)
  expect(challenge).toBeUndefined()
  for (let sent = 0; sent < 60; sent += 1) await send(`Number ${sent} of those who send`, honeypot)
  expect(await listLeads()).toHaveLength(5)
  const [row] = await rowOfAll()
  expect(row).toMatchObject({ id, status: 'spam', phone: '', suspicion: wordsOfAll('61 requests') })
  expect(row?.message).toMatch(/^Ann, 845 555 0199\nNumber 0 of those who send, 845 555 0199\n/)
  expect(row?.message.length).toBeLessThanOrEqual(2_000)
  // Leads that aren't held are stored as before.
  await send('Dana', {})
  expect((await inbox())[0]).toMatchObject({ name: 'Dana', status: 'new' })
  // One that staff have judged stays as it is.
  await judgeLead(id, false, null)
  expect((await send('Eve', honeypot)).id).not.toBe(id)
  expect(await rowOfAll()).toHaveLength(2)
})

test('bytes count as rows do', async () => {
  await send('Ann', honeypot, { bounds: { ...bounds, bytes: 1_500 } })
  expect((await measureSpamLeads(new Date(0))).rows).toBe(1)
  expect((await measureSpamLeads(new Date(0))).bytes).toBeGreaterThan(1_500)
  await send('Bob', honeypot, { bounds: { ...bounds, bytes: 1_500 } })
  expect((await inbox()).map(({ name }) => name).sort()).toEqual(['Ann', 'Many senders'])
})

test('an address that has a row goes on counting there', async () => {
  const from = '198.51.100.60'
  const early = { from, bounds: { ...bounds, alone: 0 } }
  const { id } = await send('Ann', honeypot, early)
  await fill()
  expect((await send('Bob', honeypot, { from })).id).toBe(id)
  expect(await rowOfAll()).toHaveLength(0)
  expect((await listLeads()).find((lead) => lead.id === id)?.suspicion).toMatch(/that day: 2 requests\.$/)
})

test.each([
  ['rows', { allRows: 4 }],
  ['bytes', { allBytes: 1_000 }],
])('what is held of all days together has a bound of its own, in %s', async (_, bound) => {
  await fill()
  await age(3 * 24 * 60 * minute)
  await send('Ann', honeypot)
  expect(await rowOfAll()).toHaveLength(0)
  await send('Bob', honeypot, { bounds: { ...bounds, ...bound } })
  expect((await rowOfAll())[0]?.message).toBe('Bob, 845 555 0199')
  expect((await send('Cay', quick, { bounds: { ...bounds, ...bound } })).challenge).toBeTruthy()
})

test('the total is not measured for each request', async () => {
  await send('Ann', honeypot)
  const row = { source: 'contact', name: 'A program', status: 'spam' }
  await write((db) => db.lead.createMany({ data: [row, row, row, row] }))
  await send('Bob', honeypot, { bounds: { ...bounds, freshFor: 3_600_000 } })
  expect(await rowOfAll()).toHaveLength(0)
  await send('Cay', honeypot)
  expect(await rowOfAll()).toHaveLength(1)
})

test('a lead that can still be proven keeps a short row until its challenge ends; then it is counted, named and deleted', async () => {
  await fill()
  const late = await send('Late', quick)
  const proven = await send('Proven', quick)
  const ids: Record<string, string> = {}
  for (const name of ['Noted', 'Judged', 'Released', 'Followed', 'Opened'])
    ids[name] = (await send(name, quick)).id
  expect(late.challenge).toBeTruthy()
  const storedLead = (await listLeads()).find(({ id }) => id === late.id)
  expect(storedLead?.message).toHaveLength(300)

  await releaseLead(proven.id)
  const by = { staffId: null, hours: {} as never }
  await addLeadNote(ids.Noted!, 'Knows my cousin.', null)
  await judgeLead(ids.Judged!, false, null)
  await judgeLead(ids.Judged!, true, null)
  await judgeLead(ids.Released!, false, null)
  await changeLead(ids.Followed!, { followUpOn: '2027-01-04' }, by)
  await changeLead(ids.Opened!, { isRead: true }, by)

  // Within the challenge's time nothing goes.
  expect(await foldUnproven(Date.now() + 10 * minute)).toBe(0)
  const now = Date.now() + 12 * minute
  expect(await foldUnproven(now)).toBe(1)
  expect(await foldUnproven(now)).toBe(0)
  const names = (await inbox()).map(({ name }) => name).sort()
  expect(names).toEqual(['A', 'B', 'C', 'D', 'Many senders', 'Proven', ...Object.keys(ids)].sort())
  expect((await rowOfAll())[0]).toMatchObject({
    message: 'Late, 845 555 0199',
    suspicion: wordsOfAll('1 request'),
    status: 'spam',
  })
})

test('some at a time go into the row that there is, and all of them go in the end', async () => {
  await fill()
  const { id } = await send('Ann', honeypot)
  for (const name of ['Bob', 'Cay', 'Dee', 'Eli', 'Fay']) await send(name, quick)
  const now = Date.now() + 12 * minute
  expect(await foldUnproven(now, { most: 2, times: 1 })).toBe(2)
  expect(await foldUnproven(now, { most: 2, times: 9 })).toBe(3)
  const [row, ...more] = await rowOfAll()
  expect(more).toEqual([])
  expect(row).toMatchObject({ id, suspicion: wordsOfAll('6 requests') })
  const senders = row?.message.split('\n').map((line) => line.split(',')[0])
  expect(senders?.sort()).toEqual(['Ann', 'Bob', 'Cay', 'Dee', 'Eli', 'Fay'])
})

test('if one can’t be deleted, nothing is changed, so that none is counted twice', async () => {
  await fill()
  const { id } = await send('Late', quick)
  await database.run('CREATE TABLE clings (lead TEXT REFERENCES "Lead" ("id"))')
  await database.run(`INSERT INTO clings VALUES ('${id}')`)
  const now = Date.now() + 12 * minute
  await expect(foldUnproven(now)).rejects.toThrow()
  expect(await rowOfAll()).toEqual([])
  await database.run('DROP TABLE clings')
  expect(await foldUnproven(now)).toBe(1)
  expect((await rowOfAll())[0]?.suspicion).toBe(wordsOfAll('1 request'))
})

test('the housekeeping does so at each look, not once a day', async () => {
  const keeper = createLeaseManager()
  try {
    await cleanUpDaily(keeper, foldUnproven)
    await fill()
    await send('Late', quick)
    await age(12 * minute)
    await cleanUpDaily(keeper, foldUnproven)
    expect(await rowOfAll()).toHaveLength(1)
    expect((await inbox()).map(({ name }) => name)).not.toContain('Late')
  } finally {
    await keeper.stop()
  }
})
