import 'server-only'
import { env } from '@/lib/env'

/** Returns true if a browser marks the request as coming from another site (Sec-Fetch-Site, else Origin). */
export function isCrossSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  if (!origin) return false
  if (origin === env().SITE_URL) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')
}
