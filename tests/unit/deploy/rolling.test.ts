import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { roll } from '@/deploy/rolling.mjs'

// How an upgrade judges a new version before visitors reach it (deploy/rolling.mjs).

/** A site whose answers to one address are, one after the other, those given, and then 200. */
async function siteWith(address: string, ...statuses: number[]) {
  const server = createServer((request, response) => {
    const status = request.url === address ? (statuses.shift() ?? 200) : 200
    response.writeHead(status, { connection: 'close' }).end(JSON.stringify({ build: 'new', checks: {} }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { server, port: (server.address() as AddressInfo).port }
}

/** Brings one instance to a new version, tried on the same site before, and returns what was said. */
async function rollOn({ server, port }: Awaited<ReturnType<typeof siteWith>>) {
  const lines: string[] = []
  const isDone = await roll({
    ports: [port],
    sparePort: port,
    start: 'true',
    stop: 'true',
    build: 'new',
    readySeconds: 0.5,
    settleSeconds: 0,
    forward: () => {},
    back: () => lines.push('back'),
    say: (line: string) => lines.push(line),
  })
  server.close()
  return { isDone, said: lines.join('\n') }
}

test.each(['/readyz', '/search?q=kitchen'])('one failing answer of %s is waited out', async (address) => {
  expect(await rollOn(await siteWith(address, 503))).toMatchObject({ isDone: true })
})

test.each([
  ['/readyz', /not ready within 0\.5 s: \/readyz fails/],
  ['/search?q=kitchen', /\/search\?q=kitchen of the new build is answered with 503/],
])('a version whose %s keeps failing touches no instance', async (address, why) => {
  const { isDone, said } = await rollOn(await siteWith(address, ...Array<number>(100).fill(503)))
  expect(isDone).toBe(false)
  expect(said).toMatch(why)
  expect(said).toMatch(/^back$[\s\S]*no instance was touched$/m)
})
