import { createClient } from '@redis/client'
import { type Instance, startInstance, until } from './instance'
import { type RedisServer, startRedis } from './redis-server'

let server: RedisServer
const open: Instance[] = []
beforeAll(async () => {
  server = await startRedis()
})
afterEach(() => {
  for (const connection of open.splice(0)) connection.disconnect()
})
afterAll(() => server.stop())

async function connected(heard?: () => void) {
  const instance = await startInstance(server.url, heard)
  open.push(instance)
  const redis = instance.hub.redis!
  return redis
}
const text = Buffer.from('a page')

test('one instance reads what another has stored, until it expires', async () => {
  const [one, other] = [await connected(), await connected()]
  expect([one.isUp, other.isUp]).toEqual([true, true])
  await one.setBytes('a', text, 60)
  expect(await other.getBytes('a')).toEqual(text)
  expect(await other.getBytes('b')).toBeUndefined()
  const seconds = await one.query((client: { ttl: (name: string) => Promise<number> }) =>
    client.ttl('showroom:test:a'),
  )
  expect(seconds).toBeGreaterThan(50)
})

test('a published message reaches the other instances', async () => {
  let heard = 0
  const connection = await connected()
  await connected(() => (heard += 1))
  await until('heard', async () => {
    await connection.query((client: { publish: (channel: string, text: string) => Promise<number> }) =>
      client.publish('showroom:test:revalidated', ''),
    )
    return heard > 0
  })
})

test('while Redis is away queries return nothing at once, and the connection recovers', async () => {
  const redis = await connected()
  await server.halt()
  await until('noticed', () => !redis.isUp)
  const begun = performance.now()
  await redis.setBytes('a', text, 60)
  expect(await redis.getBytes('a')).toBeUndefined()
  expect(performance.now() - begun).toBeLessThan(50)
  const { epoch } = redis
  await server.resume()
  await until('back', () => redis.isUp)
  expect(redis.epoch).toBe(epoch + 1)
  await redis.setBytes('a', text, 60)
  expect(await redis.getBytes('a')).toEqual(text)
})

test('an instance starts while Redis is away, and finds it later', async () => {
  await server.halt()
  const redis = await connected()
  expect(redis.isUp).toBe(false)
  await server.resume()
  await until('found', () => redis.isUp)
})

test('a Redis that stops answering delays nobody for long, and is used again when it answers', async () => {
  const redis = await connected()
  server.freeze()
  try {
    // Whoever asks first waits a moment, and soon nobody.
    expect(await redis.getBytes('a')).toBeUndefined()
    await until('noticed', () => !redis.isUp)
    expect(await redis.getBytes('a')).toBeUndefined()
  } finally {
    server.thaw()
  }
  await until('back', () => redis.isUp)
  await redis.setBytes('a', text, 60)
  expect(await redis.getBytes('a')).toEqual(text)
})

test('a connection that hangs is replaced', async () => {
  const redis = await connected()
  const nameless: unknown[] = []
  const noted = async () => {
    await redis.query((client: unknown) => Promise.resolve(nameless.push(client)))
    return nameless.at(-1)
  }
  const first = await noted()
  server.freeze()
  await until('noticed', () => !redis.isUp)
  const firstClient = first as { isOpen: boolean }
  await until('given up', () => !firstClient.isOpen)
  server.thaw()
  await until('back', () => redis.isUp)
  expect(await noted()).not.toBe(first)
})

test('a Redis that refuses writes counts as away', async () => {
  const redis = await connected()
  const staff = await createClient({ url: server.url }).connect()
  try {
    await staff.configSet('min-replicas-to-write', '1')
    await until('noticed', () => !redis.isUp)
    await staff.configSet('min-replicas-to-write', '0')
    await until('back', () => redis.isUp)
  } finally {
    await staff.configSet('min-replicas-to-write', '0')
    staff.destroy()
  }
})
