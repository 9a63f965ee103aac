import fs from 'node:fs/promises'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { POST as decide } from '@/app/api/deliveries/set-aside/route'
import { listAudit } from '@/lib/records/audit-log'
import { createLead, listLeads } from '@/lib/data/leads'
import { readiness } from '@/lib/health/readiness'
import { countSetAside, listSetAside } from '@/lib/leads/set-aside'
import { replaySpool } from '@/lib/leads/spool'
import { pruneDismissed } from '@/lib/leads/prune-dismissed'
import { isInvalidRow } from '@/lib/data/database-errors'
import { refuseSomeLeads } from './data/refuse-leads'
import { temporaryDatabase } from './data/temporary-database'
import { signInStaff } from './staff-session'

const database = temporaryDatabase()
const spool = () => path.join(database.folder(), 'spool')
const files = () => (existsSync(spool()) ? readdirSync(spool()).sort() : [])
beforeEach(() => {
  rmSync(spool(), { recursive: true, force: true })
  mkdirSync(spool(), { recursive: true })
})

/** Puts a lead's file into the spool, as old as `second` says. */
function put(second: number, name: string, more: object = {}) {
  const at = new Date(Date.UTC(2026, 0, 1) + second * 1000)
  const lead = {
    id: `id-${second}`,
    createdAt: at.toISOString(),
    source: 'contact',
    name,
    phone: '845 555 0199',
    ...more,
  }
  const file = path.join(spool(), `id-${second}.json`)
  writeFileSync(file, JSON.stringify(lead))
  utimesSync(file, at, at)
}
const names = async () => (await listLeads()).map(({ name }) => name).sort()
/** No two leads of one name: what has a name that is taken is refused for its own sake. */
const oneOfEachName = () => database.run(`CREATE UNIQUE INDEX one_of_each_name ON "Lead" (name)`)
const post = (file: string, action: string) =>
  decide(
    new Request('http://localhost:3000/api/deliveries/set-aside', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file, action }),
    }),
  )

describe('a lead that can’t be stored for its own reason', () => {
  test('is set aside, however many there are, and all others come in', async () => {
    await createLead({ source: 'contact', name: 'Taken' })
    await oneOfEachName()
    for (const second of [1, 2, 3, 4]) put(second, 'Taken')
    put(5, 'Good')
    put(6, 'Without a time', { createdAt: 'yesterday' })
    put(7, 'Also good')
    writeFileSync(path.join(spool(), 'broken.json'), '{"id":')
    // The newest is one of them, too.
    put(8, 'Taken')
    expect(await replaySpool()).toBe(2)
    expect(await names()).toEqual(['Also good', 'Good', 'Taken'])
    expect(files()).toEqual([
      'broken.json.refused',
      ...[1, 2, 3, 4, 6, 8].map((second) => `id-${second}.json.refused`),
    ])
    expect(await replaySpool()).toBe(0)
  })

  test('is told of by /readyz until staff bring it in or dismiss it; no file is deleted before it is in the inbox', async () => {
    await signInStaff()
    await createLead({ source: 'contact', name: 'Taken' })
    await oneOfEachName()
    put(1, 'Taken', { message: 'Our kitchen' })
    put(2, 'Taken')
    await replaySpool()
    const spoolCheck = async () => (await readiness()).checks.spool
    expect(await spoolCheck()).toMatchObject({
      status: 'warn',
      setAside: 2,
      say: expect.stringContaining('/admin/deliveries') as string,
    })
    expect(await countSetAside()).toBe(2)
    const said = { name: 'Taken', canBringIn: true }
    expect(await listSetAside()).toMatchObject([
      { ...said, file: 'id-1.json.refused', said: '845 555 0199\nOur kitchen' },
      said,
    ])
    // The obstacle is still there.
    expect((await post('id-1.json.refused', 'bring-in')).status).toBe(409)
    expect(files()).toEqual(['id-1.json.refused', 'id-2.json.refused'])
    await database.run('DROP INDEX one_of_each_name')
    expect((await post('id-1.json.refused', 'bring-in')).status).toBe(204)
    expect((await post('id-1.json.refused', 'bring-in')).status).toBe(404)
    expect(await listLeads()).toMatchObject([{ name: 'Taken' }, { name: 'Taken', message: 'Our kitchen' }])
    expect((await post('id-2.json.refused', 'dismiss')).status).toBe(204)
    expect((await post('../site.db', 'dismiss')).status).toBe(404)
    expect(files()).toEqual(['id-2.json.refused.dismissed'])
    expect(readFileSync(path.join(spool(), 'id-2.json.refused.dismissed'), 'utf8')).toContain('Taken')
    expect(await spoolCheck()).toMatchObject({ status: 'ok', setAside: 0 })
    expect(await countSetAside()).toBe(0)
  })
})

test('a lead comes in though some that fail for a reason nobody knows are older and newer than it', async () => {
  await refuseSomeLeads(database)
  for (const second of [1, 2, 3]) put(second, `Refused ${second}`)
  put(4, 'Good')
  put(5, 'Refused 5')
  // A round tries the first three and one more, each round another.
  for (let round = 0; round < 2; round += 1) await replaySpool()
  expect(await names()).toEqual(['Good'])
  const remainingNames = [1, 2, 3, 5].map((second) => `id-${second}.json`)
  expect(files()).toEqual(remainingNames)
  // Nobody knows yet whose fault it is. Once others have come in often enough, it is theirs.
  for (let round = 0; round < 20; round += 1) {
    put(100 + round, `Good ${round}`)
    await replaySpool()
  }
  expect(await names()).toHaveLength(21)
  expect(files()).toEqual(remainingNames.map((name) => `${name}.refused`))
  expect((await readiness()).checks.spool).toMatchObject({ waiting: 0, setAside: 4 })
})

test('one that fails alone is set aside once the database has taken enough others that were never in the spool', async () => {
  await refuseSomeLeads(database)
  put(1, 'Refused 1')
  for (let round = 0; round < 30; round += 1) await replaySpool()
  expect(files()).toEqual(['id-1.json'])
  for (let round = 0; round < 10; round += 1) {
    await createLead({ source: 'contact', name: `Direct ${round}` })
    await replaySpool()
  }
  expect(files()).toEqual(['id-1.json.refused'])
})

test.each(['P2003', 'P2004'])('what the database refuses with %s is refused for good', (code) => {
  expect(isInvalidRow(Object.assign(new Error('refused'), { code }))).toBe(true)
})

test.each(['EMFILE', 'ENFILE', 'ENOMEM', 'EIO'])(
  'a lead that can’t be read for %s waits for the next round',
  async (code) => {
    put(1, 'Good')
    const read = jest.spyOn(fs, 'readFile').mockRejectedValueOnce(Object.assign(new Error('no'), { code }))
    expect(await replaySpool()).toBe(0)
    read.mockRestore()
    expect(files()).toEqual(['id-1.json'])
    expect(await replaySpool()).toBe(1)
    expect(await names()).toEqual(['Good'])
  },
)

test('a file that can never be read is set aside', async () => {
  mkdirSync(path.join(spool(), 'folder.json'))
  await replaySpool()
  expect(files()).toEqual(['folder.json.refused'])
  await signInStaff()
  expect((await post('folder.json.refused', 'bring-in')).status).toBe(409)
})

test('no file takes the place of another that was set aside or dismissed', async () => {
  await signInStaff()
  await createLead({ source: 'contact', name: 'Taken' })
  await oneOfEachName()
  for (const message of ['First', 'Second', 'Third']) {
    put(1, 'Taken', { message })
    await replaySpool()
    // The first one is dismissed at once, so that the third is to have its name again.
    if (message === 'First') await post('id-1.json.refused', 'dismiss')
  }
  expect(await countSetAside()).toBe(2)
  await post('id-1.json.refused', 'dismiss')
  const keptTexts = files().map((name) => readFileSync(path.join(spool(), name), 'utf8'))
  expect(keptTexts.map((text) => (JSON.parse(text) as { message: string }).message).sort()).toEqual([
    'First',
    'Second',
    'Third',
  ])
  const done = await listAudit()
  expect(done.filter(({ action }) => action === 'request-dismissed')).toHaveLength(2)
})

test('a dismissed request is deleted when spam of its age is, and one that nobody has judged stays', async () => {
  for (const name of ['a.json.refused.dismissed', 'b.json.refused.dismissed', 'c.json.refused'])
    writeFileSync(path.join(spool(), name), '{}')
  const old = new Date(Date.now() - 91 * 24 * 3_600_000)
  for (const name of ['a.json.refused.dismissed', 'c.json.refused'])
    utimesSync(path.join(spool(), name), old, old)
  await pruneDismissed()
  expect(files()).toEqual(['b.json.refused.dismissed', 'c.json.refused'])
})
