import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readBuiltPage, wasBuilt } from '@/lib/around-next/built-pages'

const build = mkdtempSync(path.join(os.tmpdir(), 'showroom-built-'))
afterAll(() => rmSync(build, { recursive: true }))

const keyOf = (name: string) => `/route-cache/APP_PAGE/0123abcd/$${name}`

/** Writes a page as `next build` does (16.4), with a key that may be another page's. */
function writeBuilt(name: string, key = keyOf(name), more: object = {}) {
  const base = path.join(build, 'app', name)
  mkdirSync(`${base}.segments/_tree`, { recursive: true })
  const headers = { 'x-next-cache-tags': '_N_T_/layout' }
  const meta = { headers, segmentPaths: ['/_tree'], routeCache: { key, isFallback: false }, ...more }
  writeFileSync(`${base}.meta`, JSON.stringify(meta))
  writeFileSync(`${base}.html`, '<p>Built</p>')
  writeFileSync(`${base}.rsc`, 'rsc')
  writeFileSync(`${base}.segments/_tree.segment.rsc`, 'tree')
}

test('a page of the build is read whole, with its age', async () => {
  writeBuilt('/blog/tiles')
  const entry = await readBuiltPage(build, keyOf('/blog/tiles'))
  expect(entry).toMatchObject({
    value: {
      kind: 'APP_PAGE',
      html: '<p>Built</p>',
      rscData: Buffer.from('rsc'),
      headers: { 'x-next-cache-tags': '_N_T_/layout' },
      segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    },
  })
  expect(Math.abs(Date.now() - entry!.lastModified)).toBeLessThan(60_000)
  expect(wasBuilt(build, keyOf('/blog/tiles'))).toBe(true)
})

test('Next’s own cache reads a page of the build from the same files', async () => {
  const { default: NextCache } = await import('next/dist/server/lib/incremental-cache/file-system-cache')
  const { getRouteCacheKey } = await import('next/dist/server/lib/route-cache-key')
  const { nodeFs } = await import('next/dist/server/lib/node-fs-methods')
  const owner = { kind: 'APP_PAGE', sourceRoute: '/(site)/gallery/page' }
  const key = getRouteCacheKey('/gallery', owner as never)
  writeBuilt('/gallery', key, { routeCache: { key, isFallback: false, owner } })
  const ownPage = await readBuiltPage(build, key)
  const cache = new NextCache({ fs: nodeFs, serverDistDir: build, revalidatedTags: [] } as never)
  const nextPage = await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as never)
  expect(ownPage?.value).toEqual(nextPage?.value)
  expect(ownPage?.value).toBeDefined()
})

test('the answer of a route is read with its headers and status', async () => {
  const base = path.join(build, 'app/feed.xml')
  const key = keyOf('/feed.xml')
  writeFileSync(
    `${base}.meta`,
    JSON.stringify({ headers: { 'content-type': 'text/xml' }, status: 200, routeCache: { key } }),
  )
  writeFileSync(`${base}.body`, '<rss/>')
  expect(await readBuiltPage(build, key)).toMatchObject({
    value: {
      kind: 'APP_ROUTE',
      body: Buffer.from('<rss/>'),
      headers: { 'content-type': 'text/xml' },
      status: 200,
    },
  })
})

test('a page whose metadata names another key, a fallback and an address outside of the build are none', async () => {
  writeBuilt('/other', keyOf('/another'))
  writeBuilt('/fallback', undefined, { routeCache: { key: keyOf('/fallback'), isFallback: true } })
  writeFileSync(path.join(build, 'secret.meta'), JSON.stringify({ routeCache: { key: keyOf('/../secret') } }))
  for (const name of ['/other', '/fallback', '/../secret', '/never'])
    expect([name, await readBuiltPage(build, keyOf(name)), wasBuilt(build, keyOf(name))]).toEqual([
      name,
      undefined,
      false,
    ])
})
