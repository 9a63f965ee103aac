import { processSlot } from './process-slot'
import { BlockList, isIP } from 'node:net'

// Where a proxy that TRUST_PROXY doesn't count stands in front, all visitors are one address to the limits.

const ownNetworks = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(net, bits)
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addAddress('::1', 'ipv6')

// The server's start and the handlers have their own copies of this module.
const slot = processSlot<true>('uncounted-proxy')

/**
 * Notes a request that says it was passed on, though no proxy is counted. Only a peer in a network of our own is believed
 * to be one: a stranger who reaches the port could write the header too.
 */
export function noteForwarded(peer = ''): void {
  const family = isIP(peer)
  if (family && ownNetworks.check(peer, family === 4 ? 'ipv4' : 'ipv6')) slot.current = true
}

/** Whether a proxy stands in front that TRUST_PROXY doesn't count, as far as was seen since the start. */
export const hasUncountedProxy = (): boolean => slot.current === true
