import { createClient } from '@redis/client'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Revalidations } from '@/lib/instances-hub'
import { type Instance, startInstance, until } from './instance'
import { type RedisServer, startRedis } from './redis-server'

type CachedPage = { kind: string; html: string; headers: Record<string, string>; rscData: Buffer }
type Entry = { value: CachedPage; lastModified: number } | null
type Served = Instance & {
  folder: string
  get: (key?: string) => Promise<Entry>
  set: (text: string, key?: string) => Promise<void>
  revalidate: (tag: string) => Promise<void>
  hear: (order: number, tags?: Record<string, number>) => void
  payload: (name: string) => Promise<string | undefined>
}

let server: RedisServer
const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-instances-'))
const open: Served[] = []
beforeAll(async () => {
  server = await startRedis()
})
afterEach(async () => {
  for (const one of open.splice(0)) one.disconnect()
  await empty()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function empty() {
  const staff = await createClient({ url: server.url }).connect()
  await staff.flushAll()
  staff.destroy()
}

const flight = 'self.__next_f.push([1,"1:[]\\n"])'
const tags = '_N_T_/layout,_N_T_/(site)/gallery/page,_N_T_/gallery'
const page = (text: string): CachedPage => ({
  kind: 'APP_PAGE',
  html: `<html><body><p>${text}</p><script>${flight}</script></body></html>`,
  headers: { 'x-next-cache-tags': tags },
  rscData: Buffer.from([1, 2, 255]),
})
const payloadIn = (entry: Entry) => /data-src="\/payload\/([\w-]+)\.js/.exec(entry?.value.html ?? '')?.[1]
let count = 0

/** The page cache of an instance, with a build folder of its own. */
async function instance(build = 'build-1'): Promise<Served> {
  count += 1
  const home = path.join(folder, `host-${count}`)
  mkdirSync(path.join(home, 'server'), { recursive: true })
  writeFileSync(path.join(home, 'BUILD_ID'), build)
  return started(home)
}

async function started(home: string): Promise<Served> {
  const connection = await startInstance(server.url)
  const { hub, as } = connection
  const serverDistDir = path.join(home, 'server')
  const load = () =>
    as(async () => {
      const { default: Cache } = await import('@/lib/page-cache/handler')
      const { readPayload } = await import('@/lib/page-cache/payloads')
      const cache = new Cache({ flushToDisk: true, serverDistDir, maxMemoryCacheSize: 1_000_000 })
      return { cache, readPayload }
    })
  const { cache, readPayload } = await load()
  const one: Served = {
    ...connection,
    folder: serverDistDir,
    get: async (key = '/gallery') => (await cache.get(key, { kind: 'APP_PAGE' })) as Entry,
    set: (text, key = '/gallery') => cache.set(key, page(text), { cacheControl: { revalidate: 3600 } }),
    revalidate: (tag) => cache.revalidateTag(tag),
    hear: (order, changed = {}) => {
      const now: Revalidations = { order, tags: changed }
      hub.revalidations = now
      hub.applyRevalidations?.(now)
    },
    payload: async (name) => (await readPayload(serverDistDir, name))?.toString(),
  }
  open.push(one)
  return one
}

/** Asks for a page that isn't there, and renders it. */
async function render(one: Served, text: string, key?: string) {
  expect(await one.get(key)).toBeNull()
  await one.set(text, key)
}
/** A change counts from the millisecond after it is heard. */
const untilGone = (one: Served) => until('the page is gone', async () => (await one.get()) === null)
const shows = (one: Served, text: string, key?: string) =>
  until(`“${text}” is shown`, async () => (await one.get(key))?.value.html.includes(`<p>${text}</p>`))

async function two() {
  const [one, other] = [await instance(), await instance()]
  for (const each of [one, other]) each.hear(1)
  return [one, other] as const
}

test('a page that one instance has rendered is served by the other, whole', async () => {
  const [one, other] = await two()
  await render(one, 'Kitchens')
  await shows(other, 'Kitchens')
  const otherPage = await other.get()
  expect(otherPage?.value.rscData).toEqual(Buffer.from([1, 2, 255]))
  expect(otherPage?.value.headers['content-security-policy']).toContain('sha256-')
  expect(Date.now() - otherPage!.lastModified).toBeLessThan(10_000)
  // It lies on this one's disk too, for a time without Redis.
  await until('on disk', () => readdirSync(path.join(other.folder, 'page-cache')).length === 1)
})

test('a page that was revalidated here isn’t taken from instances that don’t know it yet', async () => {
  const [one, other] = await two()
  await render(other, 'As it was')
  await shows(one, 'As it was')
  let untold = ['_N_T_/gallery']
  one.hub.isPending = (askedTags) => askedTags.some((tag) => untold.includes(tag))
  await new Promise((done) => setTimeout(done, 5))
  await one.revalidate('_N_T_/gallery')
  expect(await one.get()).toBeNull()
  // Told, and heard: nothing has changed since.
  untold = []
  one.hear(1)
  await shows(one, 'As it was')
})

test('a payload is stored with its page, and on an instance that only serves the payload', async () => {
  const [one, other] = await two()
  await render(one, 'Kitchens')
  const name = payloadIn(await one.get())
  expect(name).toBeDefined()
  await until('the payload is shared', async () => (await other.payload(name!)) === flight)
  expect(readdirSync(path.join(other.folder, 'payload'))).toEqual([`${name}.js.gz`])
  expect(await other.payload('x'.repeat(22))).toBeUndefined()
})

test('a revalidated page is taken from no instance, and a later rendering by all', async () => {
  const [one, other] = await two()
  await render(one, 'Old')
  await shows(other, 'Old')
  const changed = { '_N_T_/gallery': 2 }
  one.hear(2, changed)
  other.hear(2, changed)
  await untilGone(one)
  // Redis still has the old one.
  await render(one, 'New')
  await shows(other, 'New')
})

test('an instance that doesn’t know a change keeps its page, and no other takes its renderings', async () => {
  const [one, other] = await two()
  const changed = { '_N_T_/gallery': 2 }
  one.hear(2, changed)
  // Rendered when it knew nothing of the change: it may show what was before.
  await render(other, 'Old')
  await untilGone(one)
  await one.set('New')
  other.hear(2, changed)
  await shows(other, 'New')
})

test('a page that was changed while it was rendered is not kept', async () => {
  const [one, other] = await two()
  expect(await one.get()).toBeNull()
  one.hear(2, { '_N_T_/gallery': 2 })
  await one.set('Old')
  expect(await one.get()).toBeNull()
  expect(await other.get()).toBeNull()
})

test('a change of every page expires each, and so does a list that is older than the last one', async () => {
  const [one, other] = await two()
  await render(one, 'Old')
  await shows(other, 'Old')
  other.hear(2, { '_N_T_/layout': 2 })
  await untilGone(other)
  await empty()
  // As after a restore.
  one.hear(0)
  await untilGone(one)
})

test('another version of the site reads none of its pages, but its payloads', async () => {
  const one = await instance()
  const next = await instance('build-2')
  for (const each of [one, next]) each.hear(1)
  await render(one, 'Kitchens')
  const name = payloadIn(await one.get())
  await until('the payload is shared', async () => (await next.payload(name!)) === flight)
  expect(await next.get()).toBeNull()
})

test('while Redis is away pages contain their payloads, so that any instance can serve them', async () => {
  const [one, other] = await two()
  await render(one, 'Kitchens')
  expect(payloadIn(await one.get())).toBeDefined()
  await server.halt()
  await until('noticed', () => !one.hub.redis?.isUp && !other.hub.redis?.isUp)
  const alone = await one.get()
  expect(alone?.value.html).toContain(flight)
  expect(payloadIn(alone)).toBeUndefined()
  // Nothing that was shared is lost to who goes by itself.
  await render(other, 'Baths', '/baths')
  expect((await other.get('/baths'))?.value.html).toContain('Baths')

  await server.resume()
  await until('back', () => one.hub.redis?.isUp && other.hub.redis?.isUp)
  const name = payloadIn(await one.get())
  // Redis came back empty: it is given again.
  await until('the payload is shared', async () => (await other.payload(name!)) === flight)
})

test('an instance that was down learns at its start what was changed meanwhile', async () => {
  const [one] = await two()
  await render(one, 'Old')
  one.hear(2)
  one.disconnect()
  const home = path.dirname(one.folder)
  await server.halt()
  await server.resume()

  const same = await started(home)
  same.hear(2)
  expect(await same.get()).not.toBeNull()
  same.disconnect()
  const later = await started(home)
  later.hear(3, { '_N_T_/gallery': 3 })
  await untilGone(later)
})

test('a new build treats every known change as new', async () => {
  const one = await instance()
  await one.set('Built')
  one.hear(7, { '_N_T_/gallery': 5 })
  await untilGone(one)
})
