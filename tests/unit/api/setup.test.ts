import { PUT } from '@/app/api/setup/route'
import { landingPath } from '@/lib/auth/landing'
import { type SetupState } from '@/lib/business/setup'
import { type StaffRole } from '@/lib/staff-types'
import { listAudit } from '@/lib/records/audit-log'
import { sampleClaims } from '@/lib/business/claims'
import { getProfile, setSetting, updateProfile } from '@/lib/data/settings'
import { getSetup, openSetup } from '@/lib/data/setup'
import { createStaff } from '@/lib/data/staff'
import { openStaffSession } from '@/lib/data/staff-sessions'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, tokenOf } from '../staff-session'

temporaryDatabase()

const account = (role: StaffRole) =>
  createStaff({ email: `${role}@example.com`, name: role, passwordHash: 'none', role })
const put = (body: unknown) =>
  PUT(
    new Request('http://localhost:3000/api/setup', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { host: 'localhost:3000', 'content-type': 'application/json' },
    }),
  )
const go = async (state: SetupState) => (await (await put(state)).json()) as SetupState

describe('the progress of the setup', () => {
  beforeEach(async () => bringToken(await tokenOf(await account('owner'))))

  test('a site from before the setup counts as set up, and so does a state that can’t be read', async () => {
    expect((await getSetup()).status).toBe('done')
    await setSetting('setup', { status: 'open', step: 'somewhere' })
    expect((await getSetup()).status).toBe('done')
  })

  test('it goes on from step to step and never back, also after it was set aside', async () => {
    await openSetup()
    expect(await go({ status: 'open', step: 'address' })).toEqual({ status: 'open', step: 'address' })
    expect(await go({ status: 'open', step: 'phone' })).toEqual({ status: 'open', step: 'address' })
    expect(await go({ status: 'later', step: 'business' })).toEqual({ status: 'later', step: 'address' })
    expect(await go({ status: 'open', step: 'logo' })).toEqual({ status: 'open', step: 'logo' })
    expect(await getSetup()).toEqual({ status: 'open', step: 'logo' })
  })

  test('its first step takes the sample claims away, a later one doesn’t', async () => {
    await openSetup()
    await go({ status: 'later', step: 'business' })
    expect((await getProfile()).claims).toEqual(sampleClaims)
    await go({ status: 'open', step: 'phone' })
    const { claims, replyHours, financing } = await getProfile()
    expect([claims.rating.value, claims.license.wording, replyHours, financing.claim]).toEqual([
      '',
      '',
      0,
      '',
    ])
    await updateProfile(() => ({ claims: sampleClaims }))
    await go({ status: 'open', step: 'address' })
    expect((await getProfile()).claims).toEqual(sampleClaims)
  })

  test('finished it stays so, and the audit log has it once', async () => {
    await openSetup()
    await go({ status: 'later', step: 'business' })
    await go({ status: 'done', step: 'colors' })
    await go({ status: 'open', step: 'phone' })
    expect(await getSetup()).toEqual({ status: 'done', step: 'colors' })
    expect((await listAudit()).map(({ target, detail }) => `${target} ${detail}`)).toEqual([
      'Setup finished',
      'Setup set aside',
    ])
  })

  test.each([{ status: 'skipped', step: 'phone' }, { status: 'open', step: 'prices' }, {}])(
    '%j is refused',
    async (body) => expect((await put(body)).status).toBe(400),
  )
})

describe('the page after signing in', () => {
  const comes = async (role: StaffRole, times: number) => {
    const staff = await account(role)
    for (let time = 0; time < times; time += 1) await openStaffSession({ staffId: staff.id })
    return { ...staff, sessionId: 'any' }
  }

  test('the very first time to the setup, unless a screen was asked for', async () => {
    await openSetup()
    const owner = await comes('owner', 1)
    expect(await landingPath(owner, '/admin')).toBe('/admin/setup')
    expect(await landingPath(owner, '/admin/leads')).toBe('/admin/leads')
    await openStaffSession({ staffId: owner.id })
    expect(await landingPath(owner, '/admin')).toBe('/admin')
  })

  test.each(['later', 'done'] as const)('not once it is %s', async (status) => {
    await setSetting('setup', { status, step: 'phone' })
    expect(await landingPath(await comes('owner', 1), '/admin')).toBe('/admin')
  })

  test('nor an editor, nor on a site from before the setup', async () => {
    expect(await landingPath(await comes('owner', 1), '/admin')).toBe('/admin')
    await openSetup()
    expect(await landingPath(await comes('editor', 1), '/admin')).toBe('/admin')
  })
})
