// Tests of leases for either database; run by leases.test.ts and leases.postgres.test.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import { database, write } from '@/lib/data/client'
import { requireLease, taskDoneAt, LeaseLost, listLeases, noteTaskDone, takeLease } from '@/lib/data/leases'
import { createLeaseManager, type LeaseManager } from '@/lib/leases/lease-manager'

/** Waits for what another process, or a clock, brings about. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20)
}

const short = { leaseDuration: 3_000, renewInterval: 300, margin: 500 }

/** The tests of the table, for the database of the environment. */
export function testLeases(): void {
  const keepers: LeaseManager[] = []
  const keeper = (holder: string, times = short) => {
    const newManager = createLeaseManager({ holder, ...times })
    keepers.push(newManager)
    return newManager
  }
  beforeEach(() => write((db) => db.lease.deleteMany()))
  afterEach(() => Promise.all(keepers.splice(0).map((manager) => manager.stop())))

  test('of simultaneous requests one gets the lease, also for the first time and after it expired', async () => {
    const names = Array.from({ length: 8 }, (_, number) => `instance ${number}`)
    for (const turn of [1, 2]) {
      const takenLeases = await Promise.all(names.map((name) => takeLease('outbox', name, 60_000)))
      const got = takenLeases.filter((lease) => lease !== null)
      expect(got.map((lease) => lease.turn)).toEqual([turn])
      await write((db) => db.lease.updateMany({ data: { until: new Date(0) } }))
    }
  })

  test('a lease is renewed while its holder lives, and released when that stops', async () => {
    const [first, second] = [keeper('first'), keeper('second')]
    const hold = (await first.take('backup'))!
    const lastsUntil = async () => {
      const db = await database()
      return (await db.lease.findUnique({ where: { job: 'backup' } }))!.until!.getTime()
    }
    const once = await lastsUntil()
    await until(async () => (await lastsUntil()) > once + short.leaseDuration)
    expect(hold.isSure()).toBe(true)
    expect(await second.take('backup')).toBeNull()
    expect(await first.take('backup')).toBe(hold)
    expect([first.tasks(), second.tasks()]).toEqual([['backup'], []])
    await first.stop()
    expect(hold.isSure()).toBe(false)
    expect(await second.take('backup')).toMatchObject({ holder: 'second', turn: 2 })
    expect(await first.take('backup')).toBeNull()
  })

  test('an instance that stops renewing loses the lease, and knows it before another one has it', async () => {
    const [first, second] = [keeper('first', { ...short, renewInterval: 3_600_000 }), keeper('second')]
    const hold = (await first.take('visits'))!
    let isSureBefore = true
    await until(async () => {
      isSureBefore = hold.isSure()
      return (await second.take('visits')) !== null
    })
    expect(isSureBefore).toBe(false)
    expect(() => hold.check()).toThrow(LeaseLost)
    expect(await listLeases()).toMatchObject([{ job: 'visits', holder: 'second' }])
  })

  test('writes of a former holder are undone', async () => {
    const old = (await takeLease('housekeeping', 'first', 60_000))!
    const mark = (turn: typeof old) =>
      write((db) =>
        db.$transaction(async (tx) => {
          await tx.setting.upsert({
            where: { key: 'mark' },
            create: { key: 'mark', value: turn.holder },
            update: { value: turn.holder },
          })
          await requireLease(tx, turn)
        }),
      )
    await mark(old)
    await write((db) => db.lease.updateMany({ data: { until: new Date(0) } }))
    // Nobody else has taken it: what it writes still counts.
    await mark(old)
    const next = (await takeLease('housekeeping', 'second', 60_000))!
    await mark(next)
    await expect(mark(old)).rejects.toThrow(LeaseLost)
    const db = await database()
    expect((await db.setting.findUnique({ where: { key: 'mark' } }))?.value).toBe('second')

    await noteTaskDone(old)
    expect(await taskDoneAt('housekeeping')).toBeNull()
    await noteTaskDone(next)
    expect(await taskDoneAt('housekeeping')).toBeInstanceOf(Date)
  })
}
