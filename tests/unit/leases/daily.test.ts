// A daily task is done once, by one of three instances that try at the same time.
import { mkdirSync } from 'node:fs'
import { cleanUpDaily } from '@/lib/auth/housekeeping'
import { backUpDaily } from '@/lib/backup/schedule'
import { readBackupState, writeBackupState } from '@/lib/backup/state'
import { addAudit } from '@/lib/data/audit'
import { listAudit } from '@/lib/records/audit-log'
import { write } from '@/lib/data/client'
import { taskDoneAt } from '@/lib/data/leases'
import { env } from '@/lib/env'
import { readiness } from '@/lib/health/readiness'
import { createLeaseManager, type LeaseManager } from '@/lib/leases/lease-manager'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()

const day = 86_400_000
let keepers: LeaseManager[] = []
beforeEach(() => {
  keepers = ['a', 'b', 'c'].map((holder) => createLeaseManager({ holder }))
})
afterEach(() => Promise.all(keepers.map((keeper) => keeper.stop())))

const earlier = (doneAt: Date) => write((db) => db.lease.updateMany({ data: { doneAt } }))

test('the night’s backup', async () => {
  let count = 0
  const make = () => Promise.resolve((count += 1) > 0)
  const lookAll = async () => (await Promise.all(keepers.map((keeper) => backUpDaily(make, keeper)))).sort()
  expect(await lookAll()).toEqual([false, false, true])
  expect(await lookAll()).toEqual([false, false, false])
  // Another instance, whose own folder has no backup, takes the job over: tonight’s is made.
  for (const keeper of keepers.splice(0)) await keeper.stop()
  keepers.push(createLeaseManager({ holder: 'd' }))
  expect(await readBackupState(env().BACKUP_DIR)).toBeNull()
  expect(await lookAll()).toEqual([false])
  await earlier(new Date(Date.now() - 2 * day))
  expect(await lookAll()).toEqual([true])
  expect(count).toBe(2)
})

test('a backup that fails is made by the instance that checks next', async () => {
  const [first, second] = keepers as [LeaseManager, LeaseManager]
  expect(await backUpDaily(() => Promise.resolve(false), first)).toBe(false)
  await first.stop()
  expect(await backUpDaily(() => Promise.resolve(true), second)).toBe(true)
  expect(await taskDoneAt('backup')).toBeInstanceOf(Date)
})

test('an instance whose own last backup is old, or failed, knows of a newer one elsewhere', async () => {
  const { BACKUP_DIR } = env()
  mkdirSync(BACKUP_DIR, { recursive: true })
  const at = new Date(Date.now() - 3 * day).toISOString()
  const good = { at, file: 'x', bytes: 1, seconds: 1 }
  await writeBackupState(BACKUP_DIR, { triedAt: at, good, error: 'the disk is full' })
  const check = async () => (await readiness()).checks.backup?.status
  expect(await check()).toBe('warn')
  expect(await backUpDaily(() => Promise.resolve(true), keepers[0])).toBe(true)
  expect(await check()).toBe('ok')
})

test('outdated data are removed once a day', async () => {
  await addAudit({ action: 'signed-in' })
  const old = () => write((db) => db.auditEntry.updateMany({ data: { createdAt: new Date(0) } }))
  const lookAll = async () => (await Promise.all(keepers.map((keeper) => cleanUpDaily(keeper)))).sort()
  await old()
  expect(await lookAll()).toEqual([false, false, true])
  expect(await listAudit()).toEqual([])
  await addAudit({ action: 'signed-in' })
  await old()
  expect(await lookAll()).toEqual([false, false, false])
  expect(await listAudit()).toHaveLength(1)
  await earlier(new Date(Date.now() - day))
  expect(await lookAll()).toEqual([false, false, true])
  expect(await listAudit()).toEqual([])
})
