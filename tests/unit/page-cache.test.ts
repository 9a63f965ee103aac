import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import PageCache from '@/lib/page-cache/handler'

type CachedPage = { kind: string; html: string; status?: number; headers?: Record<string, string> }
const { finish } = PageCache as unknown as { finish: (page: CachedPage) => void }

const html =
  '<html><head><link rel="preload" as="script" href="/_next/a.js"/><script src="/_next/old.js" noModule=""></script>' +
  '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"a":1}</script></head>' +
  '<body><p>Kitchens</p><script>self.flight=1</script><script src="/_next/b.js" id="_R_" async=""></script></body></html>'

const page = (): CachedPage => ({ kind: 'APP_PAGE', html, headers: { 'x-kept': '1' } })

test('external scripts leave the page and are listed for the loader, old-browser ones dropped', () => {
  const finished = page()
  finish(finished)
  expect(finished.html).not.toMatch(/<script[^>]* src=/)
  expect(finished.html).not.toMatch(/rel="preload" as="script"/)
  expect(finished.html).toContain('data-src="/_next/a.js /_next/b.js"')
  expect(finished.html).toContain('<p>Kitchens</p>')
})

test('the policy names every inline script by its hash and nothing unsafe; structured data needs none', () => {
  const finished = page()
  finish(finished)
  const policy = finished.headers?.['content-security-policy'] ?? ''
  const scripts = [...finished.html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => code ?? '',
  )
  expect(scripts).toHaveLength(2)
  for (const code of scripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  expect(policy.match(/sha256-/g)).toHaveLength(2)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(finished.headers?.['x-kept']).toBe('1')
})

test('a page is finished once, and nothing but pages is touched', () => {
  const finished = page()
  finish(finished)
  const { html: once } = finished
  finish(finished)
  expect(finished.html).toBe(once)
  const route = { kind: 'APP_ROUTE', html }
  finish(route)
  expect(route.html).toBe(html)
})

test('a page that says that nothing is here answers 404', () => {
  const missing = { ...page(), html: html.replace('<head>', '<head><meta name="status" content="404"/>') }
  finish(missing)
  expect(missing.status).toBe(404)
  const there = page()
  finish(there)
  expect(there.status).toBeUndefined()
})

test('loader.min.js is the small form of loader.js', () => {
  const script = `import { minifiedLoader } from './lib/page-cache/minify-loader.mjs'; process.stdout.write(minifiedLoader())`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(readFileSync('lib/page-cache/loader.min.js', 'utf8')).toBe(stdout)
})

describe('after a restart', () => {
  const longSlug = 'a-kitchen-'.repeat(99)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'showroom-pages-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** The cache as a new process finds it. */
  async function newProcess(key = '/financing') {
    jest.resetModules()
    const { default: Cache } = await import('@/lib/page-cache/handler')
    const { nodeFs } = await import('next/dist/server/lib/node-fs-methods')
    const context = { fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] }
    const cache = new Cache(context)
    const stored = { ...page(), rscData: Buffer.from('') }
    stored.headers = { 'x-next-cache-tags': '_N_T_/financing' }
    return {
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

  test('what was revalidated and not asked for since is rendered again', async () => {
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
})
