import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getLandingWords, getPlace } from '@/lib/data/areas'
import { write } from '@/lib/data/client'
import { listStoredProjects } from '@/lib/data/projects'
import { getProfile } from '@/lib/data/settings'
import { countStaff, getStaffByEmail } from '@/lib/data/staff'
import { learnTenants } from '@/lib/data/tenants'
import { env } from '@/lib/env'
import { inTenant } from '@/lib/tenant-context'
import { runScript } from '../data/run-script'
import { temporaryDatabase } from '../data/temporary-database'
import { forgetContractors } from './contractors'

const { folder } = temporaryDatabase()
afterEach(forgetContractors)

type Example = {
  origin: string
  business: { phone: string; address: { locality: string } }
  settings: object
}
const example = JSON.parse(readFileSync('deploy/contractor.example.json', 'utf8')) as Example

/** Runs the script with the example, changed. */
function add(change: (example: Example) => object = (it) => it) {
  const file = path.join(folder(), 'contractor.json')
  writeFileSync(file, JSON.stringify(change(structuredClone(example))))
  return runScript('tenant-add', [file])
}

test('a contractor has a site, an account and settings of its own, and nothing of the default one’s', async () => {
  const added = add()
  expect(added).toMatchObject({ status: 0, stderr: '' })
  expect(added.stdout).toContain('https://www.smithkitchens.example/login')
  expect(await learnTenants()).toMatchObject([{ id: 'smith', origin: 'https://www.smithkitchens.example' }])

  await inTenant('smith', async () => {
    expect(env()).toMatchObject({
      SITE_URL: 'https://www.smithkitchens.example',
      LEADS_TO: 'office@smithkitchens.example',
    })
    expect(await getProfile()).toMatchObject({
      name: 'Smith & Daughters Kitchens',
      phone: '(845) 555-0111',
      claims: { since: 2008 },
      financing: { claim: '' },
    })
    expect(await getStaffByEmail('ann@smithkitchens.example')).toMatchObject({ role: 'owner' })
    expect((await listStoredProjects()).every(({ isSample }) => isSample)).toBe(true)
    expect(await getLandingWords('nyack', 'kitchen-remodeling')).toBeNull()
    // Its showroom is in Nyack.
    expect(await getPlace('nyack')).toMatchObject({ drive: 0 })
  })
  expect(await countStaff()).toBe(0)

  const address = 'ann@smithkitchens.example'
  expect(runScript('staff-password', [address]).status).toBe(1)
  expect(runScript('staff-password', [address], { TENANT: 'smith' })).toMatchObject({ status: 0, stderr: '' })
  expect(runScript('staff-password', [address], { TENANT: 'jones' }).stderr).toContain('no contractor jones')
  expect(await getPlace('congers')).toMatchObject({ drive: 0 })
  expect((await getProfile()).name).not.toContain('Smith')
}, 60_000)

test.each<[string, (example: Example) => object, string]>([
  [
    'a place elsewhere',
    (it) => ({
      ...it,
      business: { ...it.business, address: { ...it.business.address, locality: 'Boston' } },
    }),
    'Boston',
  ],
  [
    'a telephone number',
    (it) => ({ ...it, business: { ...it.business, phone: '12' } }),
    'business.phone: Enter a phone number',
  ],
  [
    'a setting that isn’t one’s own',
    (it) => ({ ...it, settings: { DATA_DIR: '/' } }),
    'settings: settings may hold',
  ],
  ['a setting that can’t be used', (it) => ({ ...it, settings: { LEADS_TO: 'nobody' } }), 'LEADS_TO must be'],
  [
    'the default site’s address',
    (it) => ({ ...it, origin: 'http://localhost:3000' }),
    'is the default site’s',
  ],
])(
  '%s is refused in one line, and nothing is added',
  async (_, change, said) => {
    const refused = add(change)
    expect(refused.status).toBe(1)
    expect(refused.stderr.split('\n')).toEqual([expect.stringContaining(said)])
    expect(await learnTenants()).toEqual([])
  },
  60_000,
)

test('one that hasn’t changed stays the same to those who keep something for it', async () => {
  expect(add().status).toBe(0)
  const [first] = await learnTenants()
  expect((await learnTenants())[0]).toBe(first)
  await write((db) => db.tenant.updateMany({ data: { closedAt: new Date() } }))
  expect(await learnTenants()).toMatchObject([{ id: 'smith', isClosed: true, settings: first?.settings }])
}, 60_000)

test('the same one isn’t added twice', async () => {
  expect(add().status).toBe(0)
  expect(add()).toMatchObject({ status: 1, stderr: expect.stringContaining('already') as string })
  expect(await learnTenants()).toHaveLength(1)
}, 60_000)
