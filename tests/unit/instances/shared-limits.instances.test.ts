import type * as attempts from '@/lib/auth/attempts'
import type * as limits from '@/lib/limits/rate-limit'
import type * as present from '@/lib/presence/presence'
import { type Instance, startInstance, until } from './instance'
import { type RedisServer, startRedis } from './redis-server'

let server: RedisServer
let firstInstance: Instance
let secondInstance: Instance
beforeAll(async () => {
  server = await startRedis()
  firstInstance = await startInstance(server.url)
  limiting.push(await firstInstance.as(() => load()))
  secondInstance = await startInstance(server.url)
  limiting.push(await secondInstance.as(() => load()))
})
afterAll(async () => {
  firstInstance.disconnect()
  secondInstance.disconnect()
  await server.stop()
})

type Modules = { limits: typeof limits; attempts: typeof attempts; presence: typeof present }
const limiting: Modules[] = []
const load = async (): Promise<Modules> => ({
  limits: await import('@/lib/limits/rate-limit'),
  attempts: await import('@/lib/auth/attempts'),
  presence: await import('@/lib/presence/presence'),
})
const both = () => limiting as [Modules, Modules]
const bothUp = () =>
  until('Redis is back', () => firstInstance.hub.redis?.isUp && secondInstance.hub.redis?.isUp)

test('requests of one client count together, and of each client by themselves', async () => {
  const [here, there] = both()
  const limit = { name: 'together', points: 3, seconds: 60 }
  await here.limits.consume(limit, 'a')
  await there.limits.consume(limit, 'a')
  await here.limits.consume(limit, 'a')
  await expect(there.limits.consume(limit, 'a')).rejects.toMatchObject({ code: 'too-many' })
  await expect(here.limits.consume(limit, 'a')).rejects.toMatchObject({ code: 'too-many' })
  expect((await there.limits.countRequest(limit, 'a')).freeIn).toBeGreaterThan(50_000)
  await there.limits.consume(limit, 'b')
})

test('attempts to sign in are counted, delayed and forgiven on all instances', async () => {
  const [here, there] = both()
  const { onAccount } = here.attempts
  for (let tries = 0; tries < onAccount.free - 1; tries += 1) await here.attempts.attempt(onAccount, 'dana')
  // The first one over the free ones begins the wait; on the other instance it is waited too.
  await there.attempts.attempt(onAccount, 'dana')
  await there.attempts.attempt(onAccount, 'dana').catch(() => undefined)
  await expect(here.attempts.attempt(onAccount, 'dana')).rejects.toMatchObject({ code: 'too-many' })
  await expect(there.attempts.attempt(onAccount, 'dana')).rejects.toMatchObject({ code: 'too-many' })
  await there.attempts.forgive(onAccount, 'dana')
  await here.attempts.attempt(onAccount, 'dana')
})

test('while Redis is away each instance continues with its own count, and afterwards with the shared one', async () => {
  const [here, there] = both()
  const limit = { name: 'away', points: 3, seconds: 60 }
  for (let request = 0; request < 2; request += 1) await here.limits.consume(limit, 'a')
  await server.halt()
  await here.limits.consume(limit, 'a')
  await expect(here.limits.consume(limit, 'a')).rejects.toMatchObject({ code: 'too-many' })
  for (let request = 0; request < 3; request += 1) await there.limits.consume(limit, 'a')
  await expect(there.limits.consume(limit, 'a')).rejects.toMatchObject({ code: 'too-many' })
  await server.resume()
  await bothUp()
  for (const { limits } of [here, there, here]) await limits.consume(limit, 'b')
  await expect(there.limits.consume(limit, 'b')).rejects.toMatchObject({ code: 'too-many' })
})

test('a Redis that stops answering delays no limit', async () => {
  const [here] = both()
  const limit = { name: 'frozen', points: 1, seconds: 60 }
  server.freeze()
  try {
    await here.limits.consume(limit, 'a')
    await expect(here.limits.consume(limit, 'a')).rejects.toMatchObject({ code: 'too-many' })
  } finally {
    server.thaw()
  }
  await bothUp()
})

test('presences are known on every instance, and on each by itself while Redis is away', async () => {
  const [here, there] = both()
  const place = { kind: 'page', id: 'p' } as const
  const say = ({ presence }: Modules, staffId: string) =>
    presence
      .presenceStore()
      .set(staffId, { place, staffId, name: staffId, tab: 't', editedAt: null, heardAt: 1 })
  const names = async ({ presence }: Modules) =>
    (await presence.presenceStore().list()).map(({ name }) => name).sort()
  await say(here, 'Dana')
  await say(there, 'Lee')
  expect(await names(here)).toEqual(['Dana', 'Lee'])
  await there.presence.presenceStore().delete('Dana')
  expect(await names(here)).toEqual(['Lee'])
  await server.halt()
  const alone = here.presence.presenceStore()
  await alone.set('Ada', { place, staffId: 'Ada', name: 'Ada', tab: 't', editedAt: null, heardAt: 1 })
  expect((await alone.list()).map(({ name }) => name)).toEqual(['Ada'])
  await server.resume()
  await bothUp()
})
