import 'server-only'
import { countRequest, type Limit } from '@/lib/limits/rate-limit'
import { hasUncountedProxy } from '@/lib/uncounted-proxy'

const day = 86_400_000
/** One address's confirmations per day: more than a household needs, less than a flood. */
const dailyLimit = { points: 10, seconds: day / 1000 }
/** Counted separately, so that a flood of one never uses up the other's. */
const ofAddress = {
  lead: { name: 'confirmations', ...dailyLimit },
  visit: { name: 'visit-confirmations', ...dailyLimit },
} satisfies Record<string, Limit>
/** The maximum number of days over which the rest is spread. */
const mostDays = 7

/** Returns true for an address that many visitors share: this machine's, or a proxy's that TRUST_PROXY doesn't count. */
const isShared = (address: string) =>
  hasUncountedProxy() || address === 'unknown' || /^(?:127\.|0:0:0:0::\/64$)/.test(address)

/**
 * Counts a request for a confirmation by its address, which isn't stored with the lead.
 * @returns the time (ISO) before which the confirmation isn't sent; undefined if it may be sent at once
 */
export async function confirmAtFor(
  address: string,
  kind: keyof typeof ofAddress = 'lead',
): Promise<string | undefined> {
  if (isShared(address)) return undefined
  const { requests, freeIn } = await countRequest(ofAddress[kind], address)
  const daysLater = Math.min(Math.floor((requests - 1) / dailyLimit.points), mostDays)
  if (daysLater === 0) return undefined
  return new Date(Date.now() + freeIn + (daysLater - 1) * day).toISOString()
}
