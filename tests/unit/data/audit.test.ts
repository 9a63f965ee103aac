import { addAudit, listAudit, pruneAudit } from '@/lib/data/audit'
import { write } from '@/lib/data/client'
import { createStaff } from '@/lib/data/staff'
import { temporaryDatabase } from './temporary-database'

temporaryDatabase()

const days = (count: number) => count * 24 * 3600_000
const count = (action: string) => write((db) => db.auditEntry.count({ where: { action } }))

test('entries are listed newest first, of one account or of all, cut to what is needed', async () => {
  const { id } = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'x' })
  await addAudit({ staffId: id, action: 'signed-in', detail: 'x'.repeat(5000) })
  await addAudit({ action: 'sign-in-failed', target: 'no such account', address: '192.0.2.1' })
  expect((await listAudit()).map(({ action }) => action).sort()).toEqual(['sign-in-failed', 'signed-in'])
  const [mine, ...others] = await listAudit({ staffId: id })
  expect(others).toEqual([])
  expect(mine?.detail).toHaveLength(300)
})

test('they stay when the account goes, and go after 400 days', async () => {
  const { id } = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'x' })
  await addAudit({ staffId: id, action: 'password-changed' })
  await write((db) => db.staff.delete({ where: { id }, select: { id: true } }))
  await pruneAudit(new Date(Date.now() + days(399)))
  expect(await count('password-changed')).toBe(1)
  await pruneAudit(new Date(Date.now() + days(401)))
  expect(await count('password-changed')).toBe(0)
})

test('of failed sign-ins the newest 20,000 stay, of all else everything', async () => {
  const start = Date.now()
  const failures = Array.from({ length: 20_010 }, (_, index) => ({
    action: 'sign-in-failed',
    createdAt: new Date(start - index),
  }))
  await write((db) => db.auditEntry.createMany({ data: failures }))
  await write((db) =>
    db.auditEntry.create({ data: { action: 'signed-in', createdAt: new Date(start - days(300)) } }),
  )
  await pruneAudit()
  expect(await count('sign-in-failed')).toBe(20_000)
  expect(await count('signed-in')).toBe(1)
}, 30_000)
