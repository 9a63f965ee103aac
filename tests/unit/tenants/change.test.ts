import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLead, listLeads } from '@/lib/data/leads'
import { database } from '@/lib/data/client'
import { readRevalidations } from '@/lib/data/revalidations'
import { getStaffByEmail } from '@/lib/data/staff'
import { addTenant, changeTenant, learnTenants } from '@/lib/data/tenants'
import { common } from '@/lib/data/tenant-wall'
import { env } from '@/lib/env'
import { everyTenant, inTenant } from '@/lib/tenant-context'
import { Prisma } from '@/prisma/generated/sqlite/client'
import { fillAnew } from '@/prisma/fill'
import { runScript } from '../data/run-script'
import { temporaryDatabase } from '../data/temporary-database'
import { forgetContractors } from './contractors'

const { folder } = temporaryDatabase()
const owner = 'ann@smith.example'
beforeEach(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  for (const id of ['smith', 'jones']) {
    await addTenant(id, `https://${id}.example`, { LEADS_TO: `office@${id}.example` })
    await inTenant(id, () => createLead({ source: 'contact', name: `A neighbor of ${id}` }))
  }
  await inTenant('smith', () => fillAnew(owner))
})
afterEach(() => {
  jest.restoreAllMocks()
  forgetContractors()
})

/** What `npm run tenant -- …` says, and where it went wrong. */
const tenant = (...args: string[]) => runScript('tenant', args)
const done = { status: 0, stderr: '' }

test('a site is closed, opened, moved, and given other settings', async () => {
  expect(tenant('close', 'smith')).toMatchObject(done)
  expect(tenant('list').stdout.split('\n')).toEqual([
    'jones  https://jones.example',
    'smith  https://smith.example  closed',
    '',
  ])
  expect(tenant('open', 'smith')).toMatchObject(done)
  expect(tenant('move', 'smith', 'https://www.smith.example/')).toMatchObject(done)
  const file = path.join(folder(), 'settings.json')
  writeFileSync(file, JSON.stringify({ LEADS_TO: 'new@smith.example' }))
  expect(tenant('settings', 'smith', file)).toMatchObject(done)
  expect((await learnTenants()).find(({ id }) => id === 'smith')).toEqual({
    id: 'smith',
    origin: 'https://www.smith.example',
    isClosed: false,
    settings: { LEADS_TO: 'new@smith.example' },
  })
  expect(inTenant('jones', () => env().LEADS_TO)).toBe('office@jones.example')
}, 60_000)

test('what can’t be is refused with what to do, and changes nothing', async () => {
  const before = await learnTenants()
  const file = path.join(folder(), 'settings.json')
  writeFileSync(file, JSON.stringify({ DATA_DIR: '/' }))
  const refused: [string[], string][] = [
    [['move', 'smith', 'http://localhost:3000'], 'is the default site’s'],
    [['move', 'smith', ''], 'origin: the address of the site, such as'],
    [['move', 'smith', 'http://jones.example'], 'jones.example is the site of jones'],
    [['settings', 'smith', file], 'settings may hold'],
    [['remove', 'smith'], 'close it first'],
    [['toString', 'smith'], 'usage:'],
  ]
  for (const [args, said] of refused) {
    const { status, stderr } = tenant(...args)
    expect([args, status, stderr]).toEqual([args, 1, expect.stringContaining(said)])
  }
  const closed = changeTenant('nobody', { isClosed: true })
  await expect(closed).rejects.toMatchObject({ code: 'not-found' })
  expect(await learnTenants()).toEqual(before)
}, 60_000)

test('one that is removed leaves nothing, and the others keep everything', async () => {
  const files = (id: string) => path.join(env().DATA_DIR, 'tenants', id, 'media')
  for (const id of ['smith', 'jones']) mkdirSync(files(id), { recursive: true, mode: 0o700 })
  await changeTenant('smith', { isClosed: true })
  const closedAt = Date.now()
  expect(tenant('remove', 'smith')).toMatchObject(done)
  // Not before every server knows that the site is closed.
  expect(Date.now() - closedAt).toBeGreaterThanOrEqual(10_000)

  expect(await learnTenants()).toMatchObject([{ id: 'jones' }])
  const db = (await database()) as unknown as Record<string, { count: (of: object) => Promise<number> }>
  const models = Object.values(Prisma.ModelName).filter((name) => !common.includes(name))
  const left = await inTenant(everyTenant, () =>
    Promise.all(
      models.map((name) =>
        db[name[0]!.toLowerCase() + name.slice(1)]!.count({ where: { tenantId: 'smith' } }),
      ),
    ),
  )
  expect(left).toEqual(models.map(() => 0))
  expect(existsSync(path.dirname(files('smith')))).toBe(false)
  expect(Object.keys((await readRevalidations()).tags)).toContain('smith:_N_T_/layout')

  expect(existsSync(files('jones'))).toBe(true)
  expect(await inTenant('jones', () => listLeads())).toMatchObject([{ name: 'A neighbor of jones' }])
  expect(await getStaffByEmail(owner)).toBeNull()
}, 60_000)
