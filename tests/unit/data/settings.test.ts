import { defaultProfile } from '@/lib/business/profile'
import { write } from '@/lib/data/client'
import { getProfile, getSetting, lastProfileChange, saveProfile, setSetting } from '@/lib/data/settings'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const store = (value: string) =>
  write((db) =>
    db.setting.upsert({
      where: { key: 'profile' },
      create: { key: 'profile', value },
      update: { value },
      select: { key: true },
    }),
  )

test('a setting is what was stored last, or null', async () => {
  expect(await getSetting('hours')).toBeNull()
  await setSetting('hours', { monday: '9–5' })
  await setSetting('hours', { monday: ['9–6'] })
  expect(await getSetting('hours')).toEqual({ monday: ['9–6'] })
})

test('the profile is the built-in one until staff save theirs', async () => {
  expect(await getProfile()).toEqual(defaultProfile)
  const mine = { ...defaultProfile, phone: '(845) 555-0199', licenseNumber: 'H-12345' }
  await saveProfile(mine)
  expect(await getProfile()).toEqual(mine)
})

test('the profile has a day once staff have saved it', async () => {
  expect(await lastProfileChange()).toBeNull()
  const before = new Date().toISOString()
  await saveProfile({ ...defaultProfile, phone: '(845) 555-0199' })
  expect((await lastProfileChange())! >= before).toBe(true)
})

test('a profile that was stored by another version is completed, and what doesn’t fit is left out', async () => {
  await store(
    JSON.stringify({ phone: '(845) 555-0199', email: 7, address: { street: 'Main Street' }, fax: 'x' }),
  )
  expect(await getProfile()).toEqual({
    ...defaultProfile,
    phone: '(845) 555-0199',
    address: { ...defaultProfile.address, street: 'Main Street' },
  })
})

test.each(['{broken', 'null', '[]', '"text"'])(
  'a profile stored as %s is the built-in one',
  async (value) => {
    await store(value)
    expect(await getProfile()).toEqual(defaultProfile)
  },
)
