import { NextRequest } from 'next/server'
import { middleware } from '@/middleware'

const ask = (path: string, from: string) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { 'x-forwarded-for': from } }))

test('kitchens that are rendered for each request are limited for each client, and pictures and forms aren’t counted', async () => {
  const kitchen = '/design/sage_oak_calacatta_white-subway_slate_black?cabinets=sage'
  for (let asked = 0; asked < 60; asked += 1) expect((await ask(kitchen, '198.51.100.1')).status).toBe(200)
  const refused = await ask(kitchen, '198.51.100.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(kitchen, '198.51.100.2')).status).toBe(200)
  for (const path of ['/design/picture?cabinets=sage', '/design/ask'])
    expect((await ask(path, '198.51.100.1')).status).toBe(200)
  // A public page: nothing is added to what it answers.
  const { headers } = await ask(kitchen, '198.51.100.2')
  expect(headers.get('content-security-policy')).toBeNull()
  expect(headers.get('x-robots-tag')).toBeNull()
})
