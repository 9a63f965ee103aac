import { processSlot } from './process-slot'
import { BlockList, isIP } from 'node:net'

// Behind a proxy that TRUST_PROXY doesn't count, all visitors have one address for the limits.

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

const slot = processSlot<true>('uncounted-proxy')

/**
 * Records a request that was forwarded although no proxy is counted. Only a peer in a private network is taken for a proxy: a
 * stranger who reaches the port could write the header too.
 */
export function noteForwarded(peer = ''): void {
  const family = isIP(peer)
  if (family && ownNetworks.check(peer, family === 4 ? 'ipv4' : 'ipv6')) slot.current = true
}

/** Returns true if an uncounted proxy was seen since the start. */
export const hasUncountedProxy = (): boolean => slot.current === true
