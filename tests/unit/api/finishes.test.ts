import { revalidatePath } from 'next/cache'
import { PUT } from '@/app/api/settings/[group]/route'
import { builtInFinishes } from '@/lib/business/finish-list'
import { builtInValues, type FinishValues } from '@/lib/business/own-finishes'
import { listAudit } from '@/lib/records/audit-log'
import { getFinishes, getFinishValues, listAllFinishes } from '@/lib/data/finishes'
import { settingsVersion } from '@/lib/records/settings/store'
import { setSetting } from '@/lib/data/settings'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from '../data/temporary-database'
import { bringToken, tokenOf } from '../staff-session'

temporaryDatabase()

beforeEach(async () => {
  jest.mocked(revalidatePath).mockClear()
  const about = { email: 'owner@example.com', name: 'Owner', passwordHash: 'none', role: 'owner' as const }
  bringToken(await tokenOf(await createStaff(about)))
})

const put = (body: unknown) =>
  PUT(
    new Request('http://localhost:3000/api/settings/finishes', {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { host: 'localhost:3000', 'content-type': 'application/json' },
    }),
    { params: Promise.resolve({ group: 'finishes' }) },
  )

/** Saves what is there with a change to it. */
async function change(to: (finishes: FinishValues['finishes']) => void, version?: string) {
  const values = await getFinishValues()
  const before = settingsVersion(values)
  to(values.finishes)
  return put({ values, version: version ?? before })
}
const nameOf = async (surface: string, id: string) =>
  (await getFinishes()).find((finish) => finish.surface === surface && finish.id === id)?.name

test('until somebody saves, the built-in finishes are offered', async () => {
  expect(await getFinishes()).toEqual(builtInFinishes)
})

test('saved finishes are offered, only the routes that show them render again, and the log names the changes', async () => {
  const answer = await change(({ cabinets, floor }) => {
    cabinets.sage!.name = 'River mist'
    floor.slate!.hidden = true
  })
  expect(answer.status).toBe(200)
  const saved = (await answer.json()) as { values: FinishValues; version: string }
  expect(saved).toEqual({ values: await getFinishValues(), version: settingsVersion(saved.values) })
  expect(await nameOf('cabinets', 'sage')).toBe('River mist')
  expect(await nameOf('island', 'sage')).toBe('Sage')
  expect(await nameOf('floor', 'slate')).toBeUndefined()
  expect((await listAllFinishes()).find(({ id }) => id === 'slate')).toMatchObject({ hidden: true })
  expect(jest.mocked(revalidatePath).mock.calls.map(([path]) => path)).toEqual([
    '/design',
    '/design/bath',
    '/',
    '/services',
    '/gallery',
  ])
  expect((await listAudit())[0]).toMatchObject({
    action: 'settings-changed',
    target: 'Finishes',
    detail: 'Cabinets, Sage, Floor, Slate',
  })
})

test('saving what is there already changes nothing and says nothing', async () => {
  expect((await change(() => undefined)).status).toBe(200)
  expect(revalidatePath).not.toHaveBeenCalled()
  expect(await listAudit()).toEqual([])
})

test('a list that visitors couldn’t choose from is refused at its field', async () => {
  const answer = await change(({ metal }) => Object.values(metal).forEach((finish) => (finish.hidden = true)))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    errors: { 'values.finishes.metal': 'Show at least one' },
  })
  expect(await getFinishes()).toEqual(builtInFinishes)
})

test('the second of two owners is told what is there now, and nothing is stored over it', async () => {
  const version = settingsVersion(builtInValues)
  await change(({ floor }) => (floor.slate!.name = 'Vermont slate'))
  const answer = await change(({ floor }) => (floor.slate!.name = 'Blue slate'), version)
  expect(answer.status).toBe(409)
  const remoteState = (await answer.json()) as { values: FinishValues; version: string }
  expect(remoteState.values.finishes.floor.slate?.name).toBe('Vermont slate')
  expect((await change(({ floor }) => (floor.slate!.name = 'Blue slate'), remoteState.version)).status).toBe(
    200,
  )
})

test('unknown parts of another version’s finishes are as built in', async () => {
  const sage = { name: 'Moss', hidden: false, at: 0.5, place: 0 }
  await setSetting('finishes', {
    finishes: { cabinets: { sage, navy: { name: 7 }, gold: sage }, floor: 'none' },
  })
  expect(await nameOf('cabinets', 'sage')).toBe('Moss')
  expect(await nameOf('cabinets', 'navy')).toBe('Navy')
  expect(await getFinishes()).toHaveLength(builtInFinishes.length)
  await setSetting('finishes', ['x'])
  expect(await getFinishes()).toEqual(builtInFinishes)
})
