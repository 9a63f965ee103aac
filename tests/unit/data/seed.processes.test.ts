import { rmSync } from 'node:fs'
import { verifyPassword } from '@/lib/auth/password'
import { samplePosts, sampleProjects, sampleTestimonials } from '@/lib/content/samples'
import { listAudit } from '@/lib/records/audit-log'
import { closeDatabase, write } from '@/lib/data/client'
import { addPasswordReset, getResetAccount } from '@/lib/data/password-resets'
import { confirmSecondFactor } from '@/lib/data/second-factor'
import { getOpenSession, openStaffSession } from '@/lib/data/staff-sessions'
import { listPosts } from '@/lib/data/posts'
import { getSetup } from '@/lib/data/setup'
import { countStaff, getStaffByEmail } from '@/lib/data/staff'
import { onPostgres } from './postgres-database'
import { runScript } from './run-script'
import { temporaryDatabase } from './temporary-database'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

const { file, run } = temporaryDatabase()
const passwordIn = (output: string) => /Password: (\S+)/.exec(output)?.[1] ?? ''

test('seeding loads the samples and makes the first account, and the second time does nothing', async () => {
  const first = runScript('seed')
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(await projectStore.listShown()).toEqual(sampleProjects)
  expect(await projectStore.count()).toMatchObject({ total: 13 })
  expect(await testimonialStore.listShown()).toEqual(sampleTestimonials)
  expect(await testimonialStore.count()).toMatchObject({ total: 3 })
  expect((await listPosts()).map(({ title }) => title)).toEqual(samplePosts.map(({ title }) => title))
  expect(first.stdout).toContain('owner@example.com')
  const owner = await getStaffByEmail('owner@example.com')
  expect(await verifyPassword(owner?.passwordHash ?? null, passwordIn(first.stdout))).toBe(true)

  expect(await getSetup()).toEqual({ status: 'open', step: 'business' })

  expect(runScript('seed')).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(await projectStore.count()).toMatchObject({ total: 13 })
  expect(await countStaff()).toBe(1)
}, 60_000)

test('a list of a site that had content before is empty once its owner has emptied it', async () => {
  await write((db) => db.testimonial.create({ data: { ...sampleTestimonials[0]!, isSample: false } }))
  expect(await projectStore.listShown()).toEqual(sampleProjects)
  runScript('seed')
  expect(await projectStore.listShown()).toEqual([])
  expect(await testimonialStore.count()).toMatchObject({ total: 1 })
}, 60_000)

test('seeding leaves what staff deleted deleted, and content that is there alone', async () => {
  runScript('seed')
  await write((db) =>
    db.$transaction([db.project.deleteMany(), db.testimonial.deleteMany(), db.post.deleteMany()]),
  )
  expect(runScript('seed')).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(await projectStore.count()).toMatchObject({ total: 0 })
}, 60_000)

test('the first account takes address and password from the environment, which is not printed', async () => {
  const env = { ADMIN_EMAIL: 'Boss@Example.com', ADMIN_PASSWORD: 'a long enough one' }
  const { stdout } = runScript('seed', [], env)
  expect(stdout).not.toContain(env.ADMIN_PASSWORD)
  const boss = await getStaffByEmail('boss@example.com')
  expect(await verifyPassword(boss?.passwordHash ?? null, env.ADMIN_PASSWORD)).toBe(true)
}, 60_000)

test('failures are one line and an exit code', async () => {
  expect(runScript('seed', [], { ADMIN_PASSWORD: 'short' })).toMatchObject({
    status: 1,
    stderr: 'Seeding failed: ADMIN_PASSWORD must have at least 12 characters',
  })
  expect(runScript('seed', [], { ADMIN_PASSWORD: 'password1234' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^Seeding failed: ADMIN_PASSWORD can’t be used: .* easy to guess/,
    ) as string,
  })
  expect(runScript('staff-add', ['nonsense', 'Ann'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('usage:') as string,
  })
  await closeDatabase()
  if (onPostgres) await run('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  else rmSync(file())
  expect(runScript('seed')).toMatchObject({
    status: 1,
    stderr: 'Seeding failed: there is no database yet; run npm run db:deploy first',
  })
}, 60_000)

test('staff:add adds an account, and then gives it a new password that ends its sessions', async () => {
  expect(runScript('staff-add', ['ann@example.com'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no account') as string,
  })
  const added = runScript('staff-add', ['ann@example.com', 'Ann', 'Lee'])
  expect(added).toMatchObject({ status: 0, stderr: '' })
  const before = await getStaffByEmail('ann@example.com')
  expect(before).toMatchObject({ name: 'Ann Lee', sessionVersion: 1 })
  expect(await verifyPassword(before?.passwordHash ?? null, passwordIn(added.stdout))).toBe(true)

  const reset = runScript('staff-add', ['Ann@example.com'])
  const after = await getStaffByEmail('ann@example.com')
  expect(after).toMatchObject({ name: 'Ann Lee', sessionVersion: 2 })
  expect(await verifyPassword(after?.passwordHash ?? null, passwordIn(reset.stdout))).toBe(true)
  expect(await verifyPassword(after?.passwordHash ?? null, passwordIn(added.stdout))).toBe(false)
}, 60_000)

test('staff:password gives a new password, ends sessions and links, and takes the second factor off when told to', async () => {
  expect(runScript('staff-password', ['ann@example.com'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('no account') as string,
  })
  runScript('staff-add', ['ann@example.com', 'Ann'])
  const { id = '' } = (await getStaffByEmail('ann@example.com')) ?? {}
  const session = await openStaffSession({ staffId: id })
  expect(await addPasswordReset(id, 'hash')).toBe(true)
  await confirmSecondFactor(id, ['hash'])

  const first = runScript('staff-password', ['Ann@example.com'])
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(first.stdout).toContain('stays on')
  const after = await getStaffByEmail('ann@example.com')
  expect(await verifyPassword(after?.passwordHash ?? null, passwordIn(first.stdout))).toBe(true)
  expect(after?.totpSince).toBeInstanceOf(Date)
  expect(await getOpenSession(session)).toBeNull()
  expect(await getResetAccount('hash')).toBeNull()

  runScript('staff-password', ['ann@example.com', '--without-second-factor'])
  expect((await getStaffByEmail('ann@example.com'))?.totpSince).toBeNull()
  expect((await listAudit()).map(({ action }) => action)).toEqual([
    'second-factor-off',
    'password-reset',
    'password-reset',
    'staff-added',
  ])
}, 60_000)
