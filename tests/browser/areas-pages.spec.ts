import { type APIRequestContext } from '@playwright/test'
import { serviceSlugs } from '@/lib/business/services'
import { expect, test } from './fixtures'

/** Returns a page's answer to a visitor's browser; no redirect is followed. */
const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })
const read = async (request: APIRequestContext, path: string) => (await ask(request, path)).text()
/** Returns HIT for a page from the cache, MISS for one that was rendered for this answer. */
const cacheState = async (request: APIRequestContext, path: string) =>
  (await ask(request, path)).headers()['x-nextjs-cache']

test('a fact shows on its place’s pages at once, a place comes and goes with its pages', async ({
  request,
  staff,
}) => {
  const put = (path: string, data: object) => staff.put(`/api/areas/${path}`, { data })
  const landing = '/rockland/tappan/kitchen-remodeling/'
  const eight = serviceSlugs.map((service) => `/rockland/tappan/${service}/`)
  const ownPaths = [...eight, '/rockland/tappan/']
  const otherPaths = [
    // A neighbor, and a place far from it; the service's own page, lists, and a page with the map of all places.
    '/rockland/sparkill/kitchen-remodeling/',
    '/rockland/sparkill/',
    '/rockland/airmont/kitchen-remodeling/',
    '/rockland/kitchen-remodeling/',
    ...['/', '/nyack', '/services', '/contact', '/sitemap', '/blog'],
  ]
  const states = async (paths: string[]) => {
    const matches = []
    for (const path of paths) matches.push(`${path} ${await cacheState(request, path)}`)
    return matches
  }
  const all = (paths: string[], state: string) => paths.map((path) => `${path} ${state}`)
  await states([...ownPaths, ...otherPaths])
  expect(await states([...ownPaths, ...otherPaths])).toEqual(all([...ownPaths, ...otherPaths], 'HIT'))
  try {
    expect((await put('places/tappan', { permitPhone: '(845) 555-0177' })).status()).toBe(200)
    expect(await states(otherPaths)).toEqual(all(otherPaths, 'HIT'))
    expect(await states(ownPaths)).toEqual(all(ownPaths, 'MISS'))
    for (const path of eight) expect(await read(request, path)).toContain('(845) 555-0177')

    const words = { headline: 'Kitchens by the old green' }
    expect((await put('landings/tappan/kitchen-remodeling', words)).status()).toBe(200)
    expect(await read(request, landing)).toContain(words.headline)

    const id = 'tappan/kitchen-remodeling'
    await put('landings/listing', { ids: [id], listing: 'hidden' })
    expect(await read(request, landing)).toMatch(/<meta name="robots" content="noindex/)
    expect(await read(request, '/sitemap.xml')).not.toContain(`/${id}/`)
  } finally {
    await put('landings/listing', { ids: ['tappan/kitchen-remodeling'], listing: 'auto' })
    await put('landings/tappan/kitchen-remodeling', { headline: '' })
    await put('places/tappan', { permitPhone: '' })
  }
  expect(await read(request, landing)).not.toContain('noindex')

  const {
    drive: _d,
    nearby: _n,
    version: _v,
    updatedAt: _u,
    position: _p,
    ...tappan
  } = (await (await staff.get('/api/areas/places/tappan')).json()) as Record<string, unknown>
  const fields = { ...tappan, slug: 'closter', name: 'Closter', lat: 41.01, lng: -73.94 }
  const paths = ['/rockland/closter/', '/rockland/closter/custom-cabinets/']
  for (const path of paths) expect((await ask(request, path)).status()).toBe(404)
  try {
    expect((await staff.post('/api/areas/places', { data: fields })).status()).toBe(201)
    for (const path of paths) {
      const answer = await ask(request, path)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain('Closter')
    }
    expect(await read(request, '/')).toContain('All 48 places')
    expect(await read(request, '/search?q=closter')).toContain('/rockland/closter/')
  } finally {
    await staff.delete('/api/areas/places/closter')
  }
  const goneAnswer = await ask(request, paths[1]!)
  expect(goneAnswer.status()).toBe(308)
  expect(goneAnswer.headers().location).toContain('/rockland/tappan/custom-cabinets')
  expect(await read(request, '/')).toContain('All 47 places')

  try {
    expect((await put('services/flooring-installation/on', { isOn: false })).status()).toBe(200)
    const off = await ask(request, '/rockland/tappan/flooring-installation/')
    expect([off.status(), off.headers().location]).toEqual([308, '/rockland/tappan/'])
    expect(await read(request, '/rockland/tappan/')).not.toContain('flooring-installation')
  } finally {
    await put('services/flooring-installation/on', { isOn: true })
  }
  expect((await ask(request, '/rockland/tappan/flooring-installation/')).status()).toBe(200)
})
