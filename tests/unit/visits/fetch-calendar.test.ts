import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fetchCalendar, isPublic, type Network } from '@/lib/visits/fetch-calendar'

let server: Server
let network: Network
let address: (name: string) => string
const paths: string[] = []

/** The server's answers by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/calendar.ics': (response) => response.end('BEGIN:VCALENDAR'),
  '/moved': (response) => response.writeHead(302, { location: '/calendar.ics' }).end(),
  '/metadata': (response) =>
    response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end(),
  '/inside': (response) => response.writeHead(302, { location: 'https://inside.test/' }).end(),
  '/plain': (response) => response.writeHead(301, { location: 'http://calendar.test/calendar.ics' }).end(),
  '/again': (response) => response.writeHead(302, { location: '/again' }).end(),
  '/gone': (response) => response.writeHead(404).end(),
  '/broken': (response) => response.writeHead(503).end(),
  '/large': (response) => response.end('x'.repeat(1024 * 1024 + 1)),
  '/silent': () => undefined,
  '/slow': (response) => void response.write('BEGIN:VCALENDAR'),
}

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'))
  const [key, cert] = [path.join(folder, 'key'), path.join(folder, 'cert')]
  const subject = ['-subj', '/CN=calendar.test', '-addext', 'subjectAltName=DNS:calendar.test']
  const files = ['-nodes', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...subject], { stdio: 'ignore' })
  const [keyText, ca] = [readFileSync(key), readFileSync(cert)]
  rmSync(folder, { recursive: true })
  server = createServer({ key: keyText, cert: ca }, (request, response) => {
    paths.push(request.url ?? '')
    answers[request.url ?? '']?.(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  address = (name) => `https://calendar.test:${port}${name}`
  network = {
    ca,
    longest: 20_000,
    isAllowed: (ip) => ip === '127.0.0.1',
    resolve: (host, done) =>
      done(
        null,
        // One of two addresses is enough to refuse a name.
        host === 'inside.test'
          ? [
              { address: '127.0.0.1', family: 4 },
              { address: '10.0.0.1', family: 4 },
            ]
          : [{ address: '127.0.0.1', family: 4 }],
      ),
  }
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  paths.length = 0
})

const fetched = (name: string, more: Partial<Network> = {}) =>
  fetchCalendar(address(name), { ...network, ...more })

test('a calendar is fetched, also after a redirect', async () => {
  expect(await fetched('/calendar.ics')).toBe('BEGIN:VCALENDAR')
  expect(await fetched('/moved')).toBe('BEGIN:VCALENDAR')
})

test.each([
  ['/metadata', 'into a private network'],
  ['/inside', 'into a private network'],
  ['/plain', 'isn’t encrypted'],
  ['/again', 'redirects too many times'],
  ['/gone', 'no longer a shared calendar at this address (404)'],
  ['/broken', 'having problems (503)'],
  ['/large', 'larger than 1 MB'],
])('%s is refused: %s', async (name, message) => {
  await expect(fetched(name)).rejects.toThrow(message)
})

test('at most three redirects are followed', async () => {
  await fetched('/again').catch(() => undefined)
  expect(paths).toHaveLength(4)
})

test.each(['/silent', '/slow'])('what never ends is given up: %s', async (name) => {
  await expect(fetched(name, { longest: 300 })).rejects.toThrow('didn’t answer in time')
})

test('a private address is never connected to, by number or by name', async () => {
  const { port } = server.address() as AddressInfo
  const { ca } = network
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0x7f.1', '[::ffff:127.0.0.1]'])
    await expect(fetchCalendar(`https://${host}:${port}/calendar.ics`)).rejects.toThrow('private network')
  // A name that leads inside although it looks public.
  const resolve: Network['resolve'] = (_, done) => done(null, [{ address: '192.168.0.10', family: 4 }])
  await expect(fetched('/calendar.ics', { ca, resolve, isAllowed: isPublic })).rejects.toThrow(
    'private network',
  )
  expect(paths).toEqual([])
})

test('a server without a valid certificate isn’t read', async () => {
  await expect(fetched('/calendar.ics', { ca: undefined })).rejects.toThrow('its certificate is wrong')
  await expect(fetchCalendar(address('/').replace('calendar', 'other'), network)).rejects.toThrow(
    'its certificate is wrong',
  )
})

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['169.254.169.254', false],
  ['100.100.100.200', false],
  ['172.31.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['2002:7f00:1::', false],
  ['::ffff:10.0.0.1', false],
  ['not an address', false],
])('%s is public: %s', (ip, expected) => {
  expect(isPublic(ip)).toBe(expected)
})
