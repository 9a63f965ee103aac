import 'server-only'
import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { type IncomingMessage } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { CalendarProblem } from './read-busy-times'

// Staff enter the address, and where it leads may change at any time: only public servers are asked, and little is read.

const largest = 1024 * 1024
const mostRedirects = 3
/** In milliseconds, redirects included. */
const longest = 10_000

/** The networks of IPv4 that aren't public (RFC 6890), with those of a cloud's own services. */
const privateNetworks = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast and reserved ones.
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(net, bits)

/** Public addresses of IPv6, but for those that lead to one of IPv4 (Teredo, 6to4) or nowhere. */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')
const specialV6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialV6.addSubnet(net, bits, 'ipv6')

/** Returns true if an IP address is one of the public internet. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address)
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}

/** Resolves and trusts servers; tests pass their own. */
export type Network = {
  isAllowed: (address: string) => boolean
  resolve: (host: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void
  ca?: RequestOptions['ca']
  longest: number
}
const internet: Network = {
  isAllowed: isPublic,
  resolve: (host, done) => lookUp(host, { all: true }, done),
  longest,
}

const isPrivate = () =>
  new CalendarProblem('This address leads into a private network. A calendar has to be on the internet.')

/** Returns the lookup of a connection. It gives only addresses that were checked, so that none can change in between. */
const checkedLookup =
  ({ isAllowed, resolve }: Network): LookupFunction =>
  (host, options, done) =>
    resolve(host, (error, addresses) => {
      if (error) return done(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return done(isPrivate(), '')
      if (options.all) return done(null, addresses)
      done(null, addresses[0]!.address, addresses[0]!.family)
    })

function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A numeric address isn't looked up.
  if (isIP(host) && !network.isAllowed(host)) return Promise.reject(isPrivate())
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        agent: false,
        lookup: checkedLookup(network),
        ca: network.ca,
        signal,
        headers: { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'showroom' },
      },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length
    if (length > largest)
      throw new CalendarProblem('This calendar is larger than 1 MB. Use one with fewer events.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function statusProblem(status: number): CalendarProblem {
  if ([401, 403, 404, 410].includes(status))
    return new CalendarProblem(
      `There’s no longer a shared calendar at this address (${status}). Copy its address again.`,
    )
  return new CalendarProblem(`The calendar’s server is having problems (${status}). Try again later.`)
}

function connectionProblem(error: unknown, isLate: boolean): CalendarProblem {
  if (error instanceof CalendarProblem) return error
  const { code = '' } = error as { code?: string }
  if (isLate || code === 'ETIMEDOUT')
    return new CalendarProblem('The calendar’s server didn’t answer in time.')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new CalendarProblem('The calendar’s server can’t be found by its name. Check the address.')
  if (/CERT|TLS|SSL/.test(code))
    return new CalendarProblem('The calendar’s server couldn’t be reached safely: its certificate is wrong.')
  return new CalendarProblem('The calendar’s server dropped the connection.')
}

/** Returns the text of a calendar at an https address. @throws CalendarProblem */
export async function fetchCalendar(address: string, network: Network = internet): Promise<string> {
  const signal = AbortSignal.timeout(network.longest)
  try {
    let url = new URL(address)
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (url.protocol !== 'https:')
        throw new CalendarProblem('This address leads to one that isn’t encrypted (https).')
      const answer = await ask(url, network, signal)
      const { statusCode = 0, headers } = answer
      try {
        if (statusCode === 200) return await textOf(answer)
      } finally {
        answer.destroy()
      }
      if (statusCode < 300 || statusCode > 399 || !headers.location) throw statusProblem(statusCode)
      url = new URL(headers.location, url)
    }
    throw new CalendarProblem('This address redirects too many times. Copy it again.')
  } catch (error) {
    throw connectionProblem(error, signal.aborted)
  }
}
