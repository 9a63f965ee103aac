// What an instance does by itself is done for every contractor, in its name and by its settings; one's failure is its own.
import { existsSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cleanUpDaily } from '@/lib/auth/housekeeping'
import { isOwnCall } from '@/lib/auth/own-call'
import { write } from '@/lib/data/client'
import { createLead, listLeads } from '@/lib/data/leads'
import { countOutbox } from '@/lib/data/outbox'
import { createPage } from '@/lib/data/pages'
import { setSetting } from '@/lib/data/settings'
import { tenantsWithMessages, tenantsWithSchedule } from '@/lib/data/tenants-due'
import { addAudit, listAudit } from '@/lib/data/audit'
import { deliveries } from '@/lib/delivery/deliveries'
import { parseEnv } from '@/lib/env'
import { spoolState } from '@/lib/health/readiness'
import { createKeeper } from '@/lib/leases/keeper'
import { replaySpool, spoolLead, watchSpool } from '@/lib/leads/spool'
import { pageClock } from '@/lib/pages/page-clock'
import { inTenant } from '@/lib/tenant-context'
import { forTenants, ofAll, tenantsWith } from '@/lib/tenant-work'
import { temporaryDatabase } from '../data/temporary-database'
import { startMailServer } from '../delivery/mail-server'
import { forgetContractors, knowContractors, withContractors } from './contractors'

// A port that no server of this machine has, for env(), which is read once.
process.env.PORT = String(20_000 + (process.pid % 10_000))
temporaryDatabase()
withContractors()

const smith = <T>(work: () => T) => inTenant('smith', work)
const jones = <T>(work: () => T) => inTenant('jones', work)
const ids = ['', 'smith', 'jones']
const hour = 3_600_000

async function hold() {
  const keeper = createKeeper({ holder: 'a test' })
  keepers.push(keeper)
  return (await keeper.take('outbox'))!
}
const keepers: ReturnType<typeof createKeeper>[] = []
afterEach(() => Promise.all(keepers.splice(0).map((keeper) => keeper.stop())))

describe('for some contractors', () => {
  test('one’s failure leaves the others’ done, each in its own name', async () => {
    const done: string[] = []
    await forTenants(ids, async (tenant) => {
      await Promise.resolve()
      if (tenant === 'smith') throw new Error('of smith')
      done.push(tenant)
    })
    expect(done).toEqual(['', 'jones'])
    const all = forTenants(ids, (tenant) => Promise.reject(new Error(`of ${tenant}`)))
    await expect(all).rejects.toThrow('of ')
    await expect(forTenants(['smith'], () => Promise.reject(new Error('alone')))).rejects.toThrow('alone')
  })

  test('with only the default one nothing is asked about all', async () => {
    const ask = jest.fn(() => Promise.resolve([{ tenantId: 'smith' }, { tenantId: 'gone' }]))
    expect(await tenantsWith(ask)).toEqual(['smith'])
    forgetContractors()
    expect(await tenantsWith(ask)).toEqual([''])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('whose site is closed, nothing is done for', async () => {
    const ask = () => Promise.resolve([{ tenantId: 'smith' }, { tenantId: 'jones' }])
    knowContractors(undefined, 'smith')
    expect(await tenantsWith(ask)).toEqual(['jones'])
  })
})

describe('the outbox', () => {
  test('each contractor’s messages go by its own settings; one whose server is away holds up nobody', async () => {
    const [ours, theirs] = [await startMailServer(), await startMailServer()]
    try {
      knowContractors({
        smith: { SMTP_URL: theirs.url, LEADS_TO: 'leads@smith.test', MAIL_FROM: 'site@smith.test' },
        jones: { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'leads@jones.test', MAIL_FROM: 'site@jones.test' },
        late: { SMTP_URL: ours.url, LEADS_TO: 'leads@late.test', MAIL_FROM: 'site@late.test' },
      })
      for (const tenant of ['smith', 'jones', 'late'])
        await inTenant(tenant, () => createLead({ source: 'contact', name: `A lead of ${tenant}` }))
      const due = await tenantsWith(() => tenantsWithMessages(new Date()))
      expect(due).toEqual(['smith', 'jones', 'late'])
      const turn = await hold()
      // As a restart finds them: mail was set up before.
      for (const tenant of due) await inTenant(tenant, () => setSetting('delivery.mail', true))
      const senders = deliveries(new Date())
      await Promise.all(due.map((tenant) => senders.send(tenant, turn)))
      expect(theirs.received).toMatchObject([{ from: 'site@smith.test', to: ['leads@smith.test'] }])
      expect(theirs.received[0]?.raw).toContain('A lead of smith')
      expect(ours.received).toMatchObject([{ from: 'site@late.test', to: ['leads@late.test'] }])
      expect(await smith(countOutbox)).toEqual({ sent: 1 })
      expect(await jones(countOutbox)).toEqual({ waiting: 1 })
      expect(await countOutbox()).toEqual({})
      expect(await ofAll(countOutbox)).toEqual({ sent: 2, waiting: 1 })

      // Another address is used as soon as it is set.
      knowContractors({
        smith: { SMTP_URL: ours.url, LEADS_TO: 'new@smith.test', MAIL_FROM: 'site@smith.test' },
      })
      await smith(() => createLead({ source: 'contact', name: 'Second' }))
      await senders.send('smith', turn)
      expect(ours.received.at(-1)).toMatchObject({ to: ['new@smith.test'] })
      expect(theirs.received).toHaveLength(1)
      await senders.stop()
    } finally {
      await Promise.all([ours.close(), theirs.close()])
    }
  })
})

describe('the clock of pages', () => {
  type Asked = { host: string | undefined; path: string | undefined; authorization: string }
  const asked: Asked[] = []
  let failing = ''
  const server = createServer((request: IncomingMessage, response) => {
    const { host, authorization = '' } = request.headers
    asked.push({ host, path: request.url, authorization })
    response.writeHead(host === failing ? 500 : 204).end()
  })
  beforeAll(
    () =>
      new Promise<void>((done) =>
        // As env() has it, which is read once.
        server.listen(Number(parseEnv(process.env).PORT), '127.0.0.1', done),
      ),
  )
  afterAll(() => new Promise((done) => server.close(done)))
  beforeEach(() => void asked.splice(0))

  const scheduled = (tenant: string) =>
    inTenant(tenant, async () => {
      const { id } = await createPage({ title: 'Event', slug: 'event', publishAt: at(2 * hour) })
      await write((db) => db.page.update({ where: { id }, data: { publishAt: at(-hour) } }))
    })
  const at = (later: number) => new Date(Date.now() + later).toISOString()

  test('asks each site that has something due, and again one that could not', async () => {
    await scheduled('smith')
    await scheduled('jones')
    expect(await tenantsWith(() => tenantsWithSchedule(new Date(0), new Date()))).toEqual(
      expect.arrayContaining(['smith', 'jones']),
    )
    failing = 'jones.test'
    const look = pageClock()
    await look()
    expect(asked.map(({ host, path }) => `${host}${path}`).sort()).toEqual([
      'jones.test/api/pages/due',
      'smith.test/api/pages/due',
    ])
    // By a word that counts at that contractor's site only.
    const call = asked.find(({ host }) => host === 'smith.test')!
    const request = new Request('https://smith.test', { headers: { authorization: call.authorization } })
    expect(ids.map((tenant) => inTenant(tenant, () => isOwnCall(request)))).toEqual([false, true, false])
    asked.splice(0)
    failing = ''
    await look()
    await look()
    expect(asked.map(({ host }) => host)).toEqual(['jones.test'])
  })

  test('what fell due while a site was closed is shown once it opens', async () => {
    await scheduled('smith')
    knowContractors(undefined, 'smith')
    const look = pageClock()
    await look()
    expect(asked).toEqual([])
    knowContractors()
    await look()
    await look()
    expect(asked.map(({ host }) => host)).toEqual(['smith.test'])
  })

  test('a banner that ended is its own contractor’s', async () => {
    const places = (until: string | null) => ({
      menu: [],
      footer: [],
      banner: { id: 'page', text: 'Sale', until },
      labels: {},
    })
    await smith(() => setSetting('page-places', places(at(-hour))))
    await jones(() => setSetting('page-places', places(at(hour))))
    await setSetting('page-places', places(null))
    await pageClock()()
    expect(asked.map(({ host }) => host)).toEqual(['smith.test'])
  })
})

test('the leads that wait on the disk are brought to whose they are', async () => {
  const lead = { source: 'contact' as const, createdAt: new Date().toISOString() }
  await smith(() => spoolLead({ ...lead, id: 'of-smith', name: 'Sam' }))
  await spoolLead({ ...lead, id: 'of-the-default', name: 'Dana' })
  const spool = path.join(process.env.DATA_DIR ?? '', 'tenants/smith/spool')
  expect(readdirSync(spool)).toEqual(['of-smith.json'])
  expect(await spoolState()).toMatchObject({ waiting: 2 })
  expect(await jones(replaySpool)).toBe(0)
  const stop = watchSpool(20)
  while (existsSync(path.join(spool, 'of-smith.json'))) await wait(10)
  while ((await spoolState()).waiting > 0) await wait(10)
  stop()
  expect((await smith(listLeads)).map(({ name }) => name)).toEqual(['Sam'])
  expect((await listLeads()).map(({ name }) => name)).toEqual(['Dana'])
  expect(await jones(listLeads)).toEqual([])
})

test('what is kept long enough is removed for each, as its own settings say', async () => {
  const old = new Date(Date.now() - 400 * 24 * hour)
  for (const tenant of ids)
    await inTenant(tenant, async () => {
      await addAudit({ action: 'signed-in', detail: tenant })
      await write((db) => db.auditEntry.updateMany({ data: { createdAt: old } }))
    })
  await smith(() => setSetting('profile', { retention: { leadMonths: 0, spamDays: 30, auditDays: 3650 } }))
  const keeper = createKeeper({ holder: 'a test of a day' })
  keepers.push(keeper)
  expect(await cleanUpDaily(keeper)).toBe(true)
  const left = await Promise.all(ids.map((tenant) => inTenant(tenant, () => listAudit({ limit: 10 }))))
  expect(left.map(({ length }) => length)).toEqual([0, 1, 0])
})
