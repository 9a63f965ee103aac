import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { deserialize } from 'node:v8'
import PageCache from '@/lib/page-cache/handler'
import { noteDatabase } from '@/lib/database-away'
import { joinScripts } from '@/lib/around-next/rendered-html'
import { storePayload, prunePayloads, readPayload } from '@/lib/page-cache/payloads'

type CachedPage = { kind: string; html: string; status?: number; headers?: Record<string, string> }

const build = mkdtempSync(path.join(os.tmpdir(), 'showroom-build-'))
afterAll(() => rmSync(build, { recursive: true }))
let finishedPages = 0
/** Hands a page to the cache, which finishes it in place. */
async function finishIn(rendered: CachedPage, folder: string) {
  const cache = new PageCache({ serverDistDir: folder, flushToDisk: true })
  await cache.set(`/page-${(finishedPages += 1)}`, rendered)
}
const finish = (rendered: CachedPage) => finishIn(rendered, build)

/** The pages that a cache has saved in a build's folder. */
const savedPages = (folder: string) =>
  readdirSync(path.join(folder, 'page-cache')).map(
    (name) =>
      deserialize(readFileSync(path.join(folder, 'page-cache', name))) as {
        key: string
        entry: { value: CachedPage }
      },
  )
const savedKeys = (folder: string) => savedPages(folder).map(({ key }) => key)

const flight = ['(self.__next_f=self.__next_f||[]).push([0])', 'self.__next_f.push([1,"1:[]\\n"])']
const html =
  '<html><head><link rel="preload" as="script" href="/_next/static/a.js"/><script src="/_next/static/old.js" noModule=""></script>' +
  '<script src="/_next/static/a.js" async=""></script><script type="application/ld+json">{"a":1}</script></head>' +
  `<body><p>Kitchens</p>${flight.map((code) => `<script>${code}</script>`).join('')}` +
  '<script src="/_next/static/b.js" id="_R_" async=""></script></body></html>'

const payloadIn = (text: string) => /data-src="\/payload\/([\w-]+)\.js/.exec(text)?.[1]
const loaderIn = ({ html: text }: CachedPage) =>
  /id="on-intent"[^>]*>([^]*)<\/script><\/body>/.exec(text)?.[1] ?? ''
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const page = (): CachedPage => ({ kind: 'APP_PAGE', html, headers: { 'x-kept': '1' } })

test('external scripts leave the page and are listed for the loader, old-browser ones dropped', async () => {
  const finished = page()
  await finish(finished)
  expect(finished.html).not.toMatch(/<script[^>]* src=/)
  expect(finished.html).not.toMatch(/rel="preload" as="script"/)
  expect(finished.html).toMatch(
    /data-src="\/payload\/[\w-]{16}\.js \/_next\/static\/a\.js \/_next\/static\/b\.js"/,
  )
  expect(finished.html).toContain('<p>Kitchens</p>')
})

test('a page’s own script runs where the page asks for it, and by its hash; nothing else can be asked for', async () => {
  const mark = (name: string) => `<template data-script="${name}"></template>`
  const finished = {
    ...page(),
    html: html.replace('<p>', `<div>${mark('design')}${mark('constructor')}</div><p>`),
  }
  await finish(finished)
  const { design = '' } = JSON.parse(readFileSync('lib/page-cache/page-scripts.min.json', 'utf8')) as Record<
    string,
    string
  >
  expect(finished.html).toContain(`<div><script>${design}</script><script></script></div><p>`)
  expect(finished.headers?.['content-security-policy']).toContain(hashOf(design))
  expect(payloadIn(finished.html)).toBeDefined()
})

test("React's payload leaves the page whole and in its order", async () => {
  const finished = page()
  await finish(finished)
  expect(finished.html).not.toContain('__next_f')
  expect((await readPayload(build, payloadIn(finished.html)!))?.toString()).toBe(flight.join('\n'))
})

test('whatever stands in the payload comes out of it byte for byte, and of the page nothing else is touched', async () => {
  const text = '$& $1 "quoted" \\ &lt; ä 👍 \u2028 </p><p>'
  const pushed = flight.concat(`self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`)
  const leftovers = [
    '<p>$& and $`</p>',
    '<script type="application/ld+json">{"a":"__next_f"}</script>',
    '<p>é</p>',
  ]
  const around = leftovers.map((part, index) => `${part}<script>${pushed[index]}</script>`).join('')
  const finished = { ...page(), html: `<html><body>${around}</body></html>` }
  await finish(finished)
  expect((await readPayload(build, payloadIn(finished.html)!))?.toString()).toBe(pushed.join('\n'))
  expect(finished.html.replace(/<script id="on-intent"[^]*?<\/script>/, '')).toBe(
    `<html><body>${leftovers.join('')}</body></html>`,
  )
})

test('the loader has the parts that a page needs, in their order, and no other', async () => {
  const plain = page()
  const gallery = { ...page(), html: html.replace('<p>', '<dialog data-shell=""></dialog><p>') }
  for (const rendering of [plain, gallery]) await finish(rendering)
  for (const part of ['data-video', 'data-compare', 'data-fallback', 'data-picture'])
    expect(loaderIn(plain)).not.toContain(part)
  expect(loaderIn(gallery).indexOf('a[data-picture]')).toBeGreaterThan(0)
  // Held clicks come after: the picture's own way goes before.
  expect(loaderIn(gallery).indexOf('a[data-picture]')).toBeLessThan(
    loaderIn(gallery).indexOf('requestSubmit'),
  )
  expect(gallery.headers?.['content-security-policy']).toContain(hashOf(loaderIn(gallery)))
})

describe('the scripts that every page has', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-joined-'))
  const server = path.join(folder, 'server')
  afterAll(() => rmSync(folder, { recursive: true }))
  const head = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(['
  const chunk = (module: string) =>
    `${head}"object"==typeof document?document.currentScript:void 0,${module}]);`
  const scripts = (...names: string[]) =>
    names.map((name) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`).join('')
  const withScripts = (...names: string[]): CachedPage => ({
    ...page(),
    html: `<body><p>${names.join()}</p><script>${flight[0]}</script>${scripts(...names)}</body>`,
  })
  const listOf = async (finished: CachedPage) => {
    await finishIn(finished, server)
    return /data-src="([^"]*)"/.exec(finished.html)?.[1]?.split(' ') ?? []
  }

  beforeAll(() => {
    mkdirSync(path.join(server, 'app'), { recursive: true })
    mkdirSync(path.join(folder, 'static/chunks'), { recursive: true })
    for (const [name, text] of [
      ['a', chunk('1,e=>{}')],
      ['turbopack-x', '(()=>{run()})();'],
      ['b', chunk('2,e=>{}')],
    ] as const)
      writeFileSync(path.join(folder, `static/chunks/${name}.js`), text)
    writeFileSync(path.join(server, 'app/privacy.html'), withScripts('a', 'turbopack-x', 'b').html)
  })

  test('come as one that says of each which it is; what a page has besides comes by itself', async () => {
    const [payload, own, joined] = await listOf(withScripts('a', 'turbopack-x', 'own', 'b'))
    expect(own).toBe('/_next/static/chunks/own.js')
    expect(payload).toMatch(/^\/payload\//)
    const name = joined?.replace('/payload/', '').replace('.js', '') ?? ''
    expect((await readPayload(server, name))?.toString()).toBe(
      `${head}"static/chunks/a.js",1,e=>{}]);\n;(()=>{run()})();\n;${head}"static/chunks/b.js",2,e=>{}]);\n;` +
        // Without an element for each, React and Turbopack would fetch them again.
        'for(const src of ["/_next/static/chunks/a.js","/_next/static/chunks/turbopack-x.js","/_next/static/chunks/b.js"])' +
        'document.head.append(Object.assign(document.createElement("script"),{type:"joined",async:true,src}))',
    )
    expect((await listOf(withScripts('b', 'a', 'turbopack-x')))[1]).toBe(joined)
    rmSync(path.join(server, 'payload'), { recursive: true })
    expect((await listOf(withScripts('a', 'b', 'turbopack-x')))[1]).toBe(joined)
    expect(await readPayload(server, name)).not.toBeNull()
  })

  test('stay several where a page lacks one of them', async () => {
    expect((await listOf(withScripts('a', 'b'))).slice(1)).toEqual([
      '/_next/static/chunks/a.js',
      '/_next/static/chunks/b.js',
    ])
  })

  test('also where a chunk is a strict function of its own, as Next 16.5 writes them', () => {
    const [before, after] = ['(()=>{"use strict";', '})();']
    const sources = ['a', 'b'].map((name) => ({
      source: `/_next/static/chunks/${name}.js`,
      text: `${before}${chunk('1,e=>{}')}${after}`,
    }))
    const joined = joinScripts(sources)
    for (const name of ['a', 'b'])
      expect(joined).toContain(`${before}${head}"static/chunks/${name}.js",1,e=>{}]);${after}\n;`)
  })

  test('and where one looks otherwise than Turbopack writes it today', () => {
    const [a, b] = ['a', 'b'].map((name) => ({ source: `/_next/static/chunks/${name}.js`, text: chunk('1') }))
    expect(joinScripts([a!, b!])).toBeDefined()
    expect(joinScripts([a!, { ...b!, text: 'push([document.currentScript])' }])).toBeUndefined()
    expect(joinScripts([a!, { ...b!, source: '/_next/static/chunks/../../x.js' }])).toBeUndefined()
  })
})

test('the policy names the loader by its hash and nothing else; an inline script of a stranger does not run', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const finished = page()
  finished.html = finished.html.replace(
    '<p>',
    '<script>alert(1)</script><script>self.__next_f.push([alert(1)])</script><p>',
  )
  await finish(finished)
  const policy = finished.headers?.['content-security-policy'] ?? ''
  const loader = loaderIn(finished)
  expect(loader).toContain('hydrated')
  expect(policy).toContain(hashOf(loader))
  expect(policy.match(/sha256-/g)).toHaveLength(1)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(finished.headers?.['x-kept']).toBe('1')
  expect(finished.headers?.['speculation-rules']).toBe('"/speculation-rules.json"')
  expect(complain).toHaveBeenCalledWith('2 script(s) of a page are not ours and will not run')
  complain.mockRestore()
})

test('if nothing can be written, the payload stays in the page, named by the policy', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const finished = page()
  await finishIn(finished, '/dev/null')
  await finishIn(page(), '/dev/null')
  expect(complain.mock.calls).toEqual([
    ['pages can’t be saved to disk:', expect.objectContaining({ code: 'ENOTDIR' })],
  ])
  expect(finished.html).toContain('data-src="/_next/static/a.js /_next/static/b.js"')
  for (const code of flight) {
    expect(finished.html).toContain(`<script>${code}</script>`)
    expect(finished.headers?.['content-security-policy']).toContain(hashOf(code))
  }
})

describe('payloads', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-payloads-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const hour = 3600_000
  const fileOf = (name: string) => path.join(folder, 'payload', `${name}.js.gz`)
  const noted = (name: string, hoursAgo: number) => {
    const then = new Date(Date.now() - hoursAgo * hour)
    utimesSync(fileOf(name), then, then)
  }

  test('are named by their text, and only their own names are read', async () => {
    const name = storePayload(folder, 'push(1)')!
    expect(storePayload(folder, 'push(1)')).toBe(name)
    expect(storePayload(folder, 'push(2)')).not.toBe(name)
    writeFileSync(path.join(folder, 'secret.js.gz'), 'x')
    for (const wrong of ['', '../secret', '..%2fsecret', `${name}/`, 'a'.repeat(22)])
      expect(await readPayload(folder, wrong)).toBeNull()
  })

  test('go three days after a page that names them was served last, the oldest first where there are too many', async () => {
    const [old, fresh, newest] = ['old', 'fresh', 'newest'].map((text) => storePayload(folder, text)!)
    noted(old!, 73)
    noted(fresh!, 49)
    await prunePayloads(folder)
    expect(await readPayload(folder, old!)).toBeNull()
    expect(await readPayload(folder, fresh!)).not.toBeNull()
    await prunePayloads(folder, Date.now(), 3)
    expect(await readPayload(folder, fresh!)).toBeNull()
    expect(await readPayload(folder, newest!)).not.toBeNull()
  })
})

test('a page is finished once, and nothing but pages is touched', async () => {
  const finished = page()
  await finish(finished)
  const { html: once } = finished
  await finish(finished)
  expect(finished.html).toBe(once)
  const route = { kind: 'APP_ROUTE', html }
  await finish(route)
  expect(route.html).toBe(html)
})

test('a page that says that nothing is here answers 404', async () => {
  const missing = { ...page(), html: html.replace('<head>', '<head><meta name="status" content="404"/>') }
  await finish(missing)
  expect(missing.status).toBe(404)
  const there = page()
  await finish(there)
  expect(there.status).toBeUndefined()
})

test('the scripts that run in pages are the small forms of what is written', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['lib/page-cache/minify-loader.mjs', '--print'], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  for (const [name, held] of Object.entries(JSON.parse(stdout) as Record<string, unknown>))
    expect([name, JSON.parse(readFileSync(`lib/page-cache/${name}`, 'utf8'))]).toEqual([name, held])
})

describe('after a restart', () => {
  const longSlug = 'a-kitchen-'.repeat(99)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-pages-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** The cache as a new process finds it. */
  async function newProcess(key = '/financing', route = key) {
    jest.resetModules()
    const { default: Cache } = await import('@/lib/page-cache/handler')
    const cache = new Cache({ flushToDisk: true, serverDistDir: folder })
    const stored = { ...page(), rscData: Buffer.from('') }
    stored.headers = { 'x-next-cache-tags': `_N_T_${route}` }
    return {
      cache,
      stored,
      set: () => cache.set(key, stored, {}),
      get: () => cache.get(key, { kind: 'APP_PAGE' }),
      revalidate: () => cache.revalidateTag('_N_T_/financing'),
    }
  }

  test('a page is still there, however long its address', async () => {
    await (await newProcess(`/${longSlug}`)).set()
    expect(await (await newProcess(`/${longSlug}`)).get()).toMatchObject({ value: { kind: 'APP_PAGE' } })
    expect(await (await newProcess(`/${longSlug}-2`)).get()).toBeNull()
  })

  test.each([
    ['/design/shared/a_b', '/(site)/design/shared/[choice]/page'],
    ['/gallery/filter/kitchen_any_any_any', '/(site)/gallery/filter/[code]/page'],
  ])('%s is finished, but not kept', async (path, route) => {
    const process = await newProcess(path, route)
    await process.set()
    expect(process.stored.html).toContain('id="on-intent"')
    expect(await process.get()).toBeNull()
    expect(savedKeys(folder)).not.toContain(path)
  })

  test('a page that was revalidated and not visited since is rendered again', async () => {
    const first = await newProcess()
    await first.set()
    expect(await (await newProcess()).get()).not.toBeNull()
    await first.revalidate()
    const second = await newProcess()
    expect(await second.get()).toBeNull()
    await second.set()
    expect(await second.get()).not.toBeNull()
    expect(await (await newProcess()).get()).not.toBeNull()
  })

  describe('while the database is away', () => {
    afterEach(() => noteDatabase(false))

    // Next's own answering of a request, over our cache: it decides what is served, rendered, and put back.
    async function site(tags: string) {
      jest.resetModules()
      const { default: Cache } = await import('@/lib/page-cache/handler')
      const { IncrementalCache } = await import('next/dist/server/lib/incremental-cache')
      const { default: ResponseCache } = await import('next/dist/server/response-cache')
      const route = { kind: 'APP_PAGE', sourceRoute: tags }
      const incremental = new IncrementalCache({
        dev: false,
        minimalMode: false,
        requestHeaders: {},
        previewProps: { previewModeId: '' },
        prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
        flushToDisk: true,
        serverDistDir: folder,
        maxMemoryCacheSize: 1_000_000,
        CurCacheHandler: Cache,
      } as never)
      const responses = new ResponseCache({ minimalMode: false, route } as never)
      const visit = async (render: () => Promise<CachedPage>) => {
        const background: Promise<unknown>[] = []
        const answer = await responses.get(
          '/x',
          async () => {
            return { value: (await render()) as never, cacheControl: { revalidate: 3600, expire: undefined } }
          },
          {
            incrementalCache: incremental,
            waitUntil: (work: Promise<unknown>) => background.push(work),
          } as never,
        )
        await Promise.allSettled(background)
        const { value } = answer as unknown as {
          value: { html: { toUnchunkedString: () => string } } & CachedPage
        }
        return { html: value.html.toUnchunkedString(), headers: value.headers }
      }
      const fresh = (text: string) => () =>
        Promise.resolve({
          ...page(),
          html: { toUnchunkedString: () => html.replace('Kitchens', text) } as unknown as string,
          headers: { 'x-next-cache-tags': tags },
          rscData: Buffer.from(''),
        })
      return { cache: incremental, visit, fresh }
    }
    const fails = () => Promise.reject(new Error('no database'))

    test('a page that was changed and not visited since is shown as it was last, and mends itself', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined) // Next tells what it couldn't render
      const { cache, visit, fresh } = await site('_N_T_/(site)/gallery/page,_N_T_/gallery')
      expect((await visit(fresh('Old'))).html).toContain('id="on-intent"')
      await cache.revalidateTag('_N_T_/gallery')
      noteDatabase(true)
      const shownPage = await visit(fails)
      expect(shownPage.html).toContain('<p>Old</p>')
      expect(shownPage.headers?.['content-security-policy']).toContain('sha256-')
      expect((await visit(fails)).html).toContain('<p>Old</p>')
      // On disk it is still as Next rendered it.
      expect(savedPages(folder).find(({ key }) => key.endsWith('/x'))?.entry.value.html).toContain('__next_f')

      noteDatabase(false)
      jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
      await visit(fresh('New'))
      expect((await visit(fresh('Newer'))).html).toContain('<p>New</p>')
    })

    test('a page that staff took away does not come back', async () => {
      for (const route of ['/(site)/[slug]/page', '/(site)/blog/[slug]/page']) {
        const { cache, visit, fresh } = await site(`_N_T_${route},_N_T_/x`)
        noteDatabase(false)
        await cache.revalidateTag('_N_T_/x')
        await visit(fresh('Old'))
        await cache.revalidateTag('_N_T_/x')
        noteDatabase(true)
        await expect(visit(fails)).rejects.toThrow('no database')
      }
    })
  })

  test('a page served again long after its payload went gets it back, also from memory', async () => {
    jest.resetModules()
    const { default: Cache } = await import('@/lib/page-cache/handler')
    const { readPayload: read } = await import('@/lib/page-cache/payloads')
    const cache = new Cache({ flushToDisk: true, serverDistDir: folder, maxMemoryCacheSize: 1_000_000 })
    const first = { ...page(), rscData: Buffer.from('') }
    await cache.set('/again', first, {})
    const name = payloadIn(first.html)!
    const served = async () =>
      (await cache.get('/again', { kind: 'APP_PAGE' })) as unknown as { value: CachedPage }
    expect(payloadIn((await served()).value.html)).toBe(name)
    rmSync(path.join(folder, 'payload'), { recursive: true })
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 3600_000)
    expect(payloadIn((await served()).value.html)).toBe(name)
    now.mockRestore()
    expect((await read(folder, name))?.toString()).toBe(flight.join('\n'))
  })

  test('"not found" is not kept, but replaces a page', async () => {
    const missing = html.replace('<head>', '<head><meta name="status" content="404"/>')
    const { cache } = await newProcess('/gone')
    const set = async (key: string, text: string) => {
      const answered: CachedPage = { ...page(), html: text }
      await cache.set(key, { ...answered, rscData: Buffer.from('') }, {})
    }
    await set('/never-there', missing)
    expect(await cache.get('/never-there', { kind: 'APP_PAGE' })).toBeNull()
    // As Next's notFound() has it.
    await cache.set('/never-there', { ...page(), status: 404, rscData: Buffer.from('') }, {})
    expect(await cache.get('/never-there', { kind: 'APP_PAGE' })).toBeNull()
    await set('/gone', html)
    await set('/gone', missing)
    expect(await cache.get('/gone', { kind: 'APP_PAGE' })).toMatchObject({ value: { status: 404 } })
    expect(savedKeys(folder)).not.toContain('/never-there')
    expect(savedKeys(folder)).toContain('/gone')
  })
})
