// What is kept of each contractor's pages is that contractor's alone: the keys, the tags, and the cache that takes them.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isOwn, keepModuleApart, ownerOf, ownKey, ownTags, pathOf, routeOf } from '@/lib/kept-apart'
import { addRevalidations, readRevalidations, withTags } from '@/lib/data/revalidations'
import PageCache from '@/lib/page-cache/handler'
import { answering, type ServedPage } from '@/lib/page-cache/from-cache'
import { tagsManifest } from '@/lib/page-cache/next-internals'
import { currentTenant, inTenant } from '@/lib/tenant-context'
import { keepTenants, tenantOfHost } from '@/lib/known-tenants'
import { temporaryDatabase } from './data/temporary-database'

temporaryDatabase()

const smith = { id: 'smith', origin: 'https://smith.example', settings: {}, isClosed: false }
const jones = { id: 'jones', origin: 'http://jones.example:3000', settings: {}, isClosed: false }

describe('whose site a host is', () => {
  beforeAll(() => keepTenants([smith, jones]))
  afterAll(() => keepTenants([]))

  test.each([
    ['smith.example', 'smith'],
    ['SMITH.Example', 'smith'],
    ['smith.example.', 'smith'],
    ['smith.example:443', 'smith'],
    ['smith.example.:443', 'smith'],
    ['smith.example:3001', 'smith'],
    ['jones.example:3000', 'jones'],
    ['jones.example', undefined],
    ['jones.example:80', undefined],
    ['www.smith.example', undefined],
    ['smith.example.evil', undefined],
    ['evil/smith.example', undefined],
    ['[::1]:3000', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (host, id) => {
    expect(tenantOfHost(host)?.id).toBe(id)
  })
})

describe('keys', () => {
  const kept = (key: string | null) => `/route-cache/APP_PAGE/a1/$${key}`

  test('the default one’s are as they are', () => {
    expect(['/', '/blog', null].map(ownKey)).toEqual(['/', '/blog', null])
    expect(isOwn('/blog')).toBe(true)
    expect(isOwn(kept('/blog'))).toBe(true)
    expect(isOwn(kept('/t'))).toBe(true)
  })

  test('another one’s are its own, and nobody else’s', () => {
    const keys = inTenant('smith', () => ['/', '/blog', null].map(ownKey))
    expect(keys).toEqual(['/t/smith/index', '/t/smith/blog', null])
    const isMine = (key: string) =>
      ['', 'smith', 'smi', 'jones', '*'].filter((id) => inTenant(id, () => isOwn(key)))
    expect(isMine(kept('/t/smith/blog'))).toEqual(['smith'])
    expect(isMine(kept('/blog'))).toEqual([''])
  })

  test('name a path without whose it is', () => {
    expect(['/_not-found', kept('/_not-found'), kept('/t/smith/_not-found')].map(pathOf)).toEqual(
      Array(3).fill('/_not-found'),
    )
    expect(pathOf(kept('/blog/_not-found'))).toBe('/blog/_not-found')
  })

  test('are what Next is asked by, so that one rendering isn’t waited for by two', async () => {
    const asked: unknown[] = []
    const prototype = {
      handleResponse: (context: object) =>
        Promise.resolve(void asked.push({ ...context, of: currentTenant() })),
    }
    const ownerOfHost = (host: string | undefined) => (host === 'smith.example' ? 'smith' : '')
    keepModuleApart(prototype, ownerOfHost)
    keepModuleApart(prototype, ownerOfHost)
    const [ours, smiths] = [{ headers: { host: 'x.example' } }, { headers: { host: 'smith.example' } }]
    await prototype.handleResponse({ cacheKey: '/blog', req: ours })
    await inTenant('smith', () => prototype.handleResponse({ cacheKey: '/blog', req: smiths }))
    await inTenant('smith', () => prototype.handleResponse({ cacheKey: null, req: smiths }))
    // In nobody's name yet, or in another one's.
    await prototype.handleResponse({ cacheKey: '/', req: smiths })
    await inTenant('smith', () => prototype.handleResponse({ cacheKey: '/', req: ours }))
    expect(asked).toEqual([
      { cacheKey: '/blog', req: ours, of: '' },
      { cacheKey: '/t/smith/blog', req: smiths, of: 'smith' },
      { cacheKey: null, req: smiths, of: 'smith' },
      { cacheKey: '/t/smith/index', req: smiths, of: 'smith' },
      { cacheKey: '/', req: ours, of: '' },
    ])
    expect(() => keepModuleApart({}, ownerOfHost)).toThrow('handleResponse')
  })
})

test('tags are the contractor’s, once', () => {
  const tags = ['_N_T_/layout', '_N_T_/(site)/blog/[slug]/page', '_N_T_/blog/a:b']
  expect(ownTags(tags)).toEqual(tags)
  const own = inTenant('smith', () => ownTags(tags))
  expect(own).toEqual(tags.map((tag) => `smith:${tag}`))
  expect(inTenant('smith', () => ownTags(own))).toEqual(own)
  expect([...tags, ...own].map(ownerOf)).toEqual(['', '', '', 'smith', 'smith', 'smith'])
  expect(own.map(routeOf)).toEqual(tags.map(routeOf))
  expect(routeOf('smith:_N_T_/(site)/blog/[slug]/page')).toBe('/(site)/blog/[slug]/page')
})

describe('the page cache', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-tenants-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(() => tagsManifest.clear())

  const route = '/route-cache/APP_PAGE/a1/$'
  const rendered = (words: string, status?: number) => ({
    kind: 'APP_PAGE',
    html: `<html><head></head><body><p>${words}</p></body></html>`,
    rscData: Buffer.from(''),
    status,
    headers: { 'x-next-cache-tags': '_N_T_/layout,_N_T_/(site)/blog/page,_N_T_/blog' },
  })

  /**
   * Until the clocks have moved on: what is made in the millisecond of a change counts as made before it, and files are dated by
   * a clock that goes on every few milliseconds.
   */
  async function nextMoment() {
    const now = Date.now()
    while (Date.now() <= now + 10) await new Promise(setImmediate)
  }

  async function openCache() {
    const { nodeFs } = await import('next/dist/server/lib/node-fs-methods')
    const cache = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] })
    const of = (id: string) => {
      const key = (at: string) => inTenant(id, () => `${route}${ownKey(at)}`)
      return {
        set: (words: string, at = '/blog', status?: number) =>
          inTenant(id, () => cache.set(key(at), rendered(words, status), {})),
        words: async (at = '/blog') => {
          const entry = (await inTenant(id, () => cache.get(key(at), { kind: 'APP_PAGE' }))) as {
            value: { html: string }
          } | null
          return entry && /<p>(.*)<\/p>/.exec(entry.value.html)?.[1]
        },
        /** Whether what is served of a page may be held no longer. */
        served: async (at = '/blog') => {
          let page: ServedPage | undefined
          const asked = () => cache.get(key(at), { kind: 'APP_PAGE' })
          await answering.run(
            (served) => void (page = served),
            () => inTenant(id, asked),
          )
          return () => inTenant(id, () => page?.isRevalidated())
        },
        revalidate: async (tag: string) => {
          await nextMoment()
          await inTenant(id, () => cache.revalidateTag(tag))
          await nextMoment()
        },
      }
    }
    return { cache, ours: of(''), smiths: of('smith'), jones: of('jones') }
  }

  test('gives each its own page of a path, and revalidates it for that one alone', async () => {
    const { ours, smiths, jones: others } = await openCache()
    await ours.set('ours')
    await smiths.set('smith’s')
    await others.set('jones’s')
    const shown = () => Promise.all([ours.words(), smiths.words(), others.words()])
    expect(await shown()).toEqual(['ours', 'smith’s', 'jones’s'])

    await smiths.revalidate('_N_T_/blog')
    expect(await shown()).toEqual(['ours', null, 'jones’s'])
    await smiths.set('smith’s again')
    await ours.revalidate('_N_T_/layout')
    expect(await shown()).toEqual([null, 'smith’s again', 'jones’s'])
    await ours.set('ours again')
    await others.revalidate('_N_T_/layout')
    expect(await shown()).toEqual(['ours again', 'smith’s again', null])
  })

  test('what Next notes besides, by its own names, is the contractor’s too', async () => {
    const { ours, smiths } = await openCache()
    await ours.set('ours')
    await smiths.set('smith’s')
    await nextMoment()
    inTenant('smith', () => tagsManifest.set('_N_T_/blog', { expired: Date.now() }))
    expect([await ours.words(), await smiths.words()]).toEqual(['ours', null])
  })

  test('neither gives nor takes a page in another one’s name', async () => {
    const { cache, ours, smiths } = await openCache()
    await ours.set('ours', '/contact')
    await smiths.set('smith’s', '/contact')
    const [oursKey, smithsKey] = [`${route}/contact`, `${route}/t/smith/contact`]
    const asked = { kind: 'APP_PAGE' }
    expect(await inTenant('smith', () => cache.get(oursKey, asked))).toBeNull()
    expect(await inTenant('jones', () => cache.get(smithsKey, asked))).toBeNull()
    expect(await cache.get(smithsKey, asked)).toBeNull()
    await inTenant('smith', () => cache.set(oursKey, rendered('taken'), {}))
    await cache.set(smithsKey, rendered('taken'), {})
    expect([await ours.words('/contact'), await smiths.words('/contact')]).toEqual(['ours', 'smith’s'])
  })

  test('gives no page that was rendered for an address that the site has left', async () => {
    const at = (origin: string) => keepTenants([{ ...smith, origin }, jones])
    const { ours, smiths, jones: others } = await openCache()
    const shown = () => Promise.all([ours.words('/moved'), smiths.words('/moved'), others.words('/moved')])
    at('https://smith.example')
    await ours.set('ours', '/moved')
    await smiths.set('smith’s', '/moved')
    await others.set('jones’s', '/moved')
    const held = await Promise.all([ours, smiths, others].map(({ served }) => served('/moved')))
    const isOver = () => held.map((isRevalidated) => isRevalidated())
    expect(isOver()).toEqual([false, false, false])
    at('https://www.smith.example')
    expect(await shown()).toEqual(['ours', null, 'jones’s'])
    expect(isOver()).toEqual([false, true, false])
    // What was being rendered while the site moved isn't kept either.
    at('https://smith.example')
    await smiths.set('for the address before', '/moved')
    expect(await shown()).toEqual(['ours', 'smith’s', 'jones’s'])
    at('https://www.smith.example')
    await shown()
    await smiths.set('smith’s again', '/moved')
    expect(await shown()).toEqual(['ours', 'smith’s again', 'jones’s'])
    keepTenants([])
  })

  test('keeps that nothing is at an address once for all addresses, as the build has done for the default one', async () => {
    const { smiths } = await openCache()
    await smiths.set('nothing', '/gone', 404)
    await smiths.set('nothing', '/_not-found', 404)
    expect([await smiths.words('/gone'), await smiths.words('/_not-found')]).toEqual([null, 'nothing'])
  })
})

describe('what other instances hear', () => {
  beforeAll(() => keepTenants([smith, jones]))
  afterAll(() => keepTenants([]))

  test('is the installation’s, whoever changed something', async () => {
    const before = await readRevalidations()
    await inTenant('smith', () => addRevalidations(['smith:_N_T_/blog']))
    const after = await readRevalidations()
    expect(after.order).toBeGreaterThan(before.order)
    expect(Object.keys(after.tags)).toContain('smith:_N_T_/blog')
    expect(await inTenant('jones', readRevalidations)).toEqual(after)
  })

  test('a change of every page of one leaves the others’ changes', () => {
    const first = withTags({ order: 0, tags: {} }, ['_N_T_/a', 'smith:_N_T_/a', 'jones:_N_T_/a'], 1)
    expect(withTags(first, ['_N_T_/layout'], 2).tags).toEqual({
      'smith:_N_T_/a': 1,
      'jones:_N_T_/a': 1,
      '_N_T_/layout': 2,
    })
    expect(withTags(first, ['smith:_N_T_/layout'], 2).tags).toEqual({
      '_N_T_/a': 1,
      'jones:_N_T_/a': 1,
      'smith:_N_T_/layout': 2,
    })
  })

  test('what is forgotten counts as a change of every page of everybody', () => {
    let list = withTags({ order: 0, tags: {} }, ['smith:_N_T_/a'], 1)
    for (let tag = 0; tag < 1_000; tag += 1) list = withTags(list, [`_N_T_/${tag}`], tag + 2)
    expect(list.tags['smith:_N_T_/a']).toBeUndefined()
    expect(list.tags['*:_N_T_/layout']).toBe(list.tags['_N_T_/layout'])
    expect(list.tags['_N_T_/layout']).toBeGreaterThan(400)
  })
})
