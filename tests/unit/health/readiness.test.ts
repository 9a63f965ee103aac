import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GET as healthz } from '@/app/healthz/route'
import { GET as readyz } from '@/app/readyz/route'
import { ownCallHeaders } from '@/lib/auth/own-call'
import { writeBackupState } from '@/lib/backup/state'
import { write } from '@/lib/data/client'
import { createLead } from '@/lib/data/leads'
import { recentReadiness, readiness } from '@/lib/health/readiness'
import { processSlot } from '@/lib/process-slot'
import { temporaryDatabase } from '../data/temporary-database'

const { folder, takeAway } = temporaryDatabase()
const backups = () => path.join(folder(), 'backups')
const words = async () => {
  const { status, checks } = await readiness()
  return [
    status,
    ...Object.entries(checks).flatMap(([name, check]) => (check.status === 'ok' ? [] : [name, check.status])),
  ]
}
const uncounted = processSlot<true>('uncounted-proxy')
const ask = (headers?: Record<string, string>) =>
  readyz(new Request('http://localhost:3000/readyz', { headers }))

beforeEach(() => {
  for (const name of ['spool', 'backups']) rmSync(path.join(folder(), name), { recursive: true, force: true })
})
afterEach(() => {
  delete process.env.BUILT_SITE_URL
  delete process.env.BUILD_DIR
})

test('a new site is ready, and leaves nothing behind', async () => {
  expect(await words()).toEqual(['ok'])
  expect(readdirSync(folder()).filter((name) => name.startsWith('.'))).toEqual([])
})

test('no database, or one without its migrations, is a failure', async () => {
  await write((db) =>
    db.$executeRawUnsafe(`DELETE FROM _prisma_migrations WHERE migration_name LIKE '%reliability'`),
  )
  const { checks } = await readiness()
  expect(checks.migrations).toMatchObject({
    status: 'fail',
    pending: [expect.stringContaining('reliability')],
  })
  await takeAway()
  expect(await words()).toEqual(['fail', 'database', 'fail', 'outbox', 'warn', 'jobs', 'warn'])
})

test('leads in the spool, messages and backups are reported when they wait too long', async () => {
  mkdirSync(path.join(folder(), 'spool'))
  const lead = path.join(folder(), 'spool/a.json')
  writeFileSync(lead, '{}')
  expect(await words()).toEqual(['ok'])
  utimesSync(lead, new Date(), new Date(Date.now() - 600_000))
  expect(await words()).toEqual(['warn', 'spool', 'warn'])
  rmSync(lead)

  await createLead({ source: 'contact', name: 'Ann' })
  const outbox = async (data: object) => {
    await write((db) => db.outbox.updateMany({ data }))
    const check = (await readiness()).checks.outbox
    return [check?.status, check?.failed]
  }
  const earlier = new Date(Date.now() - 20 * 60_000)
  // Without mail set up the owner's mail is an offer, which nobody waits for; any other way of sending counts.
  expect(await outbox({ createdAt: earlier })).toEqual(['ok', 0])
  expect(await outbox({ kind: 'lead-webhook', status: 'waiting' })).toEqual(['warn', 0])
  expect(await outbox({ status: 'failed' })).toEqual(['warn', 1])
  expect(await outbox({ kind: 'lead-confirmation' })).toEqual(['ok', 0])

  mkdirSync(backups())
  const good = { at: new Date().toISOString(), file: 'x', bytes: 1, seconds: 1 }
  const triedAt = good.at
  await writeBackupState(backups(), { triedAt, good, error: null })
  expect(await words()).toEqual(['ok'])
  await writeBackupState(backups(), { triedAt, good, error: 'the disk is full' })
  expect((await readiness()).checks.backup).toMatchObject({
    status: 'warn',
    say: expect.stringContaining('disk is full') as string,
  })
  const old = { ...good, at: new Date(Date.now() - 40 * 3_600_000).toISOString() }
  await writeBackupState(backups(), { triedAt, good: old, error: null })
  expect((await readiness()).checks.backup).toMatchObject({ status: 'warn', age: 144_000 })
})

test('a build for another address is reported', async () => {
  process.env.BUILT_SITE_URL = 'https://www.example.com'
  expect(await words()).toEqual(['warn', 'address', 'warn'])
})

test('an uncounted proxy is reported', async () => {
  uncounted.current = true
  expect(await words()).toEqual(['warn', 'proxy', 'warn'])
  uncounted.current = undefined
})

test('the public gets the verdict; checks and figures are for this machine and for who has a token', async () => {
  await recentReadiness()
  const outside = { 'x-forwarded-for': '203.0.113.9' }
  const answer = await ask(outside)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await answer.json()).toEqual({ status: 'ok' })
  expect(await (await ask({ ...outside, authorization: 'Bearer x' })).json()).toEqual({ status: 'ok' })
  for (const headers of [
    ownCallHeaders(),
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '::ffff:127.0.0.1' },
    { 'x-forwarded-for': '::1' },
  ]) {
    const full = (await (await ask(headers)).json()) as { checks: { disk: { free: number } } }
    expect(full.checks.disk.free).toBeGreaterThan(0)
  }
})

test('behind a proxy that isn’t counted nobody counts as this machine', async () => {
  uncounted.current = true
  expect(await (await ask({ 'x-forwarded-for': '127.0.0.1' })).json()).not.toHaveProperty('checks')
  uncounted.current = undefined
})

test('/healthz queries nothing', async () => {
  await takeAway()
  const build = mkdtempSync(path.join(tmpdir(), 'showroom-build-'))
  writeFileSync(path.join(build, 'BUILD_ID'), 'b1')
  process.env.BUILD_DIR = path.relative(process.cwd(), build)
  const from = async (address: string) => {
    const headers = { 'x-forwarded-for': address }
    const answer = await healthz(new Request('http://localhost:3000/healthz', { headers }))
    return [answer.status, (await answer.json()) as unknown]
  }
  expect(await from('203.0.113.9')).toEqual([200, { status: 'ok' }])
  expect(await from('127.0.0.1')).toEqual([
    200,
    { status: 'ok', build: 'b1', memory: expect.any(Number) as number },
  ])
  rmSync(build, { recursive: true })
})
