import { closed } from '@/lib/business/hours'
import { defaultProfile } from '@/lib/business/profile'
import { write } from '@/lib/data/client'
import { getProfile, getRetention, getSetting, lastProfileChange, setSetting } from '@/lib/data/settings'
import { groupVersion, saveSettings } from '@/lib/records/settings/store'
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
  const ownProfile = { ...defaultProfile, phone: '(845) 555-0199', licenseNumber: 'H-12345' }
  await setSetting('profile', ownProfile)
  expect(await getProfile()).toEqual(ownProfile)
})

test('the profile has a day once staff have saved it', async () => {
  expect(await lastProfileChange()).toBeNull()
  const before = new Date().toISOString()
  await setSetting('profile', { ...defaultProfile, phone: '(845) 555-0199' })
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

test('a day that is closed stays closed over the built-in hours, and days that weren’t stored keep theirs', async () => {
  await store(JSON.stringify({ showroomHours: { monday: { opens: '', closes: '' } } }))
  const { showroomHours, telephoneHours } = await getProfile()
  expect(showroomHours).toEqual({ ...defaultProfile.showroomHours, monday: closed })
  expect(telephoneHours).toEqual(defaultProfile.telephoneHours)
})

test('a profile from before a field existed gets the built-in value of it', async () => {
  const { name, shortName, email, address, licenseNumber } = defaultProfile
  await store(JSON.stringify({ name, shortName, phone: '(845) 555-0199', email, address, licenseNumber }))
  expect(await getProfile()).toEqual({ ...defaultProfile, phone: '(845) 555-0199' })
})

test('one group is stored beside the others, also those of an older version', async () => {
  await store(JSON.stringify({ phone: '(845) 555-0199', fax: 'kept' }))
  const version = groupVersion(await getProfile(), 'claims')
  const { claims } = defaultProfile
  const { before, after } = await saveSettings('claims', { claims, replyHours: 1 }, version)
  expect([before, after]).toMatchObject([{ replyHours: 2 }, { replyHours: 1 }])
  expect(await getSetting('profile')).toEqual({
    phone: '(845) 555-0199',
    fax: 'kept',
    claims,
    replyHours: 1,
  })
  await expect(saveSettings('claims', { claims, replyHours: 3 }, version)).rejects.toThrow('conflict')
})

test('retention: 0 months keeps leads for good', async () => {
  expect(await getRetention()).toEqual({ leadMonths: 36, spamDays: 90, auditDays: 400 })
  await store(JSON.stringify({ retention: { leadMonths: 0, spamDays: 30 } }))
  expect(await getRetention()).toEqual({ leadMonths: null, spamDays: 30, auditDays: 400 })
})
