import { NextRequest } from 'next/server'
import { config, middleware } from '@/middleware'

const ask = (path: string, from: string) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { 'x-forwarded-for': from } }))

test('kitchens that are rendered for each request are limited for each client, and pictures and forms aren’t counted', async () => {
  const kitchen = '/design/shared/sage_oak_calacatta_white-subway_slate_black?cabinets=sage'
  for (let requestCount = 0; requestCount < 60; requestCount += 1)
    expect((await ask(kitchen, '198.51.100.1')).status).toBe(200)
  const refused = await ask(kitchen, '198.51.100.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(kitchen, '198.51.100.2')).status).toBe(200)
  const designs = config.matcher.filter((path) => typeof path === 'string' && path.startsWith('/design'))
  expect(designs).toEqual(['/design/shared/:choice'])
  // A public page: nothing is added to what it answers.
  const { headers } = await ask(kitchen, '198.51.100.2')
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-robots-tag')).toBeNull()
})

test('so are filters of the gallery', async () => {
  const filter = '/gallery/filter/kitchen_any_any_any'
  for (let requestCount = 0; requestCount < 60; requestCount += 1)
    expect((await ask(filter, '198.51.100.3')).status).toBe(200)
  expect((await ask(filter, '198.51.100.3')).status).toBe(429)
  const galleries = config.matcher.filter((path) => typeof path === 'string' && path.startsWith('/gallery'))
  expect(galleries).toEqual(['/gallery/filter/:code'])
})
