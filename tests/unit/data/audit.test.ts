import { addAudit, pruneAudit } from '@/lib/data/audit'
import { listAudit, auditCursor, listAuditRows } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { createStaff } from '@/lib/data/staff'
import { mergeLead } from '@/lib/data/lead-changes'
import { trashLead } from '@/lib/data/lead-trash'
import { createLead } from '@/lib/data/leads'
import { pageStore } from '@/lib/records/page/store'
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

test('the whole log is paged by a cursor, none twice, none left out, also within one moment', async () => {
  const { id } = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'x' })
  const createdAt = new Date('2026-11-01T12:00:00Z')
  const entries = Array.from({ length: 7 }, (_, index) => ({
    action: index % 2 ? 'signed-in' : 'page-deleted',
    target: `t${index}`,
    staffId: index < 5 ? id : null,
    createdAt: index < 4 ? createdAt : new Date(createdAt.getTime() + index),
  }))
  await write((db) => db.auditEntry.createMany({ data: entries }))
  const seen: string[] = []
  let next: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listAuditRows>> = await listAuditRows({
      limit: 2,
      before: next ? auditCursor(next) : null,
    })
    seen.push(...page.rows.map(({ target }) => target))
    next = page.next
  } while (next)
  expect(seen.slice(0, 3)).toEqual(['t6', 't5', 't4'])
  expect([...seen].sort()).toEqual(entries.map(({ target }) => target))
  const targets = async (filter: Partial<Parameters<typeof listAuditRows>[0]>) =>
    (await listAuditRows({ limit: 9, ...filter })).rows.map(({ target }) => target).sort()
  expect(await targets({ staffId: 'none' })).toEqual(['t5', 't6'])
  expect(await targets({ staffId: id, actions: ['signed-in'] })).toEqual(['t1', 't3'])
  expect(await targets({ since: new Date(createdAt.getTime() + 1) })).toEqual(['t4', 't5', 't6'])
  expect((await listAuditRows({ limit: 1, staffId: id })).rows).toMatchObject([{ staffName: 'Dana' }])
  for (const wrong of ['', 'x', '1-', '-a', `${'9'.repeat(20)}-a`, '1-a b'])
    expect(auditCursor(wrong)).toBeNull()
})

test('an entry has the names of its records as they are now, and none of a lead that is deleted', async () => {
  const { id: staffId } = await createStaff({ email: 'dana@example.com', name: 'Dana', passwordHash: 'x' })
  const page = await pageStore.create({ title: 'Winter offer', slug: 'winter', components: [] })
  const [ana, ben] = [
    await createLead({ source: 'contact', name: 'Ana', createdAt: '2026-11-01T12:00:00.000Z' }),
    await createLead({ source: 'contact', name: 'Ben' }),
  ]
  await mergeLead(ana.id, ben.id, staffId)
  await trashLead(ben.id, staffId)
  await addAudit({ staffId, action: 'page-deleted', target: page.id })
  await addAudit({ staffId, action: 'leads-merged', target: ana.id, detail: ben.id })
  await addAudit({ staffId, action: 'lead-trashed', target: ben.id })
  await addAudit({ staffId, action: 'words-changed', target: 'nyack/kitchen-remodeling' })
  // Entries about other things aren't looked up.
  await addAudit({ staffId, action: 'settings-changed', target: ana.id })
  const named = async () =>
    Object.fromEntries(
      (await listAuditRows({ limit: 9 })).rows.map(({ action, targetName, detailName }) => [
        action,
        [targetName, detailName],
      ]),
    )
  expect(await named()).toEqual({
    'page-deleted': ['Winter offer', undefined],
    'leads-merged': ['Ana', 'Ben'],
    'lead-trashed': ['Ben', undefined],
    'words-changed': ['Kitchen Remodeling in Nyack', undefined],
    'settings-changed': [undefined, undefined],
  })
  expect((await listAudit({ staffId })).find(({ action }) => action === 'lead-trashed')?.targetName).toBe(
    'Ben',
  )
  await write((db) => db.lead.delete({ where: { id: ben.id }, select: { id: true } }))
  expect(await named()).toMatchObject({
    'leads-merged': ['Ana', undefined],
    'lead-trashed': [undefined, undefined],
  })
  // The log itself has no name.
  const stored = await write((db) => db.auditEntry.findMany())
  expect(JSON.stringify(stored)).not.toMatch(/Ana|Ben/)
})
