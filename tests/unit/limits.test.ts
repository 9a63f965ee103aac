import { type Exchange, type Step } from '@/lib/around-next/pipeline'
import { processSlot } from '@/lib/process-slot'
import { hasUncountedProxy } from '@/lib/uncounted-proxy'
import type * as addresses from '@/lib/limits/client-address'
import { startSite } from './around-next/site-server'

/** Loads the limits of requests as a server with this TRUST_PROXY does. */
async function withProxies(count: string): Promise<typeof addresses> {
  process.env.TRUST_PROXY = count
  jest.resetModules()
  return import('@/lib/limits/client-address')
}
afterEach(() => delete process.env.TRUST_PROXY)

const from = (hops?: string) => new Headers(hops === undefined ? {} : { 'x-forwarded-for': hops })

test.each([
  ['1', '192.0.2.7', '192.0.2.7'],
  // The client may have written the addresses before it.
  ['1', 'made up, 10.0.0.1, 192.0.2.7', '192.0.2.7'],
  ['2', 'made up, 192.0.2.7, 10.0.0.1', '192.0.2.7'],
  ['2', ' 192.0.2.7 ,10.0.0.1', '192.0.2.7'],
  // Fewer hops than proxies: the request didn't come through all of them, and the client's word counts for nothing.
  ['3', '192.0.2.7', 'unknown'],
  ['0', '192.0.2.1, 192.0.2.7', '192.0.2.7'],
  ['1', 'x'.repeat(14_000), 'unknown'],
  ['1', '192.0.2.7:443', 'unknown'],
  // A single host has a whole /64.
  ['1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['1', '2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['1', '2001:db8::9', '2001:db8:0:0::/64'],
  ['1', '::1', '0:0:0:0::/64'],
  ['1', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1', '::ffff:192.0.2.7', '192.0.2.7'],
  ['1', '::ffff:c000:207', '192.0.2.7'],
  ['1', '', 'unknown'],
  ['1', undefined, 'unknown'],
])('behind %s proxies %j comes from %s', async (proxies, hops, address) => {
  const { clientAddress } = await withProxies(proxies)
  expect(clientAddress(from(hops))).toBe(address)
})

describe('a client’s claim about its own address', () => {
  /** The header as Next finds it, of a request that brings this one along. */
  async function seenByNext(step: Step, brought: string | undefined): Promise<string | undefined> {
    const site = await startSite([step], (message, answer) => answer.end(message.headers['x-forwarded-for']))
    const text = await (await fetch(site.url, { headers: from(brought) })).text()
    await site.end()
    return text || undefined
  }

  test.each([
    ['0', undefined, '127.0.0.1'],
    ['0', '192.0.2.7', '127.0.0.1'],
    ['1', '192.0.2.7', '192.0.2.7'],
    ['1', 'made up, 192.0.2.7', '192.0.2.7'],
    ['1', undefined, '127.0.0.1'],
    ['1', 'no address', '127.0.0.1'],
    ['2', '192.0.2.7, 10.0.0.1', '192.0.2.7'],
    // Walked around a proxy.
    ['2', '192.0.2.7', '127.0.0.1'],
  ])('behind %s proxies %j is from %s', async (proxies, brought, address) => {
    const { trustOnlyProxies, clientAddress } = await withProxies(proxies)
    expect(clientAddress(from(await seenByNext(trustOnlyProxies, brought)))).toBe(address)
  })
})

test.each([
  ['0', '127.0.0.1', '192.0.2.7', true],
  ['0', '::ffff:10.0.0.3', '192.0.2.7', true],
  ['0', 'fd00::3', '192.0.2.7', true],
  ['0', '127.0.0.1', undefined, false],
  // A stranger at the port itself could write the header.
  ['0', '198.51.100.7', '192.0.2.7', false],
  ['1', '127.0.0.1', '192.0.2.7', false],
])('with TRUST_PROXY=%s, a peer %s and %j a proxy that isn’t counted is noticed: %s', async (...row) => {
  const [proxies, remoteAddress, header, noticed] = row
  processSlot('uncounted-proxy').current = undefined
  const { trustOnlyProxies } = await withProxies(proxies)
  const headers = header === undefined ? {} : { 'x-forwarded-for': header }
  trustOnlyProxies.run(
    { request: { headers, socket: { remoteAddress } } } as unknown as Exchange,
    () => undefined,
  )
  expect(hasUncountedProxy()).toBe(noticed)
})

describe('counting', () => {
  const limit = { name: 'counting', points: 2, seconds: 60 }

  test('refused clients never block others', async () => {
    const { consume } = await import('@/lib/limits/rate-limit')
    for (let client = 0; client < 2_000; client += 1) await consume(limit, `first ${client}`)
    await consume(limit, 'a')
    await consume(limit, 'a')
    await expect(consume(limit, 'a')).rejects.toMatchObject({ code: 'too-many' })
    await consume(limit, 'b')
  })

  test('memory is bounded: the longest unseen client is forgotten', async () => {
    const { countRequest, maxClients: mostClients } = await import('@/lib/limits/rate-limit')
    const wide = { name: 'wide', points: 2, seconds: 60 }
    const timers = jest.spyOn(global, 'setTimeout')
    const stopped = jest.spyOn(global, 'clearTimeout')
    await countRequest(wide, 'first')
    await countRequest(wide, 'second')
    for (let client = 0; client < mostClients - 2; client += 1) await countRequest(wide, `client ${client}`)
    await countRequest(wide, 'first')
    for (let client = 0; client < 10; client += 1) await countRequest(wide, `late ${client}`.repeat(2_000))
    expect(timers.mock.calls.length - stopped.mock.calls.length).toBeLessThanOrEqual(mostClients)
    expect((await countRequest(wide, 'first')).requests).toBe(3)
    expect((await countRequest(wide, 'second')).requests).toBe(1)
  })
})
