// The same on PostgreSQL, where several really write at once.
import { closeDatabase } from '@/lib/data/client'
import { startPostgres } from '../data/postgres-cluster'
import { deployMigrations } from '../data/temporary-database'
import { fiftyAtOnce, switchOn } from './at-once'

let cluster: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  cluster = await startPostgres()
  process.env.DATABASE_URL = cluster.url
  deployMigrations(cluster.url)
}, 60_000)
afterAll(async () => {
  await closeDatabase()
  await cluster?.stop()
})

test('fifty at once: one is booked, all fifty are kept', async () => {
  await switchOn()
  const { won, late, stored } = await fiftyAtOnce()
  expect(won).toHaveLength(1)
  expect(late).toHaveLength(49)
  expect(stored).toEqual({ leads: 50, visits: 1, times: 6 })
}, 60_000)
