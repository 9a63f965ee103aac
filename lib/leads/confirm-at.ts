import 'server-only'
import { countRequest, type Limit } from '@/lib/limits/rate-limit'
import { hasUncountedProxy } from '@/lib/uncounted-proxy'

const day = 86_400_000
/** Confirmations that one address asks for within a day: more than a household, less than a flood. */
const most = { points: 10, seconds: day / 1000 }
/** Requests and visits apart, so that a flood of one never uses up the other's. */
const ofAddress = {
  lead: { name: 'confirmations', ...most },
  visit: { name: 'visit-confirmations', ...most },
} satisfies Record<string, Limit>
/** How far ahead the rest is spread, in days: a flood's confirmations end some time. */
const mostDays = 7

/** An address that may be everybody's: this machine's, or a proxy's that TRUST_PROXY doesn't count. */
const isShared = (address: string) =>
  hasUncountedProxy() || address === 'unknown' || /^(?:127\.|0:0:0:0::\/64$)/.test(address)

/**
 * Counts a request of an address that asks for a confirmation, of a lead or about a visit. The address is known now only: it isn't kept with the lead.
 * @returns the time (ISO) before which the confirmation isn't sent; undefined where it may go out at once
 */
export async function confirmAtFor(
  address: string,
  kind: keyof typeof ofAddress = 'lead',
): Promise<string | undefined> {
  if (isShared(address)) return undefined
  const { requests, freeIn } = await countRequest(ofAddress[kind], address)
  const daysLater = Math.min(Math.floor((requests - 1) / most.points), mostDays)
  if (daysLater === 0) return undefined
  return new Date(Date.now() + freeIn + (daysLater - 1) * day).toISOString()
}
