import type { MetadataRoute } from 'next'

// ALLOW_INDEXING=0 keeps a staging host out of search engines, whatever its pages say of themselves, and whatever it was
// when the site was built.

afterEach(() => delete process.env.ALLOW_INDEXING)

/** robots.txt, and the header of an answer that asks to be indexed, of a server with this setting. */
async function withIndexing(setting?: '0' | '1') {
  if (setting) process.env.ALLOW_INDEXING = setting
  jest.resetModules()
  const { default: robots } = (await import('@/app/robots')) as { default: () => MetadataRoute.Robots }
  const { requestPipeline } = await import('@/lib/http/request-pipeline')
  const { startSite } = await import('../around-next/site-server')
  const site = await startSite(requestPipeline(), (_, answer) =>
    answer.setHeader('x-robots-tag', 'all').end(),
  )
  const answer = await fetch(site.url)
  await site.end()
  return { robots: robots(), tag: answer.headers.get('x-robots-tag') }
}

test.each([undefined, '1'] as const)(
  '%s: everything may be read, and the sitemap is named',
  async (setting) => {
    const { robots, tag } = await withIndexing(setting)
    expect(robots.rules).toEqual({ userAgent: '*', allow: '/' })
    expect(robots.sitemap).toMatch(/^http.*\/sitemap\.xml$/)
    expect(tag).toBe('all')
  },
)

test('0: nothing may be read, no sitemap is named, and every answer says noindex', async () => {
  const { robots, tag } = await withIndexing('0')
  expect(robots).toEqual({ rules: { userAgent: '*', disallow: '/' } })
  expect(tag).toBe('noindex')
})
