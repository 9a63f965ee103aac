import files from 'node:fs/promises'
import { POST as postContact } from '@/app/api/contact/route'
import { write } from '@/lib/data/client'
import { judgeLead, listLeads } from '@/lib/data/leads'
import { replaySpool } from '@/lib/leads/spool'
import { temporaryDatabase } from '../data/temporary-database'

const database = temporaryDatabase()

const long = 'Galley kitchen. '.repeat(200)
const contact = {
  name: 'Dana Ortiz',
  email: 'dana@example.com',
  phone: '845 555 0199',
  projectType: 'kitchen-remodeling',
  message: long,
}
type Taken = { id: string; challenge?: string }
async function send(more: object, from: string): Promise<Taken> {
  const answer = await postContact(
    new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      body: JSON.stringify({ ...contact, ...more }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    }),
  )
  expect(answer.status).toBe(201)
  return (await answer.json()) as Taken
}
/** So many leads are held that no more have a row each. */
const fill = () =>
  write(async (db) => {
    for (let batch = 0; batch < 10; batch += 1)
      await db.lead.createMany({
        data: Array.from({ length: 500 }, () => ({
          source: 'contact',
          name: 'A program',
          status: 'spam',
          suspicion: 'It filled in a field that people don’t see.',
        })),
      })
  })
const otherLeads = async () => (await listLeads()).filter(({ name }) => name !== 'A program')
const honeypot = { homepage: 'https://spam.example' }

test('beyond 5,000 held a day an address has one row, which counts and names who sent; nobody is refused', async () => {
  await fill()
  const { id } = await send({ ...honeypot, name: 'Ann' }, '198.51.100.40')
  expect(await send({ ...honeypot, name: 'Bob', phone: '845 555 0100' }, '198.51.100.40')).toEqual({ id })
  expect(await send({ ...honeypot, name: 'Bob', phone: '845 555 0100' }, '198.51.100.40')).toEqual({ id })
  const [row, ...more] = await otherLeads()
  expect(more).toEqual([])
  expect(row).toMatchObject({
    id,
    name: 'Ann',
    status: 'spam',
    message: 'Ann, 845 555 0199\nBob, 845 555 0100',
    suspicion:
      'It filled in a field that people don’t see. So many are held that this one represents all that its address sent that day: 3 requests.',
  })
  await send(honeypot, '198.51.100.41')
  expect(await otherLeads()).toHaveLength(2)
  // One that staff have judged stays as it is.
  await judgeLead(id, false, null)
  expect((await send({ ...honeypot, name: 'Cay' }, '198.51.100.40')).id).not.toBe(id)
  expect((await otherLeads()).find((lead) => lead.id === id)).toMatchObject({ name: 'Ann', status: 'new' })
}, 30_000)

test('beyond it a lead that isn’t held is kept whole, and one that its browser can prove has a row of its own', async () => {
  await fill()
  await send({}, '198.51.100.42')
  const { challenge } = await send({ elapsed: 400, name: 'Quick' }, '198.51.100.42')
  expect(challenge).toBeTruthy()
  const [quick, kept] = await otherLeads()
  expect(kept).toMatchObject({ status: 'new', message: long.trim() })
  expect(quick).toMatchObject({ name: 'Quick', status: 'spam' })
  expect(quick?.message).toHaveLength(300)
  // So many of one address only.
  for (let sent = 0; sent < 60; sent += 1) await send({ elapsed: 400 }, '198.51.100.43')
  expect((await send({ elapsed: 400 }, '198.51.100.43')).challenge).toBeUndefined()
  expect((await send({ elapsed: 400 }, '198.51.100.43')).challenge).toBeUndefined()
  expect(await otherLeads()).toHaveLength(2 + 60 + 1)
}, 60_000)

test('on a disk that is nearly full, and in the spool, the same holds', async () => {
  const disk = jest.spyOn(files, 'statfs')
  disk.mockResolvedValue({ bavail: 900, bsize: 1_000_000 } as never)
  await database.takeAway()
  try {
    for (const name of ['Ann', 'Bob', 'Cay']) await send({ ...honeypot, name }, '198.51.100.44')
    await send({ name: 'Dee' }, '198.51.100.44')
  } finally {
    await database.bringBack()
    disk.mockRestore()
  }
  await replaySpool()
  expect((await otherLeads()).map(({ name, status }) => [name, status]).sort()).toEqual([
    ['Ann', 'spam'],
    ['Dee', 'new'],
  ])
}, 60_000)
