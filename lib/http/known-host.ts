import 'server-only'
import { env } from '@/lib/env'

const localNames = ['localhost', '127.0.0.1', '[::1]']

/** Returns true for the host of SITE_URL on any port, and for this machine's own names, which monitoring uses. */
export function isKnownHost(host = ''): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  return name === new URL(env().SITE_URL).hostname || localNames.includes(name)
}
