import { createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'
import type * as addresses from '@/lib/limits/client-address'

/** What limits the requests, as a server with this TRUST_PROXY loads it. */
async function withProxies(count: string): Promise<typeof addresses> {
  process.env.TRUST_PROXY = count
  jest.resetModules()
  return import('@/lib/limits/client-address')
}
afterEach(() => delete process.env.TRUST_PROXY)

const from = (hops?: string) => new Headers(hops === undefined ? {} : { 'x-forwarded-for': hops })

test.each([
  ['1', '192.0.2.7', '192.0.2.7'],
  // What stands before it the client may have written.
  ['1', 'made up, 10.0.0.1, 192.0.2.7', '192.0.2.7'],
  ['2', 'made up, 192.0.2.7, 10.0.0.1', '192.0.2.7'],
  ['2', ' 192.0.2.7 ,10.0.0.1', '192.0.2.7'],
  // Fewer hops than proxies: the request didn't come through all of them.
  ['3', '192.0.2.7', '192.0.2.7'],
  ['1', '', 'unknown'],
  ['1', undefined, 'unknown'],
])('behind %s proxies %j comes from %s', async (proxies, hops, address) => {
  const { clientAddress } = await withProxies(proxies)
  expect(clientAddress(from(hops))).toBe(address)
})

describe('what a client says of its own address', () => {
  /** The header as Next finds it, of a request that brings one along. */
  async function seenByNext(): Promise<string | undefined> {
    const server = createServer((message, answer) => {
      answer.end(message.headers['x-forwarded-for'] as string | undefined)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    const text = await new Promise<string>((done, failed) => {
      const headers = { 'X-Forwarded-For': '192.0.2.7' }
      request({ host: '127.0.0.1', port, headers }, (answer) => {
        let body = ''
        answer.on('data', (part: Buffer) => (body += part.toString()))
        answer.on('end', () => done(body))
      })
        .on('error', failed)
        .end()
    })
    await new Promise((done) => server.close(done))
    return text || undefined
  }

  let end = () => {}
  afterEach(() => end())

  test('isn’t believed without a proxy: Next finds nothing, and takes the socket’s address', async () => {
    const { believeNobody } = await withProxies('0')
    end = believeNobody()
    expect(await seenByNext()).toBeUndefined()
  })

  test('is what the proxy says behind one', async () => {
    const { believeNobody } = await withProxies('1')
    end = believeNobody()
    expect(await seenByNext()).toBe('192.0.2.7')
  })
})
