import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type APIRequestContext, type APIResponse, type PlaywrightWorkerArgs } from '@playwright/test'
import { pageFolders } from '@/prisma/tenant-pages'
import { type account, expect, test } from './fixtures'
import { store } from './kept-settings'

// A second contractor on the same server, told from the first by the host name alone. Chromium knows *.localhost by itself; for
// requests without a browser the header says it.

const site = new URL(process.env.BASE_URL ?? 'http://localhost:3000')
const id = `smith-${randomBytes(3).toString('hex')}`
const smith = { origin: `http://${id}.localhost:${site.port}`, name: `Smith and Daughters ${id}` }
const smithHost = new URL(smith.origin).host
const smithAccount = { email: `${id}@example.com`, password: 'another-password-for-tests' }

/** Runs a script of ours, which must say nothing that is wrong. */
function runScript(file: string, ...more: string[]): void {
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
  const args = [tsx, '-C', 'react-server', file, ...more]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr.replace(/^npm .*\n/gm, '')).toBe('')
  expect(status).toBe(0)
}

/** Where the server keeps what it has rendered of a contractor's. */
const keptOf = (whose: string) => pageFolders(process.env.BUILD_DIR || '.next', whose)

/** npm run tenant */
const tenant = (...what: string[]) => runScript('prisma/tenant.ts', ...what)

/** Who asks for the contractor's site, as whom `site` is asked for by the others. */
const visitorOf = (playwright: PlaywrightWorkerArgs['playwright'], host: string) =>
  playwright.request.newContext({ baseURL: site.origin, extraHTTPHeaders: { host } })

async function signIn(request: APIRequestContext, who: typeof account): Promise<APIResponse> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const form = { csrfToken, ...who, json: 'true', callbackUrl: '/admin' }
  return request.post('/api/auth/callback/credentials', { form })
}

const read = async (visitor: APIRequestContext, address: string) => {
  const answer = await visitor.get(address)
  expect(answer.status()).toBe(200)
  return answer.text()
}

/** Asks until the page comes from the cache, and answers it. */
async function cached(visitor: APIRequestContext, address: string): Promise<string> {
  await expect.poll(async () => (await visitor.get(address)).headers()['x-nextjs-cache']).toBe('HIT')
  return read(visitor, address)
}

/** Fails where the page isn't the one that was kept. */
async function expectKept(visitor: APIRequestContext, address: string, before: string): Promise<void> {
  const answer = await visitor.get(address)
  expect(answer.headers()['x-nextjs-cache']).toBe('HIT')
  expect(await answer.text()).toBe(before)
}

type Visitors = { ours: APIRequestContext; theirs: APIRequestContext }
const tenants = test.extend<Visitors>({
  ours: async ({ playwright }, provide) => {
    const visitor = await visitorOf(playwright, site.host)
    await provide(visitor)
    await visitor.dispose()
  },
  theirs: async ({ playwright }, provide) => {
    const visitor = await visitorOf(playwright, smithHost)
    await provide(visitor)
    await visitor.dispose()
  },
})

// Alone: it holds that pages of the default contractor's stay as they are while another one publishes.
tenants.describe('two contractors', { tag: '@alone' }, () => {
  tenants.describe.configure({ mode: 'serial' })

  tenants.beforeAll(async ({ playwright }) => {
    const { email, password } = smithAccount
    runScript('tests/browser/contractor.ts', id, smith.origin, smith.name, email, password)
    const visitor = await visitorOf(playwright, smithHost)
    // The server looks for another contractor by itself; it isn't restarted.
    await expect
      .poll(async () => (await visitor.get('/')).text(), { timeout: 20_000 })
      .toContain(smith.origin)
    await visitor.dispose()
  })

  tenants.afterAll(() => {
    tenant('close', id)
    tenant('remove', id)
    expect(keptOf(id)).toEqual([])
  })

  tenants('each host shows its own site, in the browser and after its script has begun', async ({ page }) => {
    const header = page.getByRole('banner')
    await page.goto(`${smith.origin}/`)
    await expect(header.getByText(smith.name).first()).toBeVisible()
    await page.goto(`${site.origin}/`)
    await expect(header.getByText(smith.name)).toHaveCount(0)

    await page.goto(`${smith.origin}/services`)
    // React takes the page over when somebody first means to use it; from then on links are its own.
    const menu = page.getByRole('navigation').first()
    await menu.getByRole('link', { name: 'Blog' }).hover()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click()
    await expect(page).toHaveURL(`${smith.origin}/privacy`)
    await page.goBack()
    await expect(page).toHaveURL(`${smith.origin}/services`)
    await expect(menu.getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(`${smith.origin}/blog`)
    await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page')
  })

  tenants('addresses that a page and its files name are of its own host', async ({ ours, theirs }) => {
    for (const [visitor, own, other] of [
      [ours, site.origin, smith.origin],
      [theirs, smith.origin, site.origin],
    ] as const) {
      for (const address of [
        '/services',
        '/blog',
        '/privacy',
        '/estimate',
        '/rockland/kitchen-remodeling/',
      ]) {
        const page = await read(visitor, address)
        expect(page).toContain(`<link rel="canonical" href="${own}${address}"/>`)
        expect(page).not.toContain(`"${other}`)
      }
      expect(await read(visitor, '/robots.txt')).toContain(`Sitemap: ${own}/sitemap.xml`)
      for (const file of ['/sitemap.xml', '/blog/feed.xml']) {
        const text = await read(visitor, file)
        expect(text).toContain(`${own}/`)
        expect(text).not.toContain(`${other}/`)
      }
      expect((await read(visitor, '/manifest.webmanifest')).includes(smith.name)).toBe(visitor === theirs)
      expect((await read(visitor, '/search?q=tile')).includes(smith.name)).toBe(visitor === theirs)
      expect((await read(visitor, '/estimate?room=kitchen')).includes(smith.name)).toBe(visitor === theirs)
    }
  })

  tenants(
    'a host is known however it is written, and nobody else’s word for it counts',
    async ({ playwright }) => {
      const isSmiths = async (headers: Record<string, string>) => {
        const visitor = await playwright.request.newContext({
          baseURL: site.origin,
          extraHTTPHeaders: headers,
        })
        const page = await read(visitor, '/')
        await visitor.dispose()
        return page.includes(smith.name)
      }
      expect(await isSmiths({ host: smithHost.toUpperCase() })).toBe(true)
      expect(await isSmiths({ host: smithHost.replace(':', '.:') })).toBe(true)
      expect(await isSmiths({ 'x-forwarded-host': smithHost })).toBe(false)
      expect(await isSmiths({ host: `other.${smithHost}` })).toBe(false)
    },
  )

  tenants('what keeps the contractors’ pages apart is no address', async ({ ours, theirs }) => {
    const addresses = [`/t/${id}/`, `/t/${id}/blog`, `/T/${id}/blog`, `//t/${id}/blog`, `/%74/${id}/blog`]
    for (const visitor of [ours, theirs])
      for (const address of addresses)
        for (const rsc of [false, true]) {
          const headers = rsc ? { rsc: '1' } : undefined
          const answer = await visitor.get(`${site.origin}${address}${rsc ? '?_rsc=1' : ''}`, { headers })
          expect(answer.status()).toBe(404)
        }
    expect(await (await theirs.get('/nothing-here/at-all')).text()).toContain(smith.name)
    expect(await (await ours.get('/nothing-here/at-all')).text()).not.toContain(smith.name)
  })

  tenants('requests of both for one path at one time get their own page', async ({ ours, theirs, own }) => {
    const { slug } = await own.post({ isPublished: true })
    // Nobody has asked for these pages yet: both are rendered now, one beside the other.
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, turn) => {
        const visitor = turn % 2 ? theirs : ours
        const answer = await visitor.get(`/blog/${slug}`)
        return [answer.status(), (await answer.text()).includes(smith.name)]
      }),
    )
    expect(answers).toEqual(Array.from({ length: 6 }, (_, turn) => (turn % 2 ? [404, true] : [200, false])))
  })

  tenants(
    'signing in on one host is no signing in on the other',
    async ({ playwright, ours, theirs, staff }) => {
      expect((await signIn(theirs, smithAccount)).ok()).toBe(true)
      expect((await theirs.get('/api/auth/user')).status()).toBe(200)
      expect((await staff.get('/api/auth/user')).status()).toBe(200)

      // The same cookies, sent to the other host.
      const cookiesOf = async (who: APIRequestContext) =>
        (await who.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const carry = async (who: APIRequestContext, host: string) => {
        const stranger = await playwright.request.newContext({
          baseURL: site.origin,
          extraHTTPHeaders: { host, cookie: await cookiesOf(who) },
        })
        const answer = await stranger.get('/api/auth/user')
        await stranger.dispose()
        return answer.status()
      }
      expect(await carry(theirs, smithHost)).toBe(200)
      expect(await carry(theirs, site.host)).toBe(401)
      expect(await carry(staff, smithHost)).toBe(401)
      expect((await signIn(ours, smithAccount)).ok()).toBe(false)
    },
  )

  tenants(
    'what one publishes shows on its own site, and has only its own pages made anew',
    async ({ ours, theirs, playwright, own }) => {
      const smithStaff = await visitorOf(playwright, smithHost)
      expect((await signIn(smithStaff, smithAccount)).ok()).toBe(true)
      const paths = ['/', '/blog', '/sitemap.xml']
      const keep = (visitor: APIRequestContext) =>
        Promise.all(paths.map((address) => cached(visitor, address)))
      const expectAllKept = async (visitor: APIRequestContext, before: string[]) => {
        for (const [at, address] of paths.entries()) await expectKept(visitor, address, before[at] ?? '')
      }

      const oursBefore = await keep(ours)
      await keep(theirs)
      const title = `Slate floors ${id}`
      const sent = await smithStaff.post('/api/blog', {
        data: { title, slug: `slate-${id}`, content: '<p>Slate.</p>', isPublished: true },
      })
      expect(sent.status()).toBe(201)
      expect(await read(theirs, '/blog')).toContain(title)
      expect(await read(theirs, `/blog/slate-${id}`)).toContain(title)
      expect(await read(theirs, '/sitemap.xml')).toContain(`${smith.origin}/blog/slate-${id}`)
      expect((await ours.get(`/blog/slate-${id}`)).status()).toBe(404)
      await expectAllKept(ours, oursBefore)

      const theirsBefore = await keep(theirs)
      const post = await own.post({ isPublished: true })
      expect(await read(ours, '/blog')).toContain(post.title)
      expect((await theirs.get(`/blog/${post.slug}`)).status()).toBe(404)
      await expectAllKept(theirs, theirsBefore)

      // What stands on every page.
      const oursThen = await keep(ours)
      await store(smithStaff, 'business', { shortName: `Smith anew ${id}` })
      expect(await read(theirs, '/')).toContain(`Smith anew ${id}`)
      expect(await read(theirs, '/services')).toContain(`Smith anew ${id}`)
      await expectAllKept(ours, oursThen)
      await store(smithStaff, 'business', { shortName: smith.name })
      await smithStaff.dispose()
    },
  )

  tenants(
    'an address that has moved leads on on its own site alone',
    async ({ ours, theirs, playwright }) => {
      const smithStaff = await visitorOf(playwright, smithHost)
      expect((await signIn(smithStaff, smithAccount)).ok()).toBe(true)
      const data = { from: `/old/${id}.html`, to: '/services', isManual: true }
      expect((await smithStaff.post('/api/redirects', { data })).status()).toBe(201)
      const answer = await theirs.get(`/old/${id}.html?from=mail`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([308, '/services?from=mail'])
      expect((await ours.get(`/old/${id}.html`)).status()).toBe(404)
      await smithStaff.dispose()
    },
  )

  tenants(
    'a site that moves names its new address at once, and leaves the old one',
    async ({ playwright, theirs }) => {
      await cached(theirs, '/services')
      expect(keptOf(id)).not.toEqual([])
      const origin = smith.origin.replace(id, `www.${id}`)
      tenant('move', id, origin)
      const moved = await visitorOf(playwright, new URL(origin).host)
      await expect
        .poll(async () => (await moved.get('/services')).text(), { timeout: 20_000 })
        .toContain(`<link rel="canonical" href="${origin}/services"/>`)
      expect(await cached(moved, '/services')).not.toContain(smith.origin)
      expect(await read(moved, '/sitemap.xml')).not.toContain(smith.origin)
      expect(await read(theirs, '/services')).not.toContain(smith.name)
      await moved.dispose()

      tenant('move', id, smith.origin)
      await expect
        .poll(async () => (await theirs.get('/services')).text(), { timeout: 20_000 })
        .toContain(`<link rel="canonical" href="${smith.origin}/services"/>`)
    },
  )

  tenants('a site that is closed says so, whatever it is asked for', async ({ ours, theirs }) => {
    tenant('close', id)
    await expect.poll(async () => (await theirs.get('/')).status(), { timeout: 20_000 }).toBe(410)
    for (const address of ['/', '/blog', '/admin', '/api/auth/user', '/sitemap.xml']) {
      const answer = await theirs.get(address)
      expect(answer.status()).toBe(410)
      expect(await answer.text()).toContain('This site is closed')
      expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
    }
    expect((await theirs.head('/')).status()).toBe(410)
    expect((await theirs.post('/api/contact', { data: {} })).status()).toBe(410)
    expect((await ours.get('/')).status()).toBe(200)
  })
})
