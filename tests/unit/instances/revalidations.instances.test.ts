import { createClient } from '@redis/client'
import { closeDatabase } from '@/lib/data/client'
import { addRevalidations, readRevalidations, withTags } from '@/lib/data/revalidations'
import { everyPage } from '@/lib/around-next/page-tags'
import { instances } from '@/lib/instances-hub'
import { secondsSinceSync, subscribeToInstances } from '@/lib/instances/instances'
import { temporaryDatabase } from '../data/temporary-database'
import { until } from './instance'
import { type RedisServer, startRedis } from './redis-server'

temporaryDatabase()

let server: RedisServer
let stop = () => Promise.resolve()
let lists: string[][] = []
beforeAll(async () => {
  server = await startRedis()
  process.env.REDIS_URL = server.url
})
afterEach(async () => {
  await stop()
  await closeDatabase() // the last sync opened it again
  lists = []
  delete instances.applyRevalidations
  delete instances.revalidations
})
afterAll(() => server.stop())

const start = async (prime = () => Promise.resolve()) => {
  instances.applyRevalidations = ({ tags }) => lists.push(Object.keys(tags))
  stop = await subscribeToInstances(prime)
}
const untilArrived = (tag: string) => until(`${tag} arrives`, () => lists.at(-1)?.includes(tag))

test('a change of another instance arrives with or without a message by Redis', async () => {
  await addRevalidations(['/before'])
  let primings = 0
  await start(() => Promise.resolve(void (primings += 1)))
  expect(lists).toEqual([['/before']])
  expect(primings).toBe(0)
  await addRevalidations(['/gallery'])
  await untilArrived('/gallery')
  await until('primed', () => primings === 1)
  await server.halt()
  await until('Redis is away', () => !instances.redis?.isUp)
  await addRevalidations(['/contact'])
  await untilArrived('/contact')
  expect(secondsSinceSync()).toBeLessThan(10)
  await server.resume()
})

test('data is loaded again only if other instances have changed something', async () => {
  let primings = 0
  await start(() => Promise.resolve(void (primings += 1)))
  await instances.notify?.(['/here'])
  await instances.notify?.([])
  expect(lists.at(-1)).toContain('/here')
  expect(primings).toBe(0)
  // Another's change, which is first seen when this instance writes its own.
  await Promise.all([addRevalidations([]), instances.notify?.(['/here'])])
  await until('primed', () => primings === 1)
  await instances.notify?.(['/here'])
  expect(primings).toBe(1)
})

test('a message by Redis starts a sync at once', async () => {
  await start()
  const otherClient = await createClient({ url: server.url }).connect()
  // Keeps the instance from polling.
  jest.spyOn(global, 'setTimeout').mockImplementation((() => ({ unref: () => undefined })) as never)
  await addRevalidations(['/reviews'])
  await otherClient.publish('showroom:localhost:3000:revalidated', '')
  const end = performance.now() + 5_000
  while (!lists.at(-1)?.includes('/reviews') && performance.now() < end) await new Promise(setImmediate)
  expect(lists.at(-1)).toContain('/reviews')
  otherClient.destroy()
})

test('changes are written to the database, and later if that fails', async () => {
  await start()
  await instances.notify?.(['/gallery', '/'])
  expect(Object.keys((await readRevalidations()).tags).sort()).toEqual(['/', '/gallery'])
  const { DATABASE_URL } = process.env
  const { renameSync } = await import('node:fs')
  const file = DATABASE_URL!.replace('file:', '')
  await closeDatabase()
  for (const part of ['', '-wal', '-shm'].map((suffix) => file + suffix))
    try {
      renameSync(part, `${part}.away`)
    } catch {
      // SQLite has no such file now.
    }
  await instances.notify?.(['/late'])
  for (const part of ['', '-wal', '-shm'].map((suffix) => file + suffix))
    try {
      renameSync(`${part}.away`, part)
    } catch {
      // There was none.
    }
  await until('written', async () => '/late' in (await readRevalidations()).tags)
})

test('tags that weren’t written yet are pending', async () => {
  await start()
  expect(instances.isPending?.(['/gallery'])).toBe(false)
  const notification = instances.notify?.(['/gallery'])
  expect(instances.isPending?.(['/', '/gallery'])).toBe(true)
  expect(instances.isPending?.(['/'])).toBe(false)
  await notification
  expect(instances.isPending?.(['/gallery'])).toBe(false)
})

test('changes of data in memory are announced too', async () => {
  await start()
  const { order } = await readRevalidations()
  await instances.notify?.([])
  const now = await readRevalidations()
  expect(now.order).toBeGreaterThan(order)
  expect(now.tags).toEqual({})
})

describe('the list', () => {
  test('its order rises with every change, also after a restore and within a millisecond', () => {
    const first = withTags({ order: 0, tags: {} }, ['/a'], 1_000)
    expect(first).toEqual({ order: 1_000, tags: { '/a': 1_000 } })
    expect(withTags(first, ['/b'], 1_000)).toEqual({ order: 1_001, tags: { '/a': 1_000, '/b': 1_001 } })
    // A host whose clock is behind.
    expect(withTags(first, ['/b'], 5).order).toBe(1_001)
  })

  test('a change of every page takes the place of all others', () => {
    const first = withTags({ order: 0, tags: {} }, ['/a'], 1_000)
    expect(withTags(first, [everyPage], 2_000)).toEqual({ order: 2_000, tags: { [everyPage]: 2_000 } })
  })

  test('of more than a thousand the oldest become one change of every page, no older than any of them', () => {
    let list = { order: 0, tags: {} as Record<string, number> }
    for (let tag = 0; tag <= 1_000; tag += 1) list = withTags(list, [`/${tag}`], tag + 1)
    expect(Object.keys(list.tags)).toHaveLength(501)
    expect(list.tags['/1000']).toBe(1_001)
    expect(list.tags['/500']).toBeUndefined()
    expect(list.tags[everyPage]).toBe(501)
    // A newer change of every page is never made an older one.
    for (let tag = 1_001; tag <= 1_400; tag += 1) list = withTags(list, [`/${tag}`], tag + 1)
    const later = withTags({ ...list, tags: { ...list.tags, [everyPage]: 1_402 } }, ['/last'], 2_000)
    for (let tag = 0; tag < 200; tag += 1) list = withTags(later, [`/more-${tag}`], 3_000 + tag)
    expect(later.tags[everyPage]).toBe(1_402)
  })
})
