import { countStaff, createStaff, getStaffByEmail, setStaffPassword } from '@/lib/data/staff'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const ann = () => createStaff({ email: ' Ann@Example.com', name: 'Ann', passwordHash: 'hash' })

test('an account is found by its address however that is written', async () => {
  expect(await countStaff()).toBe(0)
  const staff = await ann()
  expect(staff).toEqual({
    id: staff.id,
    email: 'ann@example.com',
    name: 'Ann',
    role: 'owner',
    sessionVersion: 1,
  })
  expect(await getStaffByEmail('ANN@example.com ')).toEqual({
    ...staff,
    passwordHash: 'hash',
    totpSince: null,
    deactivatedAt: null,
  })
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

test('sessions end with a new password', async () => {
  const { id } = await ann()
  expect((await setStaffPassword(id, 'new')).sessionVersion).toBe(2)
  expect((await getStaffByEmail('ann@example.com'))?.passwordHash).toBe('new')
  await expect(setStaffPassword('nobody', 'new')).rejects.toMatchObject({ code: 'not-found' })
})
