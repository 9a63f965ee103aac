import { createServer, get } from 'node:http'
import { type AddressInfo } from 'node:net'
import { createLead } from '@/lib/data/leads'
import { addGauges } from '@/lib/health/gauges'
import { errorLogged } from '@/lib/log'
import { countLead, metrics } from '@/lib/metrics/registry'
import { countCached, kindOf, measureAnswers, watchMetrics } from '@/lib/metrics/watch'
import { GET } from '@/app/metrics/route'
import { startSite } from '../around-next/site-server'
import { temporaryDatabase } from '../data/temporary-database'

temporaryDatabase()
const token = 'a token for the tests'
process.env.METRICS_TOKEN = token
// Without a mail server what a lead brings would be an offer.
process.env.SMTP_URL = 'smtp://127.0.0.1:1'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
const ask = (port: number, path: string) =>
  new Promise<{ status?: number; text: string }>((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', agent: false }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode, text }))
    }).on('error', reject)
  })

let site: Awaited<ReturnType<typeof startSite>>
let port = 0
beforeAll(async () => {
  port = await freePort()
  process.env.METRICS_PORT = String(port)
  watchMetrics()
  addGauges()
  site = await startSite([measureAnswers], (request, response) => {
    if (request.url === '/kitchens') response.setHeader('x-nextjs-cache', 'HIT')
    response.statusCode = request.url?.startsWith('/admin') ? 404 : 200
    response.end('x')
  })
})
afterAll(() => site.end())

test('answers, leads, errors and what waits are counted, under few names', async () => {
  const address = site.port
  for (const path of ['/kitchens', '/a?b=1', '/c', '/admin/x', '/api/contact', '/_next/static/a.js'])
    await ask(address, path)
  countLead('contact', 'database')
  countLead('contact', 'spool')
  errorLogged.publish({})
  countCached()
  await createLead({ source: 'contact', name: 'Ann' })

  const { status, text } = await ask(port, '/metrics')
  expect(status).toBe(200)
  for (const line of [
    'showroom_http_requests_total{kind="page",status="200",cache="hit"} 1',
    'showroom_http_requests_total{kind="page",status="200",cache="none"} 2',
    'showroom_http_requests_total{kind="staff",status="404",cache="none"} 1',
    'showroom_http_request_duration_seconds_count{kind="page"} 3',
    'showroom_leads_total{source="contact",where="spool"} 1',
    'showroom_errors_total 1',
    'showroom_held_answers_total 1',
    'showroom_check{check="database"} 0',
    'showroom_backup_failed 0',
    'showroom_spool_oldest_seconds 0',
    'showroom_spool_leads 0',
    'showroom_outbox{status="waiting"} 1',
    'process_cpu_user_seconds_total',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/showroom_disk_free_bytes [1-9]/)
  // As long as the test takes so far.
  expect(text).toMatch(/showroom_outbox_oldest_seconds \d{1,2}\.\d/)
  expect(text).not.toMatch(/showroom_backup_age_seconds \d/)
  expect((await ask(port, '/')).status).toBe(404)
})

test('behind its token on the site’s own port, and nothing to everybody else', async () => {
  const call = (authorization?: string) =>
    GET(new Request('http://localhost:3000/metrics', { headers: authorization ? { authorization } : {} }))
  expect((await call()).status).toBe(404)
  expect((await call('Bearer something else')).status).toBe(404)
  const answer = await call(`Bearer ${token}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics().register.contentType])
})

test.each([
  ['/', 'page'],
  ['/rockland/nyack/kitchen-remodeling', 'page'],
  ['/adminx', 'page'],
  ['/admin', 'staff'],
  ['/login?callbackUrl=/admin', 'staff'],
  ['/media/a/b.webp', 'media'],
  ['/sitemap.xml', 'feed'],
  ['/readyz', 'health'],
])('%s is a %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind)
})
