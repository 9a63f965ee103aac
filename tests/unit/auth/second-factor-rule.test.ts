import { POST as beginSecondFactor } from '@/app/api/account/second-factor/route'
import { GET as getUser } from '@/app/api/auth/user/route'
import { GET as getLeads } from '@/app/api/chat-leads/route'
import { GET as getPages } from '@/app/api/pages/route'
import { PUT as changeRule } from '@/app/api/staff/second-factor/route'
import { hashPassword } from '@/lib/auth/password'
import { requireOwnerPage, requireStaffPage } from '@/lib/auth/staff-page'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { pageStore } from '@/lib/records/page/store'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, signInStaff, tokenOf } from '../staff-session'

temporaryDatabase()

const call = (method: string, body?: object) =>
  new Request('http://localhost:3000/api/any', {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
const require = async (isRequired: boolean) => (await changeRule(call('PUT', { isRequired }))).status
const switchOn = (id: string) =>
  write((db) => db.staff.update({ where: { id }, data: { totpSince: new Date() }, select: { id: true } }))
const ledTo = (page: () => Promise<unknown>) =>
  page().then(
    () => 'shown',
    (error: { digest?: string }) => error.digest?.split(';')[2],
  )

test('an owner who requires two-step verification of everybody has it', async () => {
  const owner = await signInStaff()
  expect(await require(true)).toBe(409)
  await switchOn(owner.id)
  expect(await require(true)).toBe(204)
  expect(await listAudit()).toMatchObject([{ action: 'second-factor-rule', target: 'required for everyone' }])
})

test('an account without one can do nothing but set it up, and then everything', async () => {
  const owner = await signInStaff()
  await switchOn(owner.id)
  await require(true)
  await pageStore.create({ title: 'Draft', slug: 'draft', components: [], isPublished: false })
  const { id, ...dana } = await createStaff({
    email: 'dana@example.com',
    name: 'Dana',
    passwordHash: await hashPassword('a long enough password'),
    role: 'owner',
  })
  bringToken(await tokenOf({ id, ...dana }))

  for (const handler of [getLeads, getUser, changeRule]) {
    const refused = await handler(call(handler === changeRule ? 'PUT' : 'GET', undefined))
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ title: 'Two-step verification is required' })
  }
  expect(await (await getPages(call('GET'))).json()).toEqual([])
  for (const page of [requireStaffPage, requireOwnerPage])
    expect(await ledTo(() => page())).toBe('/admin/account')
  expect(await ledTo(() => requireStaffPage({ beforeSecondFactor: true }))).toBe('shown')
  expect((await beginSecondFactor(call('POST', { password: 'wrong' }))).status).toBe(400)

  await switchOn(id)
  expect((await getUser(call('GET'))).status).toBe(200)
  expect(await ledTo(() => requireOwnerPage())).toBe('shown')
  expect(await (await getPages(call('GET'))).json()).toHaveLength(1)
})

test('taken back, nobody is held up', async () => {
  const owner = await signInStaff()
  await switchOn(owner.id)
  await require(true)
  await require(false)
  const dana = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'none' })
  bringToken(await tokenOf(dana))
  expect((await getUser(call('GET'))).status).toBe(200)
})
