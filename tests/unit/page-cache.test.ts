import { createHash } from 'node:crypto'
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
