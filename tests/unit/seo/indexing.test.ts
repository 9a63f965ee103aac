import type { MetadataRoute } from 'next'

// ALLOW_INDEXING=0 keeps a staging host out of search engines, whatever its pages say of themselves.

afterEach(() => delete process.env.ALLOW_INDEXING)

/** robots.txt, and the headers of all answers, of a server with this setting. */
async function withIndexing(setting?: '0' | '1') {
  if (setting) process.env.ALLOW_INDEXING = setting
  jest.resetModules()
  const { default: robots } = (await import('@/app/robots')) as { default: () => MetadataRoute.Robots }
  type Rule = { source: string; headers: { key: string; value: string }[] }
  const config = jest.requireActual<{ headers: () => Promise<Rule[]> }>('@/next.config')
  const everywhere = (await config.headers()).find(({ source }) => source === '/:path*')
  const tag = everywhere?.headers.find(({ key }) => key === 'X-Robots-Tag')
  return { robots: robots(), tag: tag?.value }
}

test.each([undefined, '1'] as const)(
  '%s: everything may be read, and the sitemap is named',
  async (setting) => {
    const { robots, tag } = await withIndexing(setting)
    expect(robots.rules).toEqual({ userAgent: '*', allow: '/' })
    expect(robots.sitemap).toMatch(/^http.*\/sitemap\.xml$/)
    expect(tag).toBeUndefined()
  },
)

test('0: nothing may be read, no sitemap is named, and every answer says noindex', async () => {
  const { robots, tag } = await withIndexing('0')
  expect(robots).toEqual({ rules: { userAgent: '*', disallow: '/' } })
  expect(tag).toBe('noindex')
})
