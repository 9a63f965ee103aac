// What lib/page-cache leans on in Next without Next promising it. A failure names the thing that an upgrade changed: read
// lib/page-cache/next-internals.js against the new version, then raise the version here.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { version } from 'next/package.json'
import { createElement, type ReactNode } from 'react'
import { nextHeaders } from '@/lib/next-headers'
import {
  FileSystemCache,
  keysOnDisk,
  revalidationOf,
  tagsManifest,
  forgetInMemory,
  takePayload,
  takeScripts,
} from '@/lib/page-cache/next-internals'

const read = 'next@16.4.6'

type Entry = { value: Record<string, unknown> } | null
// As JavaScript sees it: Next's types keep what the page cache overrides private.
const Base = FileSystemCache as unknown as new (context: object) => {
  get: (key: string, context: object) => Promise<Entry>
  set: (key: string, page: object, context: object) => Promise<void>
  revalidateTag: (tags: string | string[], durations?: { expire: number }) => Promise<void>
}
type Render = (document: ReactNode, options: object) => Promise<ReadableStream>

test(`${read}: the version that was read is the one installed`, () => {
  expect(`next@${version}`).toBe(read)
})

test(`${read}: its headers are called as we call them`, async () => {
  const names = await import('next/dist/client/components/app-router-headers')
  expect([nextHeaders.action, nextHeaders.part, nextHeaders.tree]).toEqual([
    names.ACTION_HEADER,
    names.RSC_HEADER,
    names.NEXT_ROUTER_STATE_TREE_HEADER,
  ])
  const template = readFileSync(require.resolve('next/dist/build/templates/app-page-runtime'), 'utf8')
  expect(template).toContain(`setHeader('${nextHeaders.cache}'`)
})

test(`${read}: one function of all route modules keeps and shares what is rendered, by a key`, () => {
  for (const kind of ['page', 'route']) {
    const runtime = `next/dist/compiled/next-server/app-${kind}-turbo.runtime.prod.js`
    const source = readFileSync(require.resolve(runtime), 'utf8')
    const [, keep = '', body = ''] =
      /async handleResponse\(\{(?=[^}]*\bcacheKey:(\w+))[^}]*\}\)\{([^]{300})/.exec(source) ?? []
    expect(body).toMatch(new RegExp(`this\\.getResponseCache\\(\\w+\\).*\\.get\\(${keep},`))
  }
  const template = (name: string) =>
    readFileSync(require.resolve(`next/dist/build/templates/${name}`), 'utf8')
  for (const name of ['app-page-runtime', 'app-route'])
    expect(template(name)).toMatch(/routeModule\.handleResponse\(\{\s*(?:req,[^}]*)?cacheKey/)
})

describe(`${read}: FileSystemCache`, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-next-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('has the methods that the page cache overrides, with their parameters', () => {
    const prototype = FileSystemCache.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
    const arity = Object.fromEntries(
      ['get', 'set', 'revalidateTag', 'getFilePath', 'resetRequestCache'].map((name) => [
        name,
        prototype[name]?.length,
      ]),
    )
    expect(arity).toEqual({ get: 0, set: 3, revalidateTag: 2, getFilePath: 2, resetRequestCache: 0 })
    expect(FileSystemCache).toHaveLength(1)
  })

  test('keeps a page as .html with its headers and status, and asks getFilePath where', async () => {
    const { nodeFs } = await import('next/dist/server/lib/node-fs-methods')
    const asked: string[] = []
    class Cache extends Base {
      getFilePath(key: string, kind: string): string {
        asked.push(key)
        return path.join(folder, kind, key)
      }
    }
    const cache = new Cache({ fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] })
    const page = {
      kind: 'APP_PAGE',
      html: '<p>',
      rscData: Buffer.from(''),
      headers: { 'x-a': '1' },
      status: 404,
    }
    await cache.set('/a', page, {})
    const entry = await cache.get('/a', { kind: 'APP_PAGE' })
    expect(entry?.value).toMatchObject({
      kind: 'APP_PAGE',
      html: '<p>',
      headers: { 'x-a': '1' },
      status: 404,
    })
    expect(asked).toEqual(expect.arrayContaining(['/a.html', '/a.rsc']))
  })
})

test(`${read}: a page of the build is read under its path until its first visit`, () => {
  const source = readFileSync(
    require.resolve('next/dist/server/lib/incremental-cache/file-system-cache'),
    'utf8',
  )
  expect(source).toContain("const marker = key.indexOf('/$/');")
  expect(source).toContain('const legacyKey = key.slice(marker + 2);')
  expect(keysOnDisk('/route-cache/a/$/blog/tiles')).toEqual(['/route-cache/a/$/blog/tiles', '/blog/tiles'])
  expect(keysOnDisk('/blog/tiles')).toEqual(['/blog/tiles'])
})

describe(`${read}: tagsManifest`, () => {
  afterEach(() => tagsManifest.clear())

  test('is a Map of tags, with moments in milliseconds', async () => {
    expect(tagsManifest).toBeInstanceOf(Map)
    const cache = new Base({})
    await cache.revalidateTag('at-once')
    await cache.revalidateTag(['soon'], { expire: 60 })
    const time = expect.any(Number) as number
    expect([...tagsManifest]).toEqual([
      ['at-once', { expired: time }],
      ['soon', { stale: time, expired: time }],
    ])
    expect(tagsManifest.get('at-once')?.expired).toBeGreaterThan(Date.now() - 60_000)
  })

  test('is the one that decides whether a page has expired', async () => {
    const { areTagsExpired } = await import('next/dist/server/lib/incremental-cache/tags-manifest.external')
    tagsManifest.set('then', { expired: 2 })
    expect([areTagsExpired(['then'], 1), areTagsExpired(['then'], 3)]).toEqual([true, false])
  })
})

describe(`${read}: rendered HTML`, () => {
  /** A document as Next's own React writes it, with its scripts the way app-render hands them over. */
  async function rendered(body: ReactNode): Promise<string> {
    const react = jest.requireActual<{ renderToReadableStream: Render }>(
      'next/dist/compiled/react-dom/server.edge',
    )
    const document = createElement('html', null, createElement('head'), createElement('body', null, body))
    const stream = await react.renderToReadableStream(document, {
      bootstrapScripts: [{ src: '/_next/static/main.js' }],
      bootstrapScriptContent: 'self.flight=1',
    })
    return new Response(stream).text()
  }

  test('external scripts and their preloads are found, whatever stands around them', async () => {
    const html = await rendered([
      createElement('script', { key: 1, src: '/_next/static/chunk.js?v=1&w=2', async: true }),
      createElement('script', { key: 2, src: '/_next/static/old.js', noModule: true }),
      createElement('a', { key: 3, href: '/', title: '<script src="x">' }, '<script src="y"></script>'),
      createElement('script', { key: 5, src: '/media/x/own.js' }),
      createElement('script', { key: 6, src: '/_next/static/../../media/x.js' }),
      createElement('script', { key: 7, src: 'https://evil.example/_next/static/x.js' }),
      createElement('link', { key: 4, rel: 'preload', as: 'script', href: '/_next/static/chunk.js' }),
    ])
    expect(html).toContain('src="/_next/static/main.js"')
    expect(html).toMatch(/<link rel="preload"[^>]*as="script"/)
    const { bare, sources, strange } = takeScripts(html)
    expect(strange).toBe(3)
    expect(sources.sort()).toEqual(['/_next/static/chunk.js?v=1&amp;w=2', '/_next/static/main.js'])
    expect(bare).not.toMatch(/<script[^>]*\ssrc=|as="script"/)
    expect(bare).toContain('<body>')
    expect(bare).toContain('</body>')
  })

  test('what hands React its data is found, in its order; nothing that runs by itself is', async () => {
    const source = readFileSync(require.resolve('next/dist/server/app-render/use-flight-response'), 'utf8')
    expect(source).toContain('(self.__next_f=self.__next_f||[]).push(')
    expect(source).toContain('self.__next_f.push(')
    const data = { __html: '{"@type":"Thing"}' }
    const html = await rendered([
      createElement('script', { key: 1, type: 'application/ld+json', dangerouslySetInnerHTML: data }),
      ...[
        '(self.__next_f=self.__next_f||[]).push([0])',
        'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
        'self.__next_f.push([1,"x"]);alert(1)',
        'self.__next_f.push([alert(1)])',
        '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["chunk",{"otherChunks":[]}]);',
      ].map((code, index) =>
        createElement('script', { key: index + 2, dangerouslySetInnerHTML: { __html: code } }),
      ),
    ])
    const { bare, payload, strange } = takePayload(takeScripts(html).bare)
    expect(payload).toEqual([
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(["chunk",{"otherChunks":[]}]);',
    ])
    // The two that call something, and self.flight=1.
    expect(strange).toBe(3)
    expect(bare).toContain('{"@type":"Thing"}')
    expect(bare).not.toContain('fragment')
  })

  test('pages in memory can be forgotten by their key', async () => {
    const { getMemoryCache } = await import('next/dist/server/lib/incremental-cache/memory-cache.external')
    const memory = getMemoryCache(1_000_000)
    const context = { fs: {}, flushToDisk: false, maxMemoryCacheSize: 1_000_000, revalidatedTags: [] }
    const cache = new Base(context)
    await cache.set('/a', { kind: 'APP_PAGE', html: '<p>' }, {})
    expect(memory.has('/a')).toBe(true)
    forgetInMemory('/a')
    expect(memory.has('/a')).toBe(false)
  })
})

test(`${read}: a page knows by its tags that something it shows was revalidated`, () => {
  const page = { headers: { 'x-next-cache-tags': '_N_T_/layout,_N_T_/held' } }
  const rendered = Date.now() - 1000
  const isRevalidated = revalidationOf(page, rendered)
  expect(isRevalidated()).toBe(false)
  tagsManifest.set('_N_T_/held', { expired: Date.now() })
  expect([isRevalidated(), revalidationOf(page, Date.now() + 1)()]).toEqual([true, false])
  tagsManifest.set('_N_T_/held', { stale: Date.now() })
  expect(isRevalidated()).toBe(true)
  tagsManifest.delete('_N_T_/held')
})
