import { NextRequest } from 'next/server'
import { middleware } from '@/middleware'

beforeAll(() => {
  process.env.SITE_URL = 'https://www.example.com'
})
afterAll(() => {
  delete process.env.SITE_URL
})

test('the hint goes over https only where the site is there, whatever the proxy says of the request', async () => {
  const headers = { cookie: '__Host-next-auth.session-token=x' }
  const answer = await middleware(new NextRequest('http://localhost:3000/admin', { headers }))
  expect(answer.headers.get('set-cookie')).toMatch(/^staff-hint=1;.*Secure/)
})
