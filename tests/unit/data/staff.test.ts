import {
  bumpSessionVersion,
  countStaff,
  createStaff,
  getStaff,
  getStaffByEmail,
  setStaffPassword,
} from '@/lib/data/staff'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const ann = () => createStaff({ email: ' Ann@Example.com', name: 'Ann', passwordHash: 'hash' })

test('an account is found by its id, and by its address however that is written; only the latter has the hash', async () => {
  expect(await countStaff()).toBe(0)
  const staff = await ann()
  expect(staff).toEqual({
    id: staff.id,
    email: 'ann@example.com',
    name: 'Ann',
    role: 'owner',
    sessionVersion: 1,
  })
  expect(await getStaff(staff.id)).toEqual(staff)
  expect(await getStaffByEmail('ANN@example.com ')).toEqual({
    ...staff,
    passwordHash: 'hash',
    totpSince: null,
    deactivatedAt: null,
  })
  expect(await getStaff('nobody')).toBeNull()
  expect(await getStaffByEmail('nobody@example.com')).toBeNull()
  expect(await countStaff()).toBe(1)
})

test('an address has one account', async () => {
  await ann()
  await expect(ann()).rejects.toMatchObject({
    code: 'conflict',
    more: { errors: { email: expect.any(String) as string } },
  })
})

test('sessions end when they are told to, and with a new password', async () => {
  const { id } = await ann()
  expect((await bumpSessionVersion(id)).sessionVersion).toBe(2)
  expect((await setStaffPassword(id, 'new')).sessionVersion).toBe(3)
  expect((await getStaffByEmail('ann@example.com'))?.passwordHash).toBe('new')
  await expect(bumpSessionVersion('nobody')).rejects.toMatchObject({ code: 'not-found' })
  await expect(setStaffPassword('nobody', 'new')).rejects.toMatchObject({ code: 'not-found' })
})
